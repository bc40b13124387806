import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { ImportFileError } from '../file-record.ts';

export const encodings = ['utf-8', 'windows-1252', 'utf-16le', 'utf-16be'] as const;
export type Encoding = (typeof encodings)[number];

export interface InspectedFile {
  readonly size: number;
  readonly hash: Buffer;
  /** As its mark says; without one UTF-8 if it can be read as that, else what Windows in Norway writes. */
  readonly encoding: Encoding;
}

/** Reads a file through once: what it is, before any of it is believed. */
export async function inspectFile(file: string): Promise<InspectedFile> {
  const hash = createHash('sha256');
  const utf8 = new TextDecoder('utf-8', { fatal: true });
  let head: Buffer | null = null;
  let size = 0;
  let isUtf8 = true;
  try {
    for await (const chunk of createReadStream(file, { highWaterMark: 256 * 1024 }) as AsyncIterable<Buffer>) {
      head ??= chunk.subarray(0, 4_096);
      hash.update(chunk);
      size += chunk.byteLength;
      isUtf8 &&= canDecode(utf8, chunk);
    }
  } catch (error) {
    throw new ImportFileError(`${file} cannot be read: ${reasonOf(error)}.`);
  }
  isUtf8 &&= canDecode(utf8);
  return { size, hash: hash.digest(), encoding: encodingOf(head ?? Buffer.alloc(0), isUtf8) };
}

function encodingOf(head: Buffer, isUtf8: boolean): Encoding {
  if (head.length >= 2 && head.readUInt16BE() === 0xff_fe) return 'utf-16le';
  if (head.length >= 2 && head.readUInt16BE() === 0xfe_ff) return 'utf-16be';
  if (head.subarray(0, 2).toString('latin1') === 'PK') {
    throw new ImportFileError('The file is a spreadsheet or an archive. Save the sheet as CSV and try again.');
  }
  const zeros = head.filter((byte) => byte === 0).length;
  if (zeros > head.length / 4) return head[0] === 0 ? 'utf-16be' : 'utf-16le';
  if (zeros > 0) throw new ImportFileError('The file is no text.');
  return isUtf8 ? 'utf-8' : 'windows-1252';
}

function canDecode(decoder: TextDecoder, chunk?: Buffer): boolean {
  try {
    decoder.decode(chunk, { stream: chunk !== undefined });
    return true;
  } catch {
    return false;
  }
}

function reasonOf(error: unknown): string {
  const { code } = error as { code?: string };
  if (code === 'ENOENT') return 'there is no such file';
  if (code === 'EISDIR') return 'it is a folder';
  return code === 'EACCES' ? 'it may not be read' : String((error as Error).message);
}
