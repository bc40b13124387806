import type { CodeReader } from './wasm-reader.ts';

interface DetectedCode {
  readonly rawValue: string;
}

interface CodeDetector {
  detect(source: HTMLVideoElement): Promise<readonly DetectedCode[]>;
}

declare global {
  interface Window {
    /** Not in every browser, and not in TypeScript's library yet. */
    readonly BarcodeDetector?: {
      new (options: { readonly formats: readonly string[] }): CodeDetector;
      getSupportedFormats(): Promise<readonly string[]>;
    };
  }
}

const formats = ['ean_13', 'ean_8', 'upc_a', 'code_128', 'qr_code'];

/** The browser's own where it has one that reads what we print and what goods bear; else ours, which is fetched now. */
export async function openCodeReader(): Promise<CodeReader> {
  const own = window.BarcodeDetector;
  const known = own === undefined ? [] : await own.getSupportedFormats().catch(() => []);
  if (own === undefined || !formats.every((format) => known.includes(format))) {
    return (await import('./wasm-reader.ts')).openWasmReader();
  }
  const detector = new own({ formats });
  return async (video) => (await detector.detect(video))[0]?.rawValue ?? null;
}
