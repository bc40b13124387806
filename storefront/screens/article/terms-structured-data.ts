import type { ArticleDetail } from '#domain/article/article-detail.ts';
import { chargedFreight, type ShippingMethod } from '#domain/cart/freight.ts';
import type { GoodsFacts } from '#domain/goods/goods-facts.ts';
import { kronerOf } from '#domain/money/money.ts';
import type { StructuredValue } from '#ui/components/structured-data/structured-data.tsx';

type Node = { readonly '@id': string; readonly [key: string]: StructuredValue };

const days = (minValue: number, maxValue: number) => ({
  '@type': 'QuantitativeValue',
  minValue,
  maxValue,
  unitCode: 'DAY',
});

/** What each way of sending costs for this article, to Norway; the days are those the page itself promises. */
export function shippingDetails(article: ArticleDetail, methods: readonly ShippingMethod[]): readonly Node[] {
  return methods.map((method) => ({
    '@type': 'OfferShippingDetails',
    '@id': `#frakt-${method.id}`,
    shippingRate: {
      '@type': 'MonetaryAmount',
      value: kronerOf(chargedFreight('deliver', method, [article])),
      currency: 'NOK',
    },
    shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'NO' },
    deliveryTime: { '@type': 'ShippingDeliveryTime', handlingTime: days(0, 1), transitTime: days(2, 4) },
  }));
}

/** The law's days of withdrawal from what is bought on the web. */
const withdrawalDays = 14;

/** Back to any shop for nothing, or by post at the buyer's cost; what cannot come back says so. */
export function returnPolicy({ returnDays }: Pick<GoodsFacts, 'returnDays'>): Node {
  const policy = { '@type': 'MerchantReturnPolicy', '@id': '#retur', applicableCountry: 'NO' };
  if (returnDays === 0) return { ...policy, returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted' };
  return {
    ...policy,
    returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
    merchantReturnDays: Math.max(withdrawalDays, returnDays ?? 0),
    returnMethod: ['https://schema.org/ReturnInStore', 'https://schema.org/ReturnByMail'],
    returnFees: 'https://schema.org/ReturnFeesCustomerResponsibility',
  };
}
