import { healthTexts, healthTitles, stateWords, healthText as text } from '#content/nb/desk/machinery/health.ts';
import { pageTitles } from '#content/nb/desk/pages.ts';
import type { HealthLine, HealthState } from '#contract/desk/health/schemas.ts';
import { Button } from '../parts/button.tsx';
import { Glyph } from '../parts/glyph.tsx';
import words from '../parts/layout/text.module.css';
import { PageHead } from '../parts/page-head.tsx';
import { QueryState } from '../parts/states.tsx';
import { clockTime } from '../parts/times.ts';
import { Link } from '../routing/link.tsx';
import { say } from '../state/notice.ts';
import { useAct } from '../state/use-act.ts';
import { useQuery } from '../state/use-query.ts';
import styles from './health.module.css';

const everyMs = 10_000;
const icons = { well: 'check', look: 'warning', wrong: 'error' } as const;
const order: readonly HealthState[] = ['wrong', 'look', 'well'];
const ways = {
  'payment-calls': '/ordre?view=unsettled',
  webhooks: '/koblinger?view=webhooks',
  imports: '/import',
  keys: '/koblinger',
} as const;

/** How the shop's machinery is, what is wrong first. */
export function HealthPage() {
  const health = useQuery('health', {}, { everyMs });
  const { value } = health;
  const count = (state: HealthState) => value?.lines.filter((line) => line.state === state).length ?? 0;
  return (
    <>
      <PageHead
        title={pageTitles.health}
        lead={value === null ? undefined : text.summary(count('wrong'), count('look'))}
        staleSince={health.staleSince}
      />
      <QueryState query={health} />
      {value !== null && (
        <>
          <ul className={styles.lines}>
            {order.flatMap((state) =>
              value.lines
                .filter((line) => line.state === state)
                .map((line) => <Line key={`${line.name} ${line.about}`} line={line} onDone={health.reload} />),
            )}
          </ul>
          <p className={words.foot}>{text.checked(clockTime(value.at))}</p>
        </>
      )}
    </>
  );
}

function Line({ line, onDone }: { readonly line: HealthLine; readonly onDone: () => void }) {
  const { name, about, state } = line;
  return (
    <li data-state={state}>
      <Glyph name={icons[state]} />
      <div>
        <h2>{healthTitles[name](about)}</h2>
        <p>{healthTexts[name](line)}</p>
      </div>
      <b>{stateWords[state]}</b>
      <span className={styles.act}>
        {name === 'mails' && Number(line.values.failed) > 0 && <ResendMails onDone={onDone} />}
        {name in ways && state !== 'well' && (
          <Link className={words.link} to={ways[name as keyof typeof ways]}>
            {text.acts[name as keyof typeof ways]}
          </Link>
        )}
      </span>
    </li>
  );
}

function ResendMails({ onDone }: { readonly onDone: () => void }) {
  const resend = useAct('resendMails', ({ reason }) => (reason === 'none-failed' ? text.noneFailed : null));
  const run = async () => {
    const answer = await resend.run({});
    if (answer?.kind === 'done') say({ tone: 'done', text: text.resent(answer.value.count) });
    onDone();
  };
  return (
    <Button look="outline" size="small" off={resend.isRunning} onClick={() => void run()}>
      {text.resend}
    </Button>
  );
}
