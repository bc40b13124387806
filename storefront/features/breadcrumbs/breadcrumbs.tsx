import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { breadcrumbsText } from '#content/nb/breadcrumbs.ts';
import { previousBreadcrumb } from '#domain/navigation/moving/breadcrumbs.ts';
import { pathTo } from '#domain/navigation/path-to.ts';
import { useStore } from '#storefront/data/store.ts';
import { type Crumb, Breadcrumbs as CrumbLine } from '#ui/components/breadcrumbs/breadcrumbs.tsx';
import { addressOf, nameScreen, trail } from './trail-store.ts';

export interface BreadcrumbsProps {
  /** Title of the screen shown; the next screen's link back is called this. */
  readonly title: string;
  /** The levels above, from the main category down; the front page is added before them. */
  readonly parents?: readonly Crumb[];
}

const home: Crumb = { title: breadcrumbsText.home, to: pathTo('home') };

/**
 * Breadcrumbs of every screen of DEC-30. The server knows no trail, so its link back leads one level up and is called
 * 'Tilbake' (NAV-18).
 */
export function Breadcrumbs({ title, parents = [] }: BreadcrumbsProps) {
  const { key } = useLocation();
  const previous = previousBreadcrumb(useStore(trail));
  const above = [home, ...parents];

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new arrival at a screen of the same name is named too
  useEffect(() => nameScreen(title), [title, key]);

  if (previous === null) {
    const up = { title: breadcrumbsText.back, to: above.at(-1)?.to ?? home.to };
    return <CrumbLine label={breadcrumbsText.label} back={up} trail={above} current={title} />;
  }
  const back: Crumb = {
    title: previous.title ?? breadcrumbsText.back,
    to: addressOf(previous),
    state: { scrollPosition: previous.scrollPosition },
  };
  const [backPath] = back.to.split('?');
  const others = above.filter(({ to }) => to !== backPath); // no two links beside each other to the same screen
  return <CrumbLine label={breadcrumbsText.label} back={back} trail={others} current={title} />;
}
