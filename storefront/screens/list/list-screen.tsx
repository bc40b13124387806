import { type ComponentType, useId, useState } from 'react';
import { useLoaderData } from 'react-router';
import { listText } from '#content/nb/list.ts';
import { countChoice } from '#domain/filter/filter-choice.ts';
import { afterPaint } from '#ui/browser/after-paint.ts';
import { isMobile, useCloseWhenWide } from '#ui/browser/media-query.ts';
import { cachedMarkup } from '#ui/components/cached-markup/cached-markup.tsx';
import { classNames } from '#ui/components/class-names.ts';
import { lazyPart } from '#ui/components/lazy-part/lazy-part.tsx';
import { Breadcrumbs } from '../../features/breadcrumbs/breadcrumbs.tsx';
import { ChosenChips } from '../../features/filter/chosen-chips.tsx';
import { ListHeader } from '../../features/list-header/list-header.tsx';
import { ShareWidget } from '../../features/share/share-widget.tsx';
import type { NearShop } from '../../features/stock-line/stock-text.ts';
import { useFrame } from '../../layout/use-frame.ts';
import { fixedFilters, type ListData, type ListPage, type ListSource, unsortedOf } from '../../lists/list-page.ts';
import { sidebarOpen, useSidebarShown } from './filter-sidebar-open.ts';
import { ListArticles } from './list-articles.tsx';
import { ListHead } from './list-head.tsx';
import styles from './list-screen.module.css';
import { ListShortcuts } from './list-shortcuts.tsx';
import { type ChangingList, useListState } from './use-list-state.ts';
import { useNearShops, useShopsByDistance } from './use-near-shops.ts';
import { type ShownList, useShownList } from './use-shown-list.ts';

const FilterSheet = lazyPart(async () => (await import('../../features/filter/filter-sheet.tsx')).FilterSheet);
const FilterSidebar = lazyPart(async () => (await import('../../features/filter/filter-sidebar.tsx')).FilterSidebar);

/** The same under every filter and sort of a list. */
const ListCrumbs = cachedMarkup('crumbs', Breadcrumbs);
const ListShare = cachedMarkup('share', ShareWidget);

/** What the parts around the articles are given. */
export interface ListParts {
  readonly page: ListPage;
  readonly shown: ShownList;
  readonly changing: ChangingList;
  readonly near: readonly NearShop[];
}

interface ListScreenProps {
  /** Components of one kind of list, above and below the articles; the other kinds do not load their code. */
  readonly above?: ComponentType<ListParts>;
  readonly below?: ComponentType<ListParts>;
}

/** Every list of articles: category, gender, search, utvalg, product line, colour, campaign, bestsellers. */
export function ListScreen({ above: Above, below: Below }: ListScreenProps) {
  const data = useLoaderData<ListData>();
  const { page } = data;
  const chain = useFrame().tenant.display_name;
  const changing = useListState(unsortedOf(page.source));
  const shown = useShownList(data);
  const near = useNearShops();
  const beside = useSidebarShown();
  const [sheetOpen, setSheetOpen] = useState(false);
  useCloseWhenWide(setSheetOpen);
  const panelId = useId();
  const { choice, sort } = changing.state;
  const facets = shown.list?.facets ?? null;
  const total = shown.list?.total ?? null;
  const parts = { page, shown, changing, near };
  const panel = {
    facets,
    choice,
    sort,
    fixed: fixedFilters(page.source),
    categoryPrices: page.prices,
    near: useShopsByDistance(),
    onChange: changing.choose,
  };
  return (
    <div className={classNames('wrap', styles.screen)}>
      <ListHead page={page} />
      <ListCrumbs title={page.title} parents={page.parents} />
      <ListHeader
        title={page.title}
        lead={page.lead}
        filter={{
          chosen: countChoice(choice),
          open: sheetOpen || beside,
          panelId: beside ? panelId : undefined,
          // The press itself is painted first.
          onPress: () => afterPaint(() => (isMobile() ? setSheetOpen(true) : sidebarOpen.set(!beside))),
        }}
        sort={sort}
        ownOrder={ownOrderOf(page.source)}
        onSort={changing.sortBy}
        total={total}
        share={<ListShare title={page.title} chain={chain} />}
      >
        <ListShortcuts label={listText.shortcuts} links={page.shortcuts} />
      </ListHeader>
      {Above && <Above {...parts} />}
      <ChosenChips facets={facets} choice={choice} reservePlace={beside} onChange={changing.choose} />
      <div className={classNames(styles.columns, beside && styles.withPanel)}>
        {beside && <FilterSidebar wanted={true} {...panel} id={panelId} />}
        <div aria-busy={shown.late}>
          <ListArticles {...parts} columns={beside ? 3 : 4} />
        </div>
      </div>
      {Below && <Below {...parts} />}
      <FilterSheet {...panel} wanted={sheetOpen} open={sheetOpen} onClose={() => setSheetOpen(false)} total={total} />
    </div>
  );
}

function ownOrderOf(source: ListSource): string | undefined {
  if (unsortedOf(source) !== null) return undefined;
  return source.kind === 'ids' ? listText.ownOrder.given : listText.ownOrder.relevance;
}
