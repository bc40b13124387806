import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type BrandSchema, brandFileFaults } from '#contract/brand/brand-file.ts';

/** What is the matter with a brand variant's folder, in one line. */
export class BrandError extends Error {}

/** A file of a brand variant, as its schema says; else one line with everything that is wrong with it. */
export function readBrandJson<T>(file: string, schema: BrandSchema<T>): T {
  const named = path.join(path.basename(path.dirname(file)), path.basename(file));
  const read = schema.safeParse(parsed(file, named));
  if (read.success) return read.data;
  throw new BrandError(`${named}: ${brandFileFaults(read.error).join('; ')}`);
}

function parsed(file: string, named: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new BrandError(`${named}: ${(error as Error).message}`);
  }
}
