import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { crc32, deflateRawSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPictureSource } from './picture-source.ts';

let folder: string;
const long = `${'mappe-med-et-langt-navn/'.repeat(6)}A-9001_svart_1.jpg`;
const files: Readonly<Record<string, string>> = { 'A-9001.jpg': 'one', 'dyp/Blå.png': 'two', [long]: 'three' };

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'hent-source-'));
  for (const [name, content] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, 'in', name)), { recursive: true });
    await writeFile(path.join(folder, 'in', name), content);
  }
  for (const litter of ['.DS_Store', 'Thumbs.db', 'liste.csv']) await writeFile(path.join(folder, 'in', litter), 'x');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const contentsOf = async (place: string) => {
  const source = await openPictureSource(place);
  const found = await Promise.all([...source.entries].map(async ([name, file]) => [name, String(await file.read())]));
  await source.close();
  return Object.fromEntries(found);
};

/** As small as a .zip can be, with names, methods and sizes as told. */
function zip(entries: readonly { name: string; content: string; method?: number; flags?: number; size?: number }[]) {
  const locals: Buffer[] = [];
  const central: Buffer[] = [];
  let at = 0;
  for (const { name, content, method = 8, flags = 0x800, size } of entries) {
    const named = Buffer.from(name);
    const packed = method === 8 ? deflateRawSync(content) : Buffer.from(content);
    const head = Buffer.alloc(30);
    head.writeUInt32LE(0x04034b50, 0);
    head.writeUInt16LE(named.length, 26);
    const record = Buffer.alloc(46);
    record.writeUInt32LE(0x02014b50, 0);
    record.writeUInt16LE(flags, 8);
    record.writeUInt16LE(method, 10);
    record.writeUInt32LE(crc32(content), 16);
    record.writeUInt32LE(packed.length, 20);
    record.writeUInt32LE(size ?? content.length, 24);
    record.writeUInt16LE(named.length, 28);
    record.writeUInt32LE(at, 42);
    locals.push(head, named, packed);
    central.push(record, named);
    at += head.length + named.length + packed.length;
  }
  const directory = Buffer.concat(central);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...locals, directory, end]);
}

test('a folder, with all below it and without what programs leave there; links are not followed', async () => {
  await writeFile(path.join(folder, 'secret.jpg'), 'secret');
  await symlink(path.join(folder, 'secret.jpg'), path.join(folder, 'in', 'A-9002.jpg'));
  expect(await contentsOf(path.join(folder, 'in'))).toEqual(files);
  await rm(path.join(folder, 'in', 'A-9002.jpg'));
});

// The tar of macOS writes no GNU ones.
test.each(process.platform === 'darwin' ? ['pax', 'ustar'] : ['gnu', 'pax', 'ustar'])(
  'a .tar of the kind %s',
  async (format) => {
    const archive = path.join(folder, `${format}.tar`);
    execFileSync('tar', [`--format=${format}`, '-cf', archive, '-C', path.join(folder, 'in'), '.']);
    expect(await contentsOf(archive)).toEqual(files);
  },
);

test('a .zip, stored and deflated', async () => {
  const archive = path.join(folder, 'all.zip');
  const entries = Object.entries(files).map(([name, content], n) => ({ name, content, method: n === 0 ? 0 : 8 }));
  await writeFile(archive, zip([{ name: 'dyp/', content: '', method: 0 }, ...entries]));
  expect(await contentsOf(archive)).toEqual(files);
});

test('a bomb, an encrypted and a strange entry are told of one by one', async () => {
  const archive = path.join(folder, 'bad.zip');
  const bomb = 'x'.repeat(21 * 1024 * 1024);
  await writeFile(
    archive,
    zip([
      { name: 'big.jpg', content: bomb },
      { name: 'lies.jpg', content: bomb, size: 100 },
      { name: 'locked.jpg', content: 'x', flags: 0x801 },
      { name: 'odd.jpg', content: 'x', method: 12 },
    ]),
  );
  const { entries, close } = await openPictureSource(archive);
  await expect(entries.get('big.jpg')?.read()).rejects.toThrow('is 21 MB; pictures have at most 20');
  await expect(entries.get('lies.jpg')?.read()).rejects.toThrow('is broken in the .zip');
  await expect(entries.get('locked.jpg')?.read()).rejects.toThrow('is encrypted');
  await expect(entries.get('odd.jpg')?.read()).rejects.toThrow('compressed in a way');
  await close();
});

test('what is no archive, or a cut one, is said in one line', async () => {
  const cases = { 'x.zip': 'no zip', 'x.tar': 'no tar at all'.repeat(60), 'x.tar.gz': '\x1f\x8b', 'x.rar': 'Rar!' };
  for (const [name, content] of Object.entries(cases)) {
    await writeFile(path.join(folder, name), content);
    await expect(openPictureSource(path.join(folder, name))).rejects.toThrow(/is no|no \.zip|no \.tar/);
  }
  await expect(openPictureSource(path.join(folder, 'nowhere'))).rejects.toThrow('is not there');
  const whole = zip([{ name: 'a.jpg', content: 'x' }]);
  await writeFile(path.join(folder, 'cut.zip'), whole.subarray(60));
  await expect(openPictureSource(path.join(folder, 'cut.zip'))).rejects.toThrow(/broken|beyond/);
});
