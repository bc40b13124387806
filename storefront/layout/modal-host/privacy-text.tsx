import { useEffect, useState } from 'react';
import { generalError } from '#content/nb/errors.ts';
import { frameText } from '#content/nb/frame.ts';
import type { PageRecord } from '#contract/page.ts';
import type { Reply } from '#contract/reply.ts';
import { pageSlug } from '#domain/navigation/page-slugs.ts';
import { shopApi } from '../../data/shop-api.ts';
import styles from './privacy-text.module.css';

/** The privacy page's own text, fetched when someone wants to read it (UI-47). */
export function PrivacyText() {
  const [reply, setReply] = useState<Reply<PageRecord>>();

  useEffect(() => {
    let gone = false;
    void shopApi()
      .page({ slug: pageSlug('cookies-screen') })
      .then((answer) => {
        if (!gone) setReply(answer);
      });
    return () => {
      gone = true;
    };
  }, []);

  if (reply === undefined) return <p role="status">{frameText.loading}</p>;
  if (!reply.ok) return <p role="alert">{generalError(reply.status)}</p>;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own text, made from content/nb by the server
  return <div className={styles.text} dangerouslySetInnerHTML={{ __html: reply.data.html }} />;
}
