interface DetectedCode {
  readonly rawValue: string;
}

interface CodeDetector {
  detect(source: HTMLVideoElement): Promise<readonly DetectedCode[]>;
}

declare global {
  interface Window {
    /** Not in every browser, and not in TypeScript's library yet. */
    readonly BarcodeDetector?: new (options: {
      readonly formats: readonly string[];
    }) => CodeDetector;
  }
}

const formats = ['ean_13', 'ean_8', 'upc_a', 'code_128', 'qr_code'];
const every = 150;

/** Looks through the camera until a code is read; `fail` when there is no camera or no reader. */
export function watchForCodes(video: HTMLVideoElement, found: (text: string) => void, fail: () => void): () => void {
  let stream: MediaStream | null = null;
  let ended = false;
  const stop = () => {
    ended = true;
    for (const track of stream?.getTracks() ?? []) track.stop();
  };
  const start = async () => {
    if (window.BarcodeDetector === undefined) return fail();
    const detector = new window.BarcodeDetector({ formats });
    stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
    if (ended) return stop();
    video.srcObject = stream;
    await video.play();
    while (!ended) {
      const [code] = await detector.detect(video);
      if (code !== undefined) {
        stop();
        return found(code.rawValue);
      }
      await new Promise((resolve) => setTimeout(resolve, every));
    }
  };
  start().catch(() => {
    if (!ended) fail();
  });
  return stop;
}
