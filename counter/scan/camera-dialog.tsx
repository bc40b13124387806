import { useEffect, useRef, useState } from 'react';
import { counterFrameText as text } from '#content/nb/counter/frame.ts';
import { Dialog } from '../parts/dialog.tsx';
import { Say } from '../parts/say.tsx';
import styles from './camera.module.css';
import { cameraOpen } from './camera.ts';
import { handScan } from './listen.ts';
import { watchForCodes } from './watch-camera.ts';

/** The camera as a scanner: the first code it reads goes where a scan goes. */
export function CameraDialog() {
  const video = useRef<HTMLVideoElement>(null);
  const [works, setWorks] = useState(true);
  const close = () => cameraOpen.set(false);
  useEffect(() => {
    const element = video.current;
    if (element === null) return;
    return watchForCodes(
      element,
      (read) => {
        cameraOpen.set(false);
        handScan(read);
      },
      () => setWorks(false),
    );
  }, []);
  return (
    <Dialog title={text.cameraTitle} onClose={close}>
      {works ? (
        <div className={styles.view}>
          <video ref={video} playsInline muted />
        </div>
      ) : (
        <Say icon="info" role="status">
          {text.cameraNone}
        </Say>
      )}
    </Dialog>
  );
}
