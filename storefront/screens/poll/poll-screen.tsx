import { useLoaderData } from 'react-router';
import { frameText } from '#content/nb/frame.ts';
import type { PollRecord } from '#contract/poll.ts';
import { pathTo } from '#domain/navigation/path-to.ts';
import { Breadcrumbs } from '../../features/breadcrumbs/breadcrumbs.tsx';
import { PollCard } from '../../features/polls/poll-card.tsx';
import { Canonical } from '../../layout/document-head.tsx';
import { Meta, Title } from '../../layout/head/head-elements.tsx';
import { useFrame } from '../../layout/use-frame.ts';
import styles from './poll-screen.module.css';

export function PollScreen() {
  const poll = useLoaderData<PollRecord>();
  const { tenant } = useFrame();
  return (
    <div className={`wrap ${styles.screen}`}>
      <Title>{frameText.documentTitle(poll.name, tenant.display_name)}</Title>
      <Meta name="description" content={poll.description} />
      <Canonical path={pathTo('poll', { id: poll.id })} />
      <Breadcrumbs title={poll.name} />
      <PollCard poll={poll} place="page" />
    </div>
  );
}
