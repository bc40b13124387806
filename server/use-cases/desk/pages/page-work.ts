import { pageFields } from '#contract/desk/pages/schemas.ts';
import type { PageFields } from '#server/ports/content/pages.ts';
import type { DeskTransaction } from '#server/ports/desk/desk-transaction.ts';
import type { DeskParts } from '../desk-parts.ts';

export const subjectOf = (slug: string) => `page:${slug}`;

/** A page as it is in the shop now. Null: the shop has none of that name. */
export interface CurrentPage {
  readonly fields: PageFields;
  readonly file: PageFields;
  readonly version: number;
  readonly held: boolean;
}

export async function currentPage(
  tx: Pick<DeskTransaction, 'pages'>,
  { pageFiles }: Pick<DeskParts, 'pageFiles'>,
  slug: string,
): Promise<CurrentPage | null> {
  const found = pageFiles.file(slug);
  if (found === undefined) return null;
  const { title, description, lead, body } = found;
  const file = { title, description, lead, body };
  const newest = (await tx.pages.newest()).get(slug);
  const held = newest?.held ?? false;
  return { file, held, version: newest?.id ?? 0, fields: held && newest !== undefined ? newest.fields : file };
}

/** Of whatever was drafted, what a page has. */
export function draftedFields(page: PageFields, drafted: Readonly<Record<string, unknown>>): PageFields {
  const taken = Object.entries(drafted).filter(([name, value]) => name in page && typeof value === 'string');
  return { ...page, ...Object.fromEntries(taken) };
}

/** The name of a field that has to say something and does not, or says too much; null: all do. */
export function emptyField(fields: PageFields): string | null {
  const read = pageFields.safeParse(fields);
  return read.success ? null : String(read.error.issues[0]?.path[0] ?? '');
}
