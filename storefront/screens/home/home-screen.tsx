import { useLoaderData } from 'react-router';
import { homeText } from '#content/nb/home.ts';
import { openingText } from '#content/nb/opening.ts';
import { mapArticle } from '#contract/map-article.ts';
import type { HomeContent } from '#contract/tenant.ts';
import { pathTo } from '#domain/navigation/path-to.ts';
import { HydrationStep } from '#ui/components/hydration-step/hydration-step.tsx';
import { StructuredData } from '#ui/components/structured-data/structured-data.tsx';
import { logMissingData } from '../../data/log-missing-data.ts';
import { PollCard } from '../../features/polls/poll-card.tsx';
import { Canonical, DocumentTitle } from '../../layout/document-head.tsx';
import { Meta } from '../../layout/head/head-elements.tsx';
import { useFrame } from '../../layout/use-frame.ts';
import { BestsellerRow } from './bestseller-row.tsx';
import { chainStructuredData } from './chain-structured-data.ts';
import { Hero } from './hero.tsx';
import styles from './home-screen.module.css';
import type { HomeData } from './load-home.ts';
import { SlotGrid } from './slot-grid.tsx';
import { WhySection } from './why-section.tsx';

export function HomeScreen() {
  const { home, preview, bestsellers, promoted, poll, hasShops } = useLoaderData<HomeData>();
  const frame = useFrame();
  const { isOpening, brand } = frame;
  if (isOpening && !preview) {
    return (
      <>
        <DocumentTitle title={openingText.title} />
        <Meta name="description" content={openingText.text} />
        <Canonical path="/" />
        <OpeningHero hero={home.hero} hasShops={hasShops} />
        <WhySection picture={home.pictures.pallet} />
      </>
    );
  }
  const hero = home.hero.title === '' ? withoutFile(home.hero, brand.tagline, hasShops) : home.hero;
  return (
    <>
      <DocumentTitle title={homeText.title} />
      <Meta name="description" content={hero.text} />
      {preview ? <Meta name="robots" content="noindex" /> : <Canonical path="/" />}
      {!preview && <StructuredData data={() => chainStructuredData(frame)} />}
      <HydrationStep>
        <Hero hero={hero} />
      </HydrationStep>
      <SlotGrid
        slots={hasShops ? home.slots : { ...home.slots, storeSearch: null }}
        map={home.pictures.map}
        promoted={promoted === null ? null : mapArticle(promoted, logMissingData)}
      />
      <BestsellerRow articles={bestsellers} />
      {poll !== null && (
        <HydrationStep>
          <div className={`wrap ${styles.poll}`}>
            <PollCard poll={poll} place="home" />
          </div>
        </HydrationStep>
      )}
      <WhySection picture={home.pictures.pallet} />
    </>
  );
}

/** A chain that has written no front page yet: its own line, and the way to its shops. */
function withoutFile(hero: HomeContent['hero'], tagline: string, hasShops: boolean): HomeContent['hero'] {
  const links = hasShops ? [{ text: homeText.toShops, url: pathTo('shops') }] : [];
  return { ...hero, title: tagline, text: homeText.lead, links };
}

/** Before the first article: that the shop is coming, and where to find the chain meanwhile. */
function OpeningHero({ hero, hasShops }: { readonly hero: HomeContent['hero']; readonly hasShops: boolean }) {
  const { image, imageMobile, caption } = hero;
  const links = [
    ...(hasShops ? [{ text: openingText.toShops, url: pathTo('shops') }] : []),
    { text: openingText.toContact, url: pathTo('contact') },
  ];
  return <Hero hero={{ title: openingText.title, text: openingText.text, image, imageMobile, caption, links }} />;
}
