import { type FileHandle, open } from 'node:fs/promises';
import { promisify } from 'node:util';
import { crc32, inflateRaw } from 'node:zlib';
import { ImportFileError } from '../../import/file-record.ts';
import { checkSize, EntryError, mostEntryBytes, type OpenedEntries } from './picture-entry.ts';

const inflate = promisify<Buffer, { maxOutputLength: number }, Buffer>(inflateRaw);
const endSignature = 0x06054b50;
const centralSignature = 0x02014b50;
const largest = 0xffffffff;
const mostDirectoryBytes = 128 * 1024 * 1024;

interface Packed {
  readonly name: string;
  readonly flags: number;
  readonly method: number;
  readonly crc: number;
  readonly packed: number;
  readonly size: number;
  readonly at: number;
}

/** A .zip as programs write it: stored or deflated, with ZIP64 where it is large; no encryption, no other compression. */
export async function zipEntries(file: string): Promise<OpenedEntries> {
  const handle = await open(file);
  try {
    const directory = await readDirectory(handle);
    const entries = directory
      .filter(({ name }) => !name.endsWith('/'))
      .map((entry) => ({ name: entry.name, size: entry.size, read: () => unpack(handle, entry) }));
    return { entries, close: () => handle.close() };
  } catch (error) {
    await handle.close();
    if (error instanceof RangeError) throw new ImportFileError(`${file} is a broken .zip.`);
    throw error;
  }
}

async function readDirectory(handle: FileHandle): Promise<Packed[]> {
  const { size } = await handle.stat();
  const tail = await bytesAt(handle, Math.max(0, size - 66_000), Math.min(size, 66_000));
  const end = tail.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'));
  if (end === -1 || tail.readUInt32LE(end) !== endSignature) throw new ImportFileError('The file is no .zip.');
  let [length, at] = [tail.readUInt32LE(end + 12), tail.readUInt32LE(end + 16)];
  if (at === largest || length === largest || tail.readUInt16LE(end + 10) === 0xffff) {
    const record = await bytesAt(handle, Number(tail.readBigUInt64LE(end - 20 + 8)), 56);
    [length, at] = [Number(record.readBigUInt64LE(40)), Number(record.readBigUInt64LE(48))];
  }
  if (length > mostDirectoryBytes) throw new ImportFileError('The .zip holds too many files.');
  return [...directoryEntries(await bytesAt(handle, at, length))];
}

function* directoryEntries(directory: Buffer): Generator<Packed> {
  for (let at = 0; at + 46 <= directory.length; ) {
    if (directory.readUInt32LE(at) !== centralSignature) throw new ImportFileError('The .zip is broken.');
    const flags = directory.readUInt16LE(at + 8);
    const [nameLength, extraLength, noteLength] = [28, 30, 32].map((field) => directory.readUInt16LE(at + field));
    const nameEnd = at + 46 + (nameLength ?? 0);
    const extraEnd = nameEnd + (extraLength ?? 0);
    const name = directory.toString((flags & 0x800) === 0 ? 'latin1' : 'utf8', at + 46, nameEnd);
    const sizes = [
      directory.readUInt32LE(at + 24),
      directory.readUInt32LE(at + 20),
      directory.readUInt32LE(at + 42),
    ] as const;
    const [size, packed, offset] = inZip64(sizes, directory.subarray(nameEnd, extraEnd));
    yield {
      name: name.replaceAll('\\', '/').normalize('NFC'),
      flags,
      method: directory.readUInt16LE(at + 10),
      crc: directory.readUInt32LE(at + 16),
      packed,
      size,
      at: offset,
    };
    at = extraEnd + (noteLength ?? 0);
  }
}

/** Figures too large for their field stand in an extra one, in this order. */
function inZip64(figures: readonly [number, number, number], extra: Buffer): [number, number, number] {
  let at = 0;
  while (at + 4 <= extra.length && extra.readUInt16LE(at) !== 1) at += 4 + extra.readUInt16LE(at + 2);
  let next = at + 4;
  const read = (figure: number) => {
    if (figure !== largest) return figure;
    next += 8;
    return Number(extra.readBigUInt64LE(next - 8));
  };
  return [read(figures[0]), read(figures[1]), read(figures[2])];
}

async function unpack(handle: FileHandle, { flags, method, crc, packed, size, at }: Packed): Promise<Buffer> {
  checkSize(Math.max(size, packed));
  if ((flags & 1) === 1) throw new EntryError('is encrypted');
  if (method !== 0 && method !== 8) throw new EntryError('is compressed in a way that is not read: make the .zip anew');
  try {
    const local = await bytesAt(handle, at, 30);
    const start = at + 30 + local.readUInt16LE(26) + local.readUInt16LE(28);
    const bytes = await bytesAt(handle, start, packed);
    const content = method === 0 ? bytes : await inflate(bytes, { maxOutputLength: mostEntryBytes });
    if (crc32(content) !== crc) throw new EntryError('is broken in the .zip');
    return content;
  } catch (error) {
    if (error instanceof EntryError) throw error;
    throw new EntryError('is broken in the .zip');
  }
}

async function bytesAt(handle: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, position);
  if (bytesRead < length) throw new RangeError('beyond the end');
  return buffer;
}
