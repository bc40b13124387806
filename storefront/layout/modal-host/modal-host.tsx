import { useState } from 'react';
import { cartText } from '#content/nb/cart.ts';
import { frameText } from '#content/nb/frame.ts';
import { shopId } from '#domain/shop/shop-id.ts';
import { Modal } from '#ui/components/modal/modal.tsx';
import { closeModal, type ModalContent, modalState, togglePromo } from '../../data/modal.ts';
import { useStore } from '../../data/store.ts';
import { AlertBanner } from '../../features/alerts/alert-banner.tsx';
import { cart } from '../../features/cart/cart-store.ts';
import { CartContent } from '../../features/cart/panel/cart-content.tsx';
import { CartFooter } from '../../features/cart/panel/cart-footer.tsx';
import { user } from '../../features/customer/user-store.ts';
import { useMyShop } from '../../features/my-shop/my-shop-store.ts';
import { useFrame } from '../use-frame.ts';
import { PrivacyText } from './privacy-text.tsx';

const titles: Readonly<Record<ModalContent, string>> = { cart: cartText.title, privacy: frameText.privacyTitle };

/** The one modal of the page (UI-44). While it slides away it still shows what it held. */
export function ModalHost() {
  const { open, content, promoOpen } = useStore(modalState);
  const { orders } = useStore(cart);
  const { loaded } = useStore(user);
  const [shown, setShown] = useState(content);
  if (open && shown !== content) setShown(content);

  const footer = (
    <CartFooter
      hasGuarantee={useFrame().tenant.features.club_guarantee}
      loggedIn={loaded}
      promoOpen={promoOpen}
      onTogglePromo={togglePromo}
    />
  );
  return (
    <Modal
      open={open}
      onClose={closeModal}
      title={titles[shown]}
      closeLabel={frameText.close}
      look={shown === 'cart' ? 'side' : 'center'}
      notice={open && <AlertBanner />}
      footer={shown === 'cart' && orders.length > 0 ? footer : undefined}
    >
      {shown === 'cart' ? <CartOfVisitor /> : <PrivacyText />}
    </Modal>
  );
}

function CartOfVisitor() {
  const shop = useMyShop();
  return <CartContent shop={shop === null ? null : { id: shopId(shop.id), name: shop.name }} />;
}
