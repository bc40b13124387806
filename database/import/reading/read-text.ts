import { createReadStream } from 'node:fs';
import { ImportFileError } from '../file-record.ts';
import type { Encoding } from './inspect-file.ts';

/** The text of a file in pieces, whatever its size; `onBytes` hears how much has been read. */
export async function* readText(
  file: string,
  encoding: Encoding,
  onBytes: (bytes: number) => void = () => {},
): AsyncGenerator<string> {
  // The decoder also takes away a byte order mark.
  const decoder = new TextDecoder(encoding, { fatal: encoding === 'utf-8' });
  let bytes = 0;
  for await (const chunk of createReadStream(file, { highWaterMark: 256 * 1024 }) as AsyncIterable<Buffer>) {
    bytes += chunk.byteLength;
    yield decoded(() => decoder.decode(chunk, { stream: true }));
    onBytes(bytes);
  }
  yield decoded(() => decoder.decode());
}

function decoded(decode: () => string): string {
  try {
    return decode();
  } catch {
    throw new ImportFileError('The file is not UTF-8, as was said; leave --encoding out to have it found.');
  }
}

/** A record longer than this is no record, but a file without line ends. */
export const longestRecord = 1_000_000;

export interface TextLine {
  readonly line: number;
  readonly text: string;
}

export async function* readLines(pieces: AsyncIterable<string>): AsyncGenerator<TextLine> {
  let line = 0;
  let rest = '';
  for await (const piece of pieces) {
    const lines = (rest + piece).split(/\r?\n/);
    rest = lines.pop() ?? '';
    if (rest.length > longestRecord) throw new ImportFileError(`Line ${line + lines.length + 1} has no end.`);
    for (const text of lines) {
      line += 1;
      yield { line, text };
    }
  }
  if (rest !== '') yield { line: line + 1, text: rest };
}
