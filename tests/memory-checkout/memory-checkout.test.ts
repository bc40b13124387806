import { eanOf } from '#domain/article/ean.ts';
import { kroner, oere } from '#domain/money/money.ts';
import { shopId } from '#domain/shop/shop-id.ts';
import type { SaleVariant } from '#server/ports/checkout/sale-facts.ts';
import { memoryCheckout } from './memory-checkout.ts';
import { orderingConformance } from './ordering.conformance.ts';

const variant = (ean: string, name: string, price: number, qty: number, pant = 0): SaleVariant => ({
  ean: eanOf(ean),
  articleId: 1,
  name,
  size: null,
  color: null,
  image: null,
  price: kroner(price),
  pant: kroner(pant),
  frightPrice: oere(0),
  vatPercentage: 25,
  visible: true,
  canPurchase: true,
  onlyCC: false,
  webPurchaseLimit: null,
  campaigns: [],
  stock: [{ id: shopId(1), name: 'Oslo', qty }],
});

const summer = {
  id: 1,
  name: 'SOMMER20',
  valid_from: null,
  valid_to: null,
  fixed: 0,
  amount: 0.2,
  type: 'code',
} as const;

orderingConformance(async () =>
  memoryCheckout({
    variants: [
      variant('7000000100512', 'Alpinstaver Race', 399, 2),
      variant('7000000101113', 'Energidrikk', 30, 100, 3),
    ],
    codes: [summer],
  }),
);
