import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { BrandVariant } from '#brands/brand.ts';
import { brandDrawing } from '../../brands/brand-drawing.ts';
import type { ServedTheme } from '../../brands/served-theme.ts';

interface ManifestEntry {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
}

/** What Vite writes down of an app it has built. */
export type Manifest = Readonly<Record<string, ManifestEntry>>;

/** Null: it is not built. */
export async function readManifest(folder: string): Promise<Manifest | null> {
  try {
    return JSON.parse(await readFile(path.join(folder, 'manifest.json'), 'utf8')) as Manifest;
  } catch {
    return null;
  }
}

/** The tags of a page's head that load an app of the staff: sheets, its script and what that will ask for. */
export function appTags(manifest: Manifest, entry: string, base: string, { fonts }: ServedTheme): string {
  const { scripts, sheets } = filesOf(manifest, entry);
  const address = (file: string) => `${base}/${file}`;
  const script = manifest[entry]?.file ?? '';
  return [
    ...[...sheets].map((file) => `<link rel="stylesheet" href="${address(file)}">`),
    ...[...scripts]
      .filter((file) => file !== script)
      .map((file) => `<link rel="modulepreload" href="${address(file)}">`),
    ...fonts.map((font) => `<link rel="preload" as="font" type="font/woff2" href="${font.address}" crossorigin>`),
    `<script type="module" src="${address(script)}"></script>`,
  ].join('');
}

/** The chain's mark, for light and for dark ground; the app takes it from here. */
export function brandMarks(brand: BrandVariant): string {
  const light = brandDrawing(brand, 'mark.svg') ?? '';
  const dark = brandDrawing(brand, 'mark-neg.svg') ?? light;
  return `<template id="brand-mark">${light}</template><template id="brand-mark-neg">${dark}</template>`;
}

/** While an app is worked on: Vite's own scripts stand in the page, and tell of changes by a socket. */
export const developmentHeaders = {
  'content-security-policy': "default-src * data: blob: 'unsafe-inline' 'unsafe-eval'",
} as const;

/** While an app is worked on: makes its page from its head and the chain's marks, from the sources. */
export type AppFromSources = (head: string, marks: string) => Promise<string>;

function filesOf(manifest: Manifest, source: string) {
  const scripts = new Set<string>();
  const sheets = new Set<string>();
  const collect = (name: string) => {
    const found = manifest[name];
    if (found === undefined || scripts.has(found.file)) return;
    if (found.file.endsWith('.css')) sheets.add(found.file);
    else scripts.add(found.file);
    for (const imported of found.imports ?? []) collect(imported);
    for (const sheet of found.css ?? []) sheets.add(sheet);
  };
  collect(source);
  return { scripts, sheets };
}
