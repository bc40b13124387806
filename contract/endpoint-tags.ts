import { type EndpointName, endpoints } from './endpoints.ts';

/** What calls are about, for their description: by the first word of their path. */
export const endpointTags = {
  Catalogue: {
    says: 'Articles, their stock and prices, and the lists they are filtered by.',
    paths: ['articles', 'categories', 'subcategories', 'productlines', 'genders', 'colorgroups', 'bestsellers'],
  },
  Search: { says: 'What shoppers search for. The search itself is under Catalogue.', paths: ['searches'] },
  Campaigns: { says: 'Offers and promo codes.', paths: ['campaigns', 'promocodes'] },
  Places: { says: 'Shops, postal codes, distances and addresses.', paths: ['shops', 'postalcodes', 'osrm', 'maps'] },
  Shop: { says: 'The running brand variant, and its pages.', paths: ['settings', 'tenant', 'pages', 'guides'] },
  Editorial: { says: 'Blog, social posts and polls.', paths: ['blog', 'fb', 'polls'] },
  Sessions: { says: 'Bearers for clients without cookies.', paths: ['sessions'] },
  Customers: { says: 'Logging in, and what a customer may see and change of their own.', paths: ['customers'] },
  Reviews: { says: 'What customers write of articles.', paths: ['reviews'] },
  Watches: { says: 'Being told when a size comes in or a price falls.', paths: ['watches'] },
  Orders: {
    says: 'From cart to receipt: reserve and pay in the shop, or order and pay now.',
    paths: ['cart', 'shipping_methods', 'reservations', 'checkout'],
  },
  Payments: { says: 'How a payment stands.', paths: ['payments'] },
} as const satisfies Record<string, { says: string; paths: readonly string[] }>;

export type EndpointTag = keyof typeof endpointTags;

export function tagOf(name: EndpointName): EndpointTag {
  const word = endpoints[name].path.split('/')[1] ?? '';
  const tags = Object.entries(endpointTags) as [EndpointTag, { paths: readonly string[] }][];
  const found = tags.find(([, { paths }]) => paths.includes(word));
  if (found === undefined) throw new Error(`No tag for /${word}: contract/endpoint-tags.ts`);
  return found[0];
}
