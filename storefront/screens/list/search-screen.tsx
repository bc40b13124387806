import { ListScreen } from './list-screen.tsx';
import { NearGoods } from './near-goods.tsx';
import { SearchFound } from './search-found.tsx';

/** ROUTE-15: a list of what was searched for, with how the words were read. */
export function SearchScreen() {
  return <ListScreen above={SearchFound} below={NearGoods} />;
}
