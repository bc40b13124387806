import path from 'node:path';
import type { BrandVariant } from '#brands/brand.ts';
import { articleText } from '#content/nb/article.ts';
import { checkoutText } from '#content/nb/checkout.ts';
import { pages as pageFiles } from '#content/nb/pages/registry.ts';
import type { SettingsRecord } from '#contract/tenant.ts';
import { loadMarkdownPages } from '../adapters/pages-markdown/pages-markdown.ts';
import type { PageFiles, Pages } from '../ports/content/pages.ts';

/** The editorial pages: the chain's own before those of the folder, its names and addresses filled in. */
export function loadPages(
  folder: string,
  brand: BrandVariant,
  contact: Omit<SettingsRecord['contact'], 'social'>,
  /** What can be paid with on the web. */
  methods: readonly string[],
): Promise<Pages & PageFiles> {
  return loadMarkdownPages({
    folders: [...brand.folders.map((place) => path.join(place, 'pages')), folder],
    files: pageFiles,
    facts: {
      kjede: brand.displayName,
      klubb: brand.club,
      epost: contact.email,
      orgnr: contact.orgNo,
      adresse: contact.address,
      telefon: contact.phone,
      selskap: brand.legalName,
      betaling: listed(methods, 'disjunction'),
      kreditt: listed(
        methods.filter((method) => givesCredit.has(method)),
        'conjunction',
      ),
      vipps: methods.includes('vipps') ? checkoutText.payment.vipps : '',
      garanti: brand.features.clubGuarantee ? articleText.guarantee : '',
    },
  });
}

const givesCredit: ReadonlySet<string> = new Set(['klarna', 'qliro']);

/** 'kort, Klarna eller Qliro' */
function listed(methods: readonly string[], type: 'conjunction' | 'disjunction'): string {
  const { klarna, qliro, vipps, card } = checkoutText.payment;
  const names: Readonly<Record<string, string>> = { card: card.toLowerCase(), klarna, qliro, vipps };
  const order = ['card', 'klarna', 'qliro', 'vipps'].filter((method) => methods.includes(method));
  return new Intl.ListFormat('nb', { type }).format(order.map((method) => names[method] ?? method));
}
