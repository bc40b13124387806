import { readFile, stat } from 'node:fs/promises';
import { refusalWords } from '#database/pictures/refusal-words.ts';
import { checkSize, EntryError } from '#database/pictures/sources/picture-entry.ts';
import { photoPath } from '#domain/picture/photo-path.ts';
import { ConfigError } from '#server/settings/setting-values.ts';
import { takePicture } from '#server/use-cases/picture/take-picture.ts';
import type { CommandMeans } from './article-of.ts';

/** Photographs that belong to no article: the home page, campaigns and posts name them by the address that is printed. */
export async function takeCommand({ parts, usage }: CommandMeans, files: readonly string[]): Promise<void> {
  if (files.length === 0) throw new ConfigError(usage);
  for (const file of files) {
    const taken = await takePicture(parts, await bytesOf(file));
    if (!taken.ok) throw new ConfigError(`${file} ${refusalWords(taken.refusal)}.`);
    console.log(`${file}: ${photoPath(taken.value.photo)}`);
  }
}

async function bytesOf(file: string): Promise<Buffer> {
  try {
    checkSize((await stat(file)).size);
    return await readFile(file);
  } catch (error) {
    if (error instanceof EntryError) throw new ConfigError(`${file} ${error.message}.`);
    throw new ConfigError(`${file} cannot be read.`);
  }
}
