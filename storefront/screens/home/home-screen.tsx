import { useLoaderData } from 'react-router';
import { homeText } from '#content/nb/home.ts';
import { mapArticle } from '#contract/map-article.ts';
import { StructuredData } from '#ui/components/structured-data/structured-data.tsx';
import { logMissingData } from '../../data/log-missing-data.ts';
import { PollCard } from '../../features/polls/poll-card.tsx';
import { Canonical, DocumentTitle } from '../../layout/document-head.tsx';
import { useFrame } from '../../layout/use-frame.ts';
import { BestsellerRow } from './bestseller-row.tsx';
import { chainStructuredData } from './chain-structured-data.ts';
import { Hero } from './hero.tsx';
import styles from './home-screen.module.css';
import type { HomeData } from './load-home.ts';
import { SlotGrid } from './slot-grid.tsx';
import { WhySection } from './why-section.tsx';

export function HomeScreen() {
  const { home, preview, bestsellers, promoted, poll } = useLoaderData<HomeData>();
  const frame = useFrame();
  return (
    <>
      <DocumentTitle title={homeText.title} />
      <meta name="description" content={home.hero.text} />
      {preview ? <meta name="robots" content="noindex" /> : <Canonical path="/" />}
      {!preview && <StructuredData data={chainStructuredData(frame)} />}
      <Hero hero={home.hero} />
      <SlotGrid
        slots={home.slots}
        map={home.pictures.map}
        promoted={promoted === null ? null : mapArticle(promoted, logMissingData)}
      />
      <BestsellerRow articles={bestsellers} />
      {poll !== null && (
        <div className={`wrap ${styles.poll}`}>
          <PollCard poll={poll} place="home" />
        </div>
      )}
      <WhySection picture={home.pictures.pallet} />
    </>
  );
}
