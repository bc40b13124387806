import { ImportFileError } from '../../import/file-record.ts';
import { inspectFile } from '../../import/reading/inspect-file.ts';
import { readCsv } from '../../import/reading/read-csv.ts';
import { readText } from '../../import/reading/read-text.ts';
import type { Goods } from './goods.ts';
import { goodsOf, type Match, placeByName, placeOf } from './picture-name.ts';
import { asEntryName, unsafePath } from './unsafe-path.ts';

/** One picture to import: which entry, where it belongs, and what is said of it. */
export interface ListedPicture {
  /** As whoever reads the report finds it: a file's name, or a line of the list. */
  readonly said: string;
  readonly entry: string;
  readonly match: Match;
  /** Undefined: nothing is said. */
  readonly alt: string | null | undefined;
}

const mostAlt = 500;

/** A CSV with a column Path, and where the file's own name does not say it, EanNo, ArticleNo or ArticleID, Color, Order and Alt. */
export async function* readPictureList(file: string, goods: Goods): AsyncGenerator<ListedPicture> {
  const { encoding } = await inspectFile(file);
  let rows = 0;
  for await (const record of readCsv(readText(file, encoding))) {
    rows += 1;
    const said = `line ${record.line}`;
    if ('problem' in record) {
      yield { said, entry: '', match: { problem: record.problem }, alt: undefined };
      continue;
    }
    const value = valuesOf(record.values);
    if (value('path') === undefined) throw new ImportFileError(`${file} has no column Path.`);
    yield listed(said, value, goods);
  }
  if (rows === 0) throw new ImportFileError(`${file} has no rows.`);
}

type Value = (name: string) => string | undefined;

/** By the column's name, whatever its capitals. */
function valuesOf(values: Readonly<Record<string, unknown>>): Value {
  const lower = new Map(Object.entries(values).map(([name, text]) => [name.toLowerCase(), String(text ?? '').trim()]));
  return (name) => lower.get(name);
}

function listed(said: string, value: Value, goods: Goods): ListedPicture {
  const path = value('path') ?? '';
  const alt = value('alt')?.slice(0, mostAlt);
  const unsafe = unsafePath(path);
  const match = unsafe === null ? matchOf(value, goods) : { problem: `Path '${path.slice(0, 80)}' ${unsafe}` };
  return { said: `${said} (${path.slice(0, 80)})`, entry: asEntryName(path), match, alt: alt === '' ? undefined : alt };
}

function matchOf(value: Value, goods: Goods): Match {
  const code = value('eanno') || value('articleno');
  const id = value('articleid') ?? '';
  const order = value('order') || value('sort') || '1';
  const color = value('color') ?? '';
  if (!code && id === '') return placeByName(asEntryName(value('path') ?? ''), goods);
  const found = code ? goodsOf(code, goods) : byId(id, goods);
  if (found === null) return { problem: code ? `names '${code}', which is not known` : `ArticleID ${id} is not known` };
  if ('problem' in found) return found;
  return placeOf(found.article, { said: color, colorId: found.colorId, position: Number(order) });
}

function byId(id: string, { byId: known }: Goods) {
  const article = known.get(Number(id));
  return article === undefined ? null : { article, colorId: null };
}
