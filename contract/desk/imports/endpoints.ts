import { act, read } from '../endpoint.ts';

export const importEndpoints = {
  /** What can be brought, the latest runs, and files that wait for somebody. */
  imports: read('imports.see', '/imports'),
  startUpload: act('imports.try', '/uploads'),
  upload: read('imports.see', '/uploads/:id'),
  /** A dry run: what would change, and which lines are bad. */
  tryUpload: act('imports.try', '/uploads/:id/try'),
  /** Other values in bad lines, and a dry run of what it is then. */
  mendUpload: act('imports.try', '/uploads/:id/mend'),
  takeUpload: act('imports.run', '/uploads/:id/take'),
  dropUpload: act('imports.try', '/uploads/:id/drop'),
  undoImport: act('imports.run', '/import-runs/:id/undo'),
} as const;

/** Bytes of an upload, one piece after the other: POST with an octet stream, its offset last in the path. */
export const piecePath = '/uploads/:id/pieces/:offset';
/** The bad lines of an upload as a file. */
export const badLinesPath = '/uploads/:id/bad-lines';
export const pieceBytes = 2 * 1024 * 1024;
/** A larger file is brought by the command, on the machine itself. */
export const mostUploadBytes = 200 * 1024 * 1024;
/** Of an upload's name: what the import reads. */
export const uploadEndings = ['csv', 'tsv', 'txt', 'jsonl'] as const;
