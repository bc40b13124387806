import { searchFoundText } from '#content/nb/search-found.ts';
import { type ListState, writeListQuery } from '#domain/filter/list-query.ts';
import type { ListSort } from '#domain/filter/sort.ts';
import { pathTo } from '#domain/navigation/path-to.ts';
import { Link } from '#ui/components/link/link.tsx';
import styles from '../../features/search/search-found.module.css';
import { useNearShops } from './use-near-shops.ts';

interface NearFoundProps {
  readonly state: ListState;
  readonly unsorted: ListSort;
}

/**
 * A search says 'nær meg'. The page is the same for everyone, so where the shopper is comes in here: by a filter on the shops
 * nearest to them, or, while nobody knows where that is, by the way to tell.
 */
export function NearFound({ state, unsorted }: NearFoundProps) {
  const near = useNearShops();
  if (state.choice.shops.length > 0) return null;
  const choice = { ...state.choice, shops: near.map(({ id }) => id) };
  return (
    <p className={styles.nearLine}>
      {near.length === 0 ? (
        <>
          {searchFoundText.placeUnknown} <Link to={pathTo('shops')}>{searchFoundText.findShops}</Link>
        </>
      ) : (
        <Link to={writeListQuery({ ...state, choice }, unsorted)}>
          {searchFoundText.onlyNear(near.map(({ name }) => name))}
        </Link>
      )}
    </p>
  );
}
