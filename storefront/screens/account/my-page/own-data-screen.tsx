import { useState } from 'react';
import { frameText } from '#content/nb/frame.ts';
import { ownDataText } from '#content/nb/own-data.ts';
import { shopApi } from '../../../data/shop-api.ts';
import { DownloadLink } from '../../../features/customer/own-data/download-link.tsx';
import { momentOf, OwnDataTable } from '../../../features/customer/own-data/held-data.tsx';
import styles from './my-page.module.css';
import { MyPage } from './my-page.tsx';
import { useHandleFailure } from './use-handle-failure.ts';
import { useOwnData } from './use-own-data.ts';

/** L9: everything that is held about the customer, to be read; the same as a file beside it. */
export function OwnDataScreen() {
  return <MyPage title={ownDataText.title}>{() => <OwnData />}</MyPage>;
}

function OwnData() {
  const [failed, setFailed] = useState(false);
  const refused = useHandleFailure('ownData', 'ownData');
  const [data] = useOwnData(
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
        <OwnDataTable key={name} name={name} rows={Array.isArray(rows) ? rows : []} />
      ))}
    </div>
  );
}
