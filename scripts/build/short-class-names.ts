import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import path from 'node:path';

type NameClass = (name: string, file: string) => string;

const characters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';
/** Marks of two characters: twenty times as many as there are sheets. */
const marks = characters.length ** 2;
const folders = ['ui', 'storefront', 'counter', 'desk'];

/**
 * Names of classes in a build: `_qW3` is the third class of a sheet. A class stands in a page some thousand times, as the text that is
 * rendered, packed and cached. All builds give a class the same name, and no two classes have one. They begin as no class does that
 * is written by hand, or that a blocker of advertisements hides ('ad1').
 */
export function shortClassNames(root: string): NameClass {
  return numberedNames(marksOf(sheetsBelow(root)), root);
}

function numberedNames(markOf: ReadonlyMap<string, string>, root: string): NameClass {
  const known = new Map<string, Map<string, string>>();
  return (name, file) => {
    const sheet = path.relative(root, file).replaceAll(path.sep, '/');
    const mark = markOf.get(sheet);
    if (mark === undefined) throw new Error(`${sheet} is in none of the folders ${folders.join(', ')}`);
    const names = known.get(sheet) ?? new Map<string, string>();
    known.set(sheet, names);
    const given = names.get(name) ?? `_${mark}${names.size + 1}`;
    names.set(name, given);
    return given;
  };
}

/** By their hash, so that another sheet changes the names of none, and with them the files that browsers have cached; but where two meet. */
export function marksOf(sheets: readonly string[]): Map<string, string> {
  const taken = new Set<number>();
  return new Map(
    [...sheets].sort().map((sheet) => {
      let number = createHash('sha256').update(sheet).digest().readUInt32BE() % marks;
      while (taken.has(number)) number = (number + 1) % marks;
      taken.add(number);
      return [sheet, `${characters[Math.floor(number / characters.length)]}${characters[number % characters.length]}`];
    }),
  );
}

function sheetsBelow(root: string): string[] {
  return folders.flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.module.css'))
      .map((file) => `${folder}/${file.replaceAll(path.sep, '/')}`),
  );
}
