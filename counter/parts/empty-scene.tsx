import type { ReactNode } from 'react';
import styles from './empty-scene.module.css';

export interface EmptySceneProps {
  readonly picture: string;
  readonly title: string;
  readonly children?: ReactNode;
}

/** Nothing is here yet: a drawing, what may be done, and how. */
export function EmptyScene({ picture, title, children }: EmptySceneProps) {
  return (
    <div className={styles.empty}>
      <div className={styles.scene} aria-hidden="true">
        <img src={picture} alt="" />
      </div>
      <h2>{title}</h2>
      {children}
    </div>
  );
}
