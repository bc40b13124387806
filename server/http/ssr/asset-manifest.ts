import { readFile } from 'node:fs/promises';

interface ManifestEntry {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
  readonly assets?: readonly string[];
}

/** What a page must load: script of the entry, preloads and sheets of the screens it shows, fonts of its brand. */
export interface PageAssets {
  readonly script: string;
  readonly preloads: readonly string[];
  readonly sheets: readonly string[];
  readonly fonts: readonly string[];
  /** Runs before the entry; while developing alone. */
  readonly preamble?: string;
}

const entry = 'storefront/entry-browser.tsx';

export class AssetManifest {
  readonly #entries: Readonly<Record<string, ManifestEntry>>;

  constructor(entries: Readonly<Record<string, ManifestEntry>>) {
    this.#entries = entries;
  }

  static async read(file: string): Promise<AssetManifest> {
    return new AssetManifest(JSON.parse(await readFile(file, 'utf8')));
  }

  of(brandName: string, chunks: readonly string[]): PageAssets {
    const theme = this.#entry(`brands/${brandName}/theme.css`);
    const scripts = new Set<string>();
    const sheets = new Set<string>([theme.file]);
    for (const source of [entry, ...chunks]) this.#collect(source, scripts, sheets);
    const script = this.#entry(entry).file;
    scripts.delete(script);
    return {
      script: `/${script}`,
      preloads: [...scripts].map((file) => `/${file}`),
      sheets: [...sheets].map((file) => `/${file}`),
      fonts: (theme.assets ?? [])
        .filter((file) => file.endsWith('.woff2') && !file.includes('italic'))
        .map((f) => `/${f}`),
    };
  }

  #collect(source: string, scripts: Set<string>, sheets: Set<string>): void {
    const found = this.#entry(source);
    if (scripts.has(found.file)) return;
    scripts.add(found.file);
    for (const sheet of found.css ?? []) sheets.add(sheet);
    for (const imported of found.imports ?? []) this.#collect(imported, scripts, sheets);
  }

  #entry(source: string): ManifestEntry {
    const found = this.#entries[source];
    if (found === undefined) throw new Error(`The build has no ${source}; run npm run build`);
    return found;
  }
}
