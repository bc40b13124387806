import type { SettingsRecord, TenantRecord } from '#contract/tenant.ts';
import { pathTo } from '#domain/navigation/path-to.ts';
import type { StructuredValue } from '#ui/components/structured-data/structured-data.tsx';

export interface DescribedChain {
  readonly tenant: Pick<TenantRecord, 'display_name' | 'logo_png'>;
  readonly contact: SettingsRecord['contact'];
  readonly brand: Pick<SettingsRecord['brand'], 'legal_name'>;
  readonly origin: string;
}

/** Who runs the shop, and how it is searched (schema.org OnlineStore and WebSite). */
export function chainStructuredData({ tenant, contact, brand, origin }: DescribedChain): {
  readonly [key: string]: StructuredValue;
} {
  const url = origin + pathTo('home');
  const social = contact.social.map((place) => place.url).filter((address) => /^https?:/.test(address));
  return {
    '@graph': [
      {
        '@type': 'OnlineStore',
        '@id': `${url}#kjede`,
        name: tenant.display_name,
        legalName: brand.legal_name,
        url,
        logo: origin + tenant.logo_png,
        ...(contact.email === '' ? {} : { email: contact.email }),
        ...(contact.phone === '' ? {} : { telephone: contact.phone }),
        ...(contact.orgNo === '' ? {} : { taxID: contact.orgNo }),
        ...(social.length === 0 ? {} : { sameAs: social }),
        areaServed: 'NO',
      },
      {
        '@type': 'WebSite',
        '@id': `${url}#nettsted`,
        name: tenant.display_name,
        url,
        inLanguage: 'nb-NO',
        publisher: { '@id': `${url}#kjede` },
        potentialAction: {
          '@type': 'SearchAction',
          target: { '@type': 'EntryPoint', urlTemplate: `${origin}${searchTemplate}` },
          'query-input': 'required name=search_term_string',
        },
      },
    ],
  };
}

const searchTemplate = decodeURIComponent(pathTo('search', { query: '{search_term_string}' }));
