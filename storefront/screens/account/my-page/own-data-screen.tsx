import { useState } from 'react';
import { frameText } from '#content/nb/frame.ts';
import { ownDataText } from '#content/nb/own-data.ts';
import { shopApi } from '../../../data/shop-api.ts';
import { DownloadLink } from '../../../features/customer/own-data/download-link.tsx';
import { HeldTable, momentOf } from '../../../features/customer/own-data/held-data.tsx';
import styles from './my-page.module.css';
import { MyPage } from './my-page.tsx';
import { useOwnAnswer } from './use-own-answer.ts';
import { useRefused } from './use-refused.ts';

/** L9: everything that is held about the customer, to be read; the same as a file beside it. */
export function OwnDataScreen() {
  return <MyPage title={ownDataText.title}>{() => <OwnData />}</MyPage>;
}

function OwnData() {
  const [failed, setFailed] = useState(false);
  const refused = useRefused('ownData', 'ownData');
  const [data] = useOwnAnswer(
    () => shopApi().exportData({}),
    (status) => {
      setFailed(true);
      refused(status);
    },
  );
  if (failed) return <p role="status">{ownDataText.failed}</p>;
  if (data === null) return <p role="status">{frameText.loading}</p>;
  const { exported_at, ...tables } = data;
  return (
    <div className={styles.section}>
      <p>{ownDataText.lead}</p>
      <p>
        {ownDataText.exported(momentOf(String(exported_at)))}. <DownloadLink>{ownDataText.download}</DownloadLink>
      </p>
      {Object.entries(tables).map(([name, rows]) => (
        <HeldTable key={name} name={name} rows={Array.isArray(rows) ? rows : []} />
      ))}
    </div>
  );
}
