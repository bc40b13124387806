import { readFile } from 'node:fs/promises';
import path from 'node:path';

interface ManifestEntry {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
}

/** What a page must load: script of the entry, preloads and sheets of the screens it shows. */
export interface PageAssets {
  readonly script: string;
  readonly preloads: readonly string[];
  /** Code for those who have not answered the question about cookies. */
  readonly asking: readonly string[];
  readonly sheets: readonly Sheet[];
  /** Runs before the entry; while developing alone. */
  readonly preamble?: string;
}

export interface Sheet {
  readonly href: string;
  /** Its text, to be written into the page; null when the browser must fetch it (while developing). */
  readonly text: string | null;
}

const entry = 'storefront/entry-browser.tsx';
/** Its sheet is in every page, as its markup is; its code is for those who are asked. */
const cookieNotice = 'storefront/features/cookies/cookie-notice.tsx';

export class AssetManifest {
  readonly #entries: Readonly<Record<string, ManifestEntry>>;
  readonly #sheetTexts: ReadonlyMap<string, string>;
  readonly #known = new Map<string, PageAssets>();

  private constructor(entries: Readonly<Record<string, ManifestEntry>>, sheetTexts: ReadonlyMap<string, string>) {
    this.#entries = entries;
    this.#sheetTexts = sheetTexts;
  }

  /** Of a built storefront's folder. */
  static async read(folder: string): Promise<AssetManifest> {
    const entries: Record<string, ManifestEntry> = JSON.parse(
      await readFile(path.join(folder, 'manifest.json'), 'utf8'),
    );
    const files = new Set(Object.values(entries).flatMap(({ file, css = [] }) => [file, ...css]));
    const sheets = [...files].filter((file) => file.endsWith('.css'));
    const texts = sheets.map(async (file) => [file, await readFile(path.join(folder, file), 'utf8')] as const);
    return new AssetManifest(entries, new Map(await Promise.all(texts)));
  }

  /** The same object for the same screens, so that what is made of it is made once. */
  of(chunks: readonly string[]): PageAssets {
    const key = chunks.join(' ');
    const known = this.#known.get(key) ?? this.#assetsOf(chunks);
    this.#known.set(key, known);
    return known;
  }

  #assetsOf(chunks: readonly string[]): PageAssets {
    const scripts = new Set<string>();
    const sheets = new Set<string>();
    this.#collect(entry, scripts, sheets);
    const withNotice = new Set(scripts);
    this.#collect(cookieNotice, withNotice, sheets);
    for (const source of chunks) this.#collect(source, scripts, sheets);
    const asking = [...withNotice].filter((file) => !scripts.has(file));
    const script = this.#entry(entry).file;
    scripts.delete(script);
    return {
      script: `/${script}`,
      preloads: [...scripts].map((file) => `/${file}`),
      asking: asking.map((file) => `/${file}`),
      sheets: [...sheets].map((file) => ({ href: `/${file}`, text: this.#sheetTexts.get(file) ?? null })),
    };
  }

  #collect(source: string, scripts: Set<string>, sheets: Set<string>): void {
    const found = this.#entry(source);
    if (scripts.has(found.file)) return;
    scripts.add(found.file);
    for (const imported of found.imports ?? []) this.#collect(imported, scripts, sheets);
    // After the sheets it builds on, as in the browser: a screen's sheet may override those of its parts.
    for (const sheet of found.css ?? []) sheets.add(sheet);
  }

  #entry(source: string): ManifestEntry {
    const found = this.#entries[source];
    if (found === undefined) throw new Error(`The build has no ${source}; run npm run build`);
    return found;
  }
}
