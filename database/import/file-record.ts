/** One record of an import file, or what is wrong with its text. `line` is the line it begins at, as an editor counts. */
export type FileRecord =
  | { readonly line: number; readonly values: Readonly<Record<string, unknown>> }
  | { readonly line: number; readonly problem: string; readonly cells?: readonly string[] };

/** The file cannot be read at all: said once, without a line of code. */
export class ImportFileError extends Error {
  override readonly name = 'ImportFileError';
}
