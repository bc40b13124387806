import { useState } from 'react';
import { counterFrameText } from '#content/nb/counter/frame.ts';
import { counterQueueText as text } from '#content/nb/counter/queue.ts';
import type { Queue } from '#contract/counter/records.ts';
import { useStore } from '#ui/browser/use-store.ts';
import { BrandMark } from '../frame/brand-mark.tsx';
import { FailedRead } from '../frame/failed-read.tsx';
import frame from '../frame/frame.module.css';
import { useNarrow } from '../frame/narrow.ts';
import { OfflineBand } from '../frame/offline-band.tsx';
import { SearchField } from '../frame/search-field.tsx';
import { ShopSwitch } from '../frame/shop-switch.tsx';
import { Top } from '../frame/top.tsx';
import { IconButton } from '../parts/button.tsx';
import { Skeleton } from '../parts/small-parts.tsx';
import { isSoundOn, setSound } from '../sound/setting.ts';
import { useShopNow } from '../state/clock.ts';
import { shortDate } from '../state/due.ts';
import { loadQueue, queue, queueFailed } from '../state/queue.ts';
import { shop } from '../state/session.ts';
import { Board } from './board.tsx';
import { EmptyQueue } from './empty-queue.tsx';
import { openingWords } from './opening-words.ts';
import styles from './queue.module.css';

/** What waits, what is being picked, what stands ready. */
export function QueueScreen() {
  const current = useStore(queue);
  const failed = useStore(queueFailed);
  const [seesReady, setSeesReady] = useState(false);
  return (
    <>
      <QueueTop />
      <OfflineBand rest={text.offlineRest} />
      {current === null ? (
        failed ? (
          <div className={frame.scroll}>
            <FailedRead onAgain={() => void loadQueue()} />
          </div>
        ) : (
          <Waiting />
        )
      ) : isEmpty(current) && !seesReady ? (
        <EmptyQueue queue={current} onSeeReady={() => setSeesReady(true)} />
      ) : (
        <Board queue={current} startsAt={seesReady ? 'ready' : 'new'} />
      )}
    </>
  );
}

function isEmpty({ rows }: Queue): boolean {
  return rows.every(({ stage }) => stage === 'ready');
}

function QueueTop() {
  const where = useStore(shop);
  const sound = useStore(isSoundOn);
  const now = useShopNow();
  const narrow = useNarrow();
  return (
    <Top
      title={text.title}
      mark={narrow && <BrandMark className={styles.phoneMark} />}
      sub={
        narrow ? (
          <ShopSwitch short />
        ) : (
          <>
            <ShopSwitch short={false} />
            <br />
            {shortDate(now)} · {where !== null && openingWords(where, now)}
          </>
        )
      }
      actions={
        <IconButton
          icon={sound ? 'sound' : 'silent'}
          label={sound ? counterFrameText.soundOn : counterFrameText.soundOff}
          onClick={() => setSound(!sound)}
        />
      }
    >
      <SearchField />
    </Top>
  );
}

function Waiting() {
  return (
    <div className={styles.board} role="status" aria-label={counterFrameText.loading}>
      {[0, 1, 2].map((column) => (
        <div key={column} className={styles.column}>
          <div className={styles.columnHead} />
          <div className={styles.list}>
            {[0, 1, 2].map((row) => (
              <Skeleton key={row} height={column === 2 ? 72 : 154} />
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}
