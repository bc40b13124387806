/** The counter's addresses, below /disk. */
export type Route =
  | { readonly screen: 'queue' }
  | { readonly screen: 'pick'; readonly ids: readonly number[] }
  | { readonly screen: 'hand-out'; readonly id: number | null }
  | { readonly screen: 'order'; readonly id: number }
  | { readonly screen: 'return'; readonly id: number | null }
  | { readonly screen: 'put-back' }
  | { readonly screen: 'look-up' }
  | { readonly screen: 'count' }
  | { readonly screen: 'figures' }
  | { readonly screen: 'more' };

const base = '/disk';
const paths = {
  queue: '',
  pick: 'plukk',
  'hand-out': 'utlever',
  order: 'ordre',
  return: 'retur',
  'put-back': 'legg-tilbake',
  'look-up': 'oppslag',
  count: 'telling',
  figures: 'tall',
  more: 'mer',
} as const satisfies Record<Route['screen'], string>;

export function readRoute(pathname: string): Route {
  const [first = '', second = ''] = pathname.slice(base.length + 1).split('/');
  const id = /^[1-9][0-9]{0,9}$/.test(second) ? Number(second) : null;
  switch (first) {
    case paths.pick: {
      const ids = second.split('+').map(Number);
      const good = ids.every((each) => Number.isInteger(each) && each > 0) && ids.length <= 8;
      return good ? { screen: 'pick', ids } : { screen: 'queue' };
    }
    case paths['hand-out']:
      return { screen: 'hand-out', id };
    case paths.order:
      return id === null ? { screen: 'look-up' } : { screen: 'order', id };
    case paths.return:
      return { screen: 'return', id };
    case paths['put-back']:
      return { screen: 'put-back' };
    case paths['look-up']:
      return { screen: 'look-up' };
    case paths.count:
      return { screen: 'count' };
    case paths.figures:
      return { screen: 'figures' };
    case paths.more:
      return { screen: 'more' };
    default:
      return { screen: 'queue' };
  }
}

export function routePath(route: Route): string {
  const path = `${base}/${paths[route.screen]}`;
  switch (route.screen) {
    case 'queue':
      return base;
    case 'pick':
      return `${path}/${route.ids.join('+')}`;
    case 'hand-out':
    case 'order':
    case 'return':
      return route.id === null ? path : `${path}/${route.id}`;
    // What is looked for may be a name: it does not go into the history of a shared device.
    default:
      return path;
  }
}
