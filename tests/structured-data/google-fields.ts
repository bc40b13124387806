import Validator from '@adobe/structured-data-validator';

type Node = { readonly [key: string]: unknown };

/** What Google's pages on rich results call required or, for goods, what they cannot be shown well without; by type. */
const required: Readonly<Record<string, readonly string[]>> = {
  Product: ['name', 'image', 'offers'],
  ProductGroup: ['name', 'productGroupID', 'variesBy', 'hasVariant', 'url'],
  Offer: ['price', 'priceCurrency', 'availability', 'itemCondition', 'url', 'hasMerchantReturnPolicy'],
  OfferShippingDetails: ['shippingRate', 'shippingDestination', 'deliveryTime'],
  MonetaryAmount: ['value', 'currency'],
  DefinedRegion: ['addressCountry'],
  ShippingDeliveryTime: ['handlingTime', 'transitTime'],
  MerchantReturnPolicy: ['applicableCountry', 'returnPolicyCategory'],
  AggregateRating: ['ratingValue', 'reviewCount'],
  UnitPriceSpecification: ['price', 'priceCurrency', 'referenceQuantity'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name', 'item'],
  SportingGoodsStore: ['name', 'address'],
  PostalAddress: ['streetAddress', 'postalCode', 'addressLocality', 'addressCountry'],
  GeoCoordinates: ['latitude', 'longitude'],
  OpeningHoursSpecification: ['opens', 'closes'],
  OnlineStore: ['name', 'url', 'logo'],
  WebSite: ['name', 'url', 'potentialAction'],
  SearchAction: ['target', 'query-input'],
};

/** The nodes of a document, each name of another replaced by the node itself. */
export function resolved(document: Node): readonly Node[] {
  const graph = (document['@graph'] ?? [document]) as readonly Node[];
  const byId = new Map(
    graph.flatMap((node) => (typeof node['@id'] === 'string' ? [[node['@id'], node] as const] : [])),
  );
  const inline = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(inline);
    if (value === null || typeof value !== 'object') return value;
    const node = value as Node;
    const id = node['@id'];
    if (Object.keys(node).length === 1 && typeof id === 'string') {
      const found = byId.get(id);
      if (found === undefined) throw new Error(`Nothing in the document is called ${id}`);
      return inline(found);
    }
    return Object.fromEntries(Object.entries(node).map(([key, part]) => [key, inline(part)]));
  };
  return graph.map((node) => inline(node) as Node);
}

/** What Google would miss: by the table above, and by Adobe's reading of the same pages. */
export async function missedByGoogle(document: Node): Promise<readonly string[]> {
  const nodes = resolved(document);
  const byType = Object.groupBy(nodes, (node) => String(node['@type']));
  const issues = await new Validator().validate({ jsonld: byType });
  return [
    ...nodes.flatMap((node) => lacking(node, '')),
    ...issues
      .filter(({ severity }: { severity: string }) => severity === 'ERROR')
      .map(
        (issue: { issueMessage: string; path: unknown }) => `${issue.issueMessage} at ${JSON.stringify(issue.path)}`,
      ),
  ];
}

function lacking(value: unknown, way: string): readonly string[] {
  if (Array.isArray(value)) return value.flatMap((one, at) => lacking(one, `${way}[${at}]`));
  if (value === null || typeof value !== 'object') return [];
  const node = value as Node;
  const missing = (required[String(node['@type'])] ?? []).filter((field) => isEmpty(node[field]));
  return [
    ...missing.map((field) => `${way} (${String(node['@type'])}) lacks ${field}`),
    ...Object.entries(node).flatMap(([key, part]) => lacking(part, `${way}.${key}`)),
  ];
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
}
