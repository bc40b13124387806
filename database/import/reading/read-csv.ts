import { type FileRecord, ImportFileError } from '../file-record.ts';
import { longestRecord } from './read-text.ts';

interface CsvRow {
  readonly line: number;
  readonly cells: readonly string[];
}

/**
 * CSV with a heading: comma, semicolon or tab between values (the heading tells which), quotes as in RFC 4180, so that a value
 * may hold the separator, quotes and line ends. Every record has the heading's names; an empty value is ''.
 */
export async function* readCsv(pieces: AsyncIterable<string>): AsyncGenerator<FileRecord> {
  let names: readonly string[] | null = null;
  for await (const { line, cells } of readRows(pieces)) {
    if (names === null) {
      names = cells.map((cell) => cell.trim());
      const twice = names.find((name, index) => name === '' || names?.indexOf(name) !== index);
      if (twice !== undefined)
        throw new ImportFileError(`The heading names '${twice}' twice, or a column has no name.`);
    } else if (cells.length !== names.length) {
      yield { line, problem: `has ${cells.length} values, but the heading has ${names.length}`, cells };
    } else {
      yield { line, values: Object.fromEntries(names.map((name, index) => [name, cells[index] ?? ''])) };
    }
  }
}

async function* readRows(pieces: AsyncIterable<string>): AsyncGenerator<CsvRow> {
  let parser: CsvParser | null = null;
  let start = '';
  for await (const piece of pieces) {
    if (parser === null) {
      // The separator is told by the heading, so that must be there as a whole.
      start += piece;
      if (!start.includes('\n') && start.length < longestRecord) continue;
      parser = new CsvParser(separatorOf(start));
      yield* parser.take(start);
    } else {
      yield* parser.take(piece);
    }
  }
  parser ??= new CsvParser(separatorOf(start));
  yield* parser.take(start.includes('\n') ? '' : start);
  yield* parser.end();
}

function separatorOf(text: string): string {
  const [heading = ''] = text.split('\n', 1);
  const count = (separator: string) => heading.split(separator).length;
  return [',', ';', '\t'].reduce((best, next) => (count(next) > count(best) ? next : best));
}

class CsvParser {
  readonly #separator: string;
  /** Whatever ends a run of plain characters outside quotes. */
  readonly #plainEnd: RegExp;
  #line = 1;
  #rowLine = 1;
  #cells: string[] = [];
  #cell = '';
  #length = 0;
  #state: 'plain' | 'quoted' | 'quote-in-quoted' = 'plain';

  constructor(separator: string) {
    this.#separator = separator;
    this.#plainEnd = new RegExp(`[${separator}"\\r\\n]`, 'g');
  }

  *take(text: string): Generator<CsvRow> {
    for (let at = 0; at < text.length; ) {
      if (this.#state === 'quoted') at = this.#takeQuoted(text, at);
      else if (this.#state === 'quote-in-quoted' && text[at] === '"') {
        this.#cell += '"';
        this.#state = 'quoted';
        at += 1;
      } else {
        this.#state = 'plain';
        const end = this.#takePlain(text, at);
        const row = this.#special(text[end]);
        if (row !== null) yield row;
        at = end + 1;
      }
      if (this.#cell.length + this.#length > longestRecord) {
        throw new ImportFileError(`The record at line ${this.#rowLine} has no end. Is a quote missing?`);
      }
    }
  }

  *end(): Generator<CsvRow> {
    if (this.#state === 'quoted') throw new ImportFileError(`A quote at line ${this.#rowLine} is never closed.`);
    const row = this.#endRow();
    if (row !== null) yield row;
  }

  #takeQuoted(text: string, from: number): number {
    const quote = text.indexOf('"', from);
    const part = text.slice(from, quote === -1 ? text.length : quote);
    this.#cell += part;
    this.#line += part.split('\n').length - 1;
    if (quote === -1) return text.length;
    this.#state = 'quote-in-quoted';
    return quote + 1;
  }

  #takePlain(text: string, from: number): number {
    this.#plainEnd.lastIndex = from;
    const end = this.#plainEnd.exec(text)?.index ?? text.length;
    this.#cell += text.slice(from, end);
    return end;
  }

  #special(character: string | undefined): CsvRow | null {
    if (character === this.#separator) this.#endCell();
    else if (character === '"' && this.#cell.trim() === '') {
      this.#cell = '';
      this.#state = 'quoted';
    } else if (character === '"') this.#cell += '"';
    else if (character === '\n') {
      const row = this.#endRow();
      this.#line += 1;
      this.#rowLine = this.#line;
      return row;
    }
    return null;
  }

  #endCell(): void {
    this.#length += this.#cell.length;
    this.#cells.push(this.#cell.trim());
    this.#cell = '';
  }

  /** Null for an empty line. */
  #endRow(): CsvRow | null {
    this.#endCell();
    const cells = this.#cells;
    this.#cells = [];
    this.#length = 0;
    return cells.length === 1 && cells[0] === '' ? null : { line: this.#rowLine, cells };
  }
}
