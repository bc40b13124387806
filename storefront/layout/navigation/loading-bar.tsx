import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router';
import { frameText } from '#content/nb/frame.ts';
import styles from './loading-bar.module.css';

/** Most pages are there before this; a bar that only flashes would make them look slow. */
export const loadingBarDelay = 300;

export function LoadingBar() {
  const loading = useNavigation().state !== 'idle';
  const [late, setLate] = useState(false);

  useEffect(() => {
    if (!loading) return;
    const timer = setTimeout(() => setLate(true), loadingBarDelay);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [loading]);

  return (
    <div aria-live="polite" className={styles.place}>
      {late && (
        <>
          <span className="sr-only">{frameText.loading}</span>
          <span className={styles.bar} />
        </>
      )}
    </div>
  );
}
