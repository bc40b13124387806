import { type FileHandle, open } from 'node:fs/promises';
import { ImportFileError } from '../../import/file-record.ts';
import { checkSize, type OpenedEntries, type PictureEntry } from './picture-entry.ts';

const block = 512;
const mostNameBytes = 64 * 1024;

/** A .tar, with the long names of GNU and pax; not compressed. */
export async function tarEntries(file: string): Promise<OpenedEntries> {
  const handle = await open(file);
  try {
    return { entries: await readEntries(handle), close: () => handle.close() };
  } catch (error) {
    await handle.close();
    throw error;
  }
}

async function readEntries(handle: FileHandle): Promise<PictureEntry[]> {
  const entries: PictureEntry[] = [];
  const { size: length } = await handle.stat();
  let longName: string | null = null;
  for (let at = 0; at + block <= length; ) {
    const header = await bytesAt(handle, at, block);
    if (header.every((byte) => byte === 0)) break;
    if (!hasRightSum(header)) throw new ImportFileError('The file is no .tar, or a broken one.');
    const size = sizeOf(header);
    const start = at + block;
    const type = String.fromCharCode(header[156] ?? 0);
    if (start + size > length) throw new ImportFileError('The .tar ends in the middle of a file.');
    if (type === 'L' || type === 'x') {
      const said = (await bytesAt(handle, start, Math.min(size, mostNameBytes))).toString();
      longName = type === 'L' ? upToZero(said) : (/(?:^|\n)\d+ path=([^\n]*)/.exec(said)?.[1] ?? longName);
    } else {
      const name: string = longName ?? nameOf(header);
      longName = null;
      if (type === '0' || type === '\0') entries.push(entry(handle, name.normalize('NFC'), start, size));
    }
    at = start + Math.ceil(size / block) * block;
  }
  return entries;
}

function entry(handle: FileHandle, name: string, start: number, size: number): PictureEntry {
  return {
    name: name.replace(/^(\.\/)+/, ''),
    size,
    read: async () => {
      checkSize(size);
      return bytesAt(handle, start, size);
    },
  };
}

function nameOf(header: Buffer): string {
  const prefix = header.toString('latin1', 257, 262) === 'ustar' ? upToZero(header.toString('utf8', 345, 500)) : '';
  const name = upToZero(header.toString('utf8', 0, 100));
  return prefix === '' ? name : `${prefix}/${name}`;
}

/** In octal digits, or, where those do not suffice, in bytes after a first one with its highest bit set. */
function sizeOf(header: Buffer): number {
  if (((header[124] ?? 0) & 0x80) !== 0) return Number(header.readBigUInt64BE(128));
  return Number.parseInt(upToZero(header.toString('latin1', 124, 136)).trim() || '0', 8);
}

/** The sum of all bytes, those of the sum itself taken as blanks. */
function hasRightSum(header: Buffer): boolean {
  const said = Number.parseInt(upToZero(header.toString('latin1', 148, 156)).trim(), 8);
  const sum = header.reduce((total, byte, at) => total + (at >= 148 && at < 156 ? 32 : byte), 0);
  return sum === said;
}

function upToZero(text: string): string {
  const end = text.indexOf('\0');
  return end === -1 ? text : text.slice(0, end);
}

async function bytesAt(handle: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, position);
  return buffer.subarray(0, bytesRead);
}
