import type { DataRouter } from 'react-router';
import { hasOpenCart, withoutOpenCart } from '#domain/navigation/addresses/open-cart.ts';
import { openModal } from '../../data/modal.ts';

type OpenCartRouter = Pick<DataRouter, 'state' | 'subscribe' | 'navigate'>;

/** Opens the cart on any page whose address asks for it, and takes the flag away again (NAV-09 to NAV-12, DEC-32). */
export function openCartByFlag(router: OpenCartRouter): () => void {
  const look = () => {
    const { location, navigation } = router.state;
    if (navigation.state !== 'idle' || !hasOpenCart(location.search)) return;
    openModal('cart');
    const search = withoutOpenCart(location.search);
    void router.navigate(
      { pathname: location.pathname, search, hash: location.hash },
      { replace: true, state: location.state, preventScrollReset: true, defaultShouldRevalidate: false },
    );
  };
  look();
  return router.subscribe(look);
}
