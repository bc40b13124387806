import { useLayoutEffect, useRef, useState } from 'react';
import styles from './preview-frame.module.css';

export interface PreviewFrameProps {
  readonly title: string;
  readonly address: string;
  /** Of the window that is shown, whatever room there is for it. */
  readonly width: number;
  readonly height: number;
}

/**
 * The shop in a frame that runs no script and is nobody, drawn as wide as it says and shrunk into the room there is. It is of
 * this origin so that its fonts are loaded; without scripts that gives it nothing.
 */
export function PreviewFrame({ title, address, width, height }: PreviewFrameProps) {
  const box = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState(0);
  useLayoutEffect(() => {
    const { current } = box;
    if (current === null) return;
    const observer = new ResizeObserver(() => setRoom(current.clientWidth));
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  const scale = room === 0 ? 1 : Math.min(1, room / width);
  return (
    <div ref={box} className={styles.box} style={{ height: height * scale, maxWidth: width }}>
      {room > 0 && (
        <iframe
          title={title}
          src={address}
          sandbox="allow-same-origin"
          referrerPolicy="no-referrer"
          style={{ width, height, transform: `scale(${scale})` }}
        />
      )}
    </div>
  );
}
