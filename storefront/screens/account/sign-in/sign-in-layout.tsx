import type { ReactNode } from 'react';
import { pictureSources } from '#ui/components/picture/picture-sources.ts';
import { DocumentTitle } from '../../../layout/document-head.tsx';
import { Meta } from '../../../layout/head/head-elements.tsx';
import styles from './sign-in-layout.module.css';

export interface SignInLayoutProps {
  readonly title: string;
  readonly lead?: string;
  readonly picture: string;
  readonly children: ReactNode;
}

/** A form on one side, a mountain on the other. */
export function SignInLayout({ title, lead, picture, children }: SignInLayoutProps) {
  return (
    <div className={styles.columns}>
      <DocumentTitle title={title} />
      <Meta name="robots" content="noindex" />
      <div className={styles.form}>
        <h1>{title}</h1>
        {lead !== undefined && <p className={styles.lead}>{lead}</p>}
        {children}
      </div>
      <div className={styles.picture}>
        {picture !== '' && (
          <img {...pictureSources(picture, [480, 640, 960])} sizes="(max-width: 1019px) 100vw, 50vw" alt="" />
        )}
      </div>
    </div>
  );
}
