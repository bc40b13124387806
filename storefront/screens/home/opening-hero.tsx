import { openingText } from '#content/nb/opening.ts';
import type { HomeContent } from '#contract/tenant.ts';
import { pathTo } from '#domain/navigation/path-to.ts';
import { Hero } from './hero.tsx';

/** Before the first article: that the shop is coming, and where to find the chain meanwhile. */
export function OpeningHero({ hero, hasShops }: { readonly hero: HomeContent['hero']; readonly hasShops: boolean }) {
  const { image, imageMobile, caption } = hero;
  const links = [
    ...(hasShops ? [{ text: openingText.toShops, url: pathTo('shops') }] : []),
    { text: openingText.toContact, url: pathTo('contact') },
  ];
  return <Hero hero={{ title: openingText.title, text: openingText.text, image, imageMobile, caption, links }} />;
}
