import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import wasm from 'zxing-wasm/reader/zxing_reader.wasm?url';

/** Reads the first code in a picture of the camera; null: there is none. */
export type CodeReader = (video: HTMLVideoElement) => Promise<string | null>;

/** Wide enough for a barcode at arm's length, small enough to be read several times a second. */
const widest = 960;

/** For browsers without a reader of their own, as on an iPad. Its program is the shop's own file, never another host's. */
export async function openWasmReader(): Promise<CodeReader> {
  await prepareZXingModule({ overrides: { locateFile: () => wasm }, fireImmediately: true });
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  return async (video) => {
    if (context === null || video.videoWidth === 0) return null;
    const scale = Math.min(1, widest / video.videoWidth);
    canvas.width = Math.round(video.videoWidth * scale);
    canvas.height = Math.round(video.videoHeight * scale);
    context.drawImage(video, 0, 0, canvas.width, canvas.height);
    const [code] = await readBarcodes(context.getImageData(0, 0, canvas.width, canvas.height), {
      formats: ['EAN13', 'EAN8', 'UPCA', 'Code128', 'QRCode'],
      maxNumberOfSymbols: 1,
    });
    return code === undefined || !code.isValid ? null : code.text;
  };
}
