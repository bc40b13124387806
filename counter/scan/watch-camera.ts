import { openCodeReader } from './code-reader.ts';

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
    stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
    if (ended) return stop();
    video.srcObject = stream;
    await video.play();
    const read = await openCodeReader();
    while (!ended) {
      const text = await read(video);
      if (ended) return;
      if (text !== null) {
        stop();
        return found(text);
      }
      await new Promise((resolve) => setTimeout(resolve, every));
    }
  };
  start().catch(() => {
    stop();
    fail();
  });
  return stop;
}
