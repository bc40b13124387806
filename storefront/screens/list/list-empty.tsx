import { filterText } from '#content/nb/filter.ts';
import { listText } from '#content/nb/list.ts';
import { openingText } from '#content/nb/opening.ts';
import { searchText } from '#content/nb/search.ts';
import { countChoice, noChoice } from '#domain/filter/filter-choice.ts';
import { pathTo } from '#domain/navigation/path-to.ts';
import { useMounted } from '#ui/browser/use-mounted.ts';
import { Button } from '#ui/components/button/button.tsx';
import { LinkButton } from '#ui/components/button/link-button.tsx';
import { EmptyState } from '#ui/components/empty-state/empty-state.tsx';
import { lazyPart } from '#ui/components/lazy-part/lazy-part.tsx';
import type { ListFacets } from '../../features/filter/list-facets.ts';
import { useFrame } from '../../layout/use-frame.ts';
import type { ListPage } from '../../lists/list-page.ts';
import type { ChangingList } from './use-list-state.ts';

const OtherShop = lazyPart(async () => (await import('./other-shop.tsx')).OtherShop);

interface ListEmptyProps {
  readonly page: ListPage;
  readonly facets: ListFacets;
  /** A page above answers what was searched for. */
  readonly isOnPage: boolean;
  readonly changing: ChangingList;
}

/** TXT-05: nothing found; one way out. */
export function ListEmpty({ page, facets, isOnPage, changing }: ListEmptyProps) {
  const { source } = page;
  const { choice } = changing.state;
  const mounted = useMounted(); // lazy parts are not rendered on the server
  const filtered = countChoice(choice) > 0;
  const { isOpening } = useFrame();
  const searched = source.kind === 'search' && source.query !== '' ? source.query : null;
  return (
    <div role="status">
      <EmptyState title={listText.empty} text={isOpening ? openingText.list : helpOf(searched, { filtered, isOnPage })}>
        <OtherShop
          wanted={mounted && choice.shops.length > 0}
          facets={facets}
          choice={choice}
          onChange={changing.choose}
        />
        {filtered ? (
          <Button look="outline" onClick={() => changing.choose(noChoice)}>
            {filterText.resetAll}
          </Button>
        ) : (
          <LinkButton look="outline" to={pathTo(isOpening ? 'home' : 'bestsellers')}>
            {isOpening ? openingText.toHome : listText.toBestsellers}
          </LinkButton>
        )}
      </EmptyState>
    </div>
  );
}

function helpOf(searched: string | null, { filtered, isOnPage }: { filtered: boolean; isOnPage: boolean }): string {
  if (filtered) return listText.emptyWithFilter;
  if (isOnPage) return searchText.onPage;
  if (searched === null) return listText.emptyHelp;
  const help = /\s/.test(searched) ? searchText.noneHelp : searchText.noneOfOneWord;
  return `${searchText.none(searched)}. ${help}`;
}
