import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { UploadFiles } from '#server/ports/desk/desk-uploads.ts';

/** Files that the office brings, below DATA_DIR: all processes of a machine see the same. Text is read a line at a time. */
export function folderUploads(dataDir: string): UploadFiles {
  const folder = path.join(dataDir, 'uploads');
  const named = ({ id, fileName }: { readonly id: number; readonly fileName: string }, extra = '') =>
    path.join(folder, `${id}${extra}${path.extname(fileName).toLowerCase()}`);
  return {
    pathOf: (upload) => named(upload),
    badLinesOf: (upload) => named(upload, '-bad'),
    append: async (file, offset, bytes) => {
      await mkdir(folder, { recursive: true });
      const handle = await open(file, offset === 0 ? 'w' : 'r+').catch(() => null);
      if (handle === null) return false;
      try {
        if ((await handle.stat()).size < offset) return false;
        await handle.write(bytes, 0, bytes.length, offset);
        return true;
      } finally {
        await handle.close();
      }
    },
    sizeOf: async (file) => (await stat(file).catch(() => null))?.size ?? 0,
    lines: async (file, numbers) => {
      const wanted = new Set(numbers);
      const last = Math.max(1, ...numbers);
      const lines = new Map<number, string>();
      let heading = '';
      let at = 0;
      for await (const line of createInterface({ input: createReadStream(file), crlfDelay: Infinity })) {
        at += 1;
        if (at === 1) heading = line.replace(/^\ufeff/, '');
        if (wanted.has(at)) lines.set(at, line);
        if (at >= last) break;
      }
      return { heading, lines };
    },
    replace: async (file, lines) => {
      const next = `${file}.new`;
      const out = createWriteStream(next);
      let at = 0;
      for await (const line of createInterface({ input: createReadStream(file), crlfDelay: Infinity })) {
        at += 1;
        if (!out.write(`${lines.get(at) ?? line}\n`)) await once(out, 'drain');
      }
      out.end();
      await once(out, 'finish');
      await rename(next, file);
    },
    remove: async (upload) => {
      await rm(named(upload), { force: true });
      await rm(named(upload, '-bad'), { force: true });
    },
    content: (file) => readFile(file, 'utf8').catch(() => null),
  };
}
