import { useState } from 'react';
import { homeText as text } from '#content/nb/desk/home.ts';
import { Button } from '../parts/button.tsx';
import { OsloField, osloWords } from '../parts/oslo-field.tsx';
import { say } from '../state/notice.ts';
import { useAct } from '../state/use-act.ts';
import styles from './home.module.css';
import { type HomeEditing, homeRefusal } from './use-home-draft.ts';

const day = 86_400_000;

/** Now, or at a time; and back at another, if it is to. */
export function PublishPanel({ editing, onDone }: { readonly editing: HomeEditing; readonly onDone: () => void }) {
  const { draft, saving } = editing;
  const [later, setLater] = useState(false);
  const [at, setAt] = useState(() => nextHour() + day);
  const [comesBack, setComesBack] = useState(false);
  const [backAt, setBackAt] = useState(() => nextHour() + 8 * day);
  const publish = useAct('publishHome', homeRefusal);
  const run = async () => {
    if (draft === null) return;
    const answer = await publish.run({
      ...draft,
      at: later ? new Date(at).toISOString() : null,
      backAt: comesBack ? new Date(backAt).toISOString() : null,
    });
    if (answer?.kind !== 'done') return;
    say({ tone: 'done', text: answer.value.isLive ? text.publishedNow : text.scheduled(osloWords(at)) });
    onDone();
  };
  return (
    <div className={styles.publish}>
      <h3>{text.publish}</h3>
      <label>
        <input type="radio" name="when" checked={!later} onChange={() => setLater(false)} /> {text.now}
      </label>
      <label>
        <input type="radio" name="when" checked={later} onChange={() => setLater(true)} /> {text.atTime}
      </label>
      {later && <OsloField label={text.time} value={at} onChange={setAt} />}
      <label>
        <input
          type="checkbox"
          checked={comesBack}
          onChange={({ currentTarget }) => setComesBack(currentTarget.checked)}
        />{' '}
        {text.comesBack}
      </label>
      {comesBack && <OsloField label={text.backTime} value={backAt} onChange={setBackAt} />}
      <Button off={draft === null || saving !== 'saved' || publish.isRunning} onClick={() => void run()}>
        {text.publish}
      </Button>
    </div>
  );
}

function nextHour(): number {
  const hour = 3_600_000;
  return Math.ceil(Date.now() / hour) * hour;
}
