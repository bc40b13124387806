import { useLoaderData } from 'react-router';
import { frameText } from '#content/nb/frame.ts';
import type { PollRecord } from '#contract/poll.ts';
import { PollCard } from '../../features/polls/poll-card.tsx';
import { useFrame } from '../../layout/use-frame.ts';
import styles from './poll-screen.module.css';

export function PollScreen() {
  const poll = useLoaderData<PollRecord>();
  const { tenant } = useFrame();
  return (
    <div className={`wrap ${styles.screen}`}>
      <title>{frameText.documentTitle(poll.name, tenant.display_name)}</title>
      <meta name="description" content={poll.description} />
      <PollCard poll={poll} level={1} />
    </div>
  );
}
