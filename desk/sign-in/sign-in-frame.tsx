import type { ReactNode } from 'react';
import fjord from '../drawings/fjord.svg';
import { BrandMark, chainName } from '../parts/brand-mark.tsx';
import styles from './sign-in.module.css';

/** The chain's name above, the words in the middle, and a fjord beside. */
export function SignInFrame({ children, foot }: { readonly children: ReactNode; readonly foot?: ReactNode }) {
  return (
    <div className={styles.screen}>
      <main className={styles.side}>
        <p className={styles.brand}>
          <BrandMark className={styles.mark} onDark={document.documentElement.dataset.scheme === 'dark'} />
          {chainName()}
        </p>
        <div className={styles.form}>{children}</div>
        <div className={styles.foot}>{foot}</div>
      </main>
      <img className={styles.picture} src={fjord} alt="" />
    </div>
  );
}

export function Problem({ children }: { readonly children: string | null }) {
  return (
    <p role="alert" className={styles.problem}>
      {children}
    </p>
  );
}
