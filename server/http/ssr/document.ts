import { noScriptText } from '#content/nb/no-script.ts';
import { manifestPath, touchIconPath } from '../static/web-app.ts';
import type { PageAssets, Sheet } from './asset-manifest.ts';
import { deferredBootstrap } from './deferred-bootstrap.ts';
import { stateJson } from './state-json.ts';

/** The face of a page: whose it is, and how it looks. */
export interface DocumentBrand {
  readonly name: string;
  readonly shape: string;
  readonly themeColor: string;
  readonly icon: string;
  /** Its theme as a sheet. */
  readonly sheet: string;
  /** Addresses of the fonts that the sheet names. */
  readonly fonts: readonly string[];
}

export interface DocumentParts {
  readonly brand: DocumentBrand;
  /** The page may work without a network. */
  readonly offline: boolean;
  /** Google's ids, loaded once the visitor has said yes; null: none. */
  readonly measuring: string | null;
  readonly head: string;
  readonly body: string;
  readonly state: unknown;
}

/** The document around the app's frame. On pages that are not shared, the visitor's token is inserted between lead and frame. */
export interface OwnParts {
  readonly lead: string;
  readonly tail: string;
}

export function ownParts({ brand, offline, measuring, head, body, state }: DocumentParts): OwnParts {
  return {
    lead:
      `<!doctype html><html lang="nb" data-theme="${brand.name}" data-shape="${brand.shape}"><head><meta charset="utf-8">` +
      '<meta name="viewport" content="width=device-width,initial-scale=1">' +
      `<meta name="theme-color" content="${brand.themeColor}"><link rel="icon" href="${brand.icon}" type="image/svg+xml">` +
      `<link rel="apple-touch-icon" href="${touchIconPath}"><link rel="manifest" href="${manifestPath}">` +
      (offline ? '<meta name="service-worker" content="/sw.js">' : '') +
      (measuring === null ? '' : `<meta name="measuring" content="${measuring}">`) +
      `${head}<meta name="csrf-token" content="`,
    tail:
      `</head><body><noscript><p class="no-script">${noScriptText}</p></noscript><div id="root">${body}</div>` +
      `<script type="application/json" id="page-state">${stateJson(state)}</script></body></html>`,
  };
}

/** Tags of fonts, styles and code, the same for every page with these screens; the largest part of many pages. */
export function frameOf(brand: DocumentBrand, assets: PageAssets): string {
  const fonts = brand.fonts.map(
    (file) => `<link rel="preload" href="${file}" as="font" type="font/woff2" crossorigin>`,
  );
  const files = [assets.script, ...assets.preloads].join(' ');
  const code = `<meta name="code" content="${files}" data-asking="${assets.asking.join(' ')}">`;
  return `">${fonts.join('')}${code}${styles(brand.sheet, assets.sheets)}${scripts(assets)}`;
}

/**
 * Styles are written into the page, so that it is painted with its first bytes. A disabled link is not fetched; it
 * tells the loader of the screens' code that the sheet is there already.
 */
function styles(theme: string, sheets: readonly Sheet[]): string {
  const written = theme + sheets.map(({ text }) => text ?? '').join('');
  const links = sheets.map(
    ({ href, text }) => `<link rel="stylesheet" href="${href}"${text === null ? '' : ' disabled'}>`,
  );
  return `<style>${written}</style>${links.join('')}`;
}

function scripts({ preamble }: PageAssets): string {
  const developing = preamble === undefined ? '' : `<script type="module">${preamble}</script>`;
  return `${developing}<script>${deferredBootstrap}</script>`;
}
