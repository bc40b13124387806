import { expect, test } from 'vitest';
import { accountText } from './account.ts';
import { breadcrumbsText } from './breadcrumbs.ts';
import { campaignsText } from './campaigns.ts';
import { cartText } from './cart.ts';
import { filterText } from './filter.ts';
import { frameText } from './frame.ts';
import { historyText } from './history.ts';
import { menuText } from './menu.ts';
import { shareText } from './share.ts';

/** Literals that stand in the specification itself, outside the error catalogue. */
const literals: readonly (readonly [id: string, actual: string, expected: string])[] = [
  ['UI-07', filterText.button(0), 'Filter'],
  ['UI-08', filterText.button(3), 'Filter(3)'],
  ['UI-12', shareText.label, 'Del med andre:'],
  ['UI-13', shareText.copied, 'Link Kopiert!'],
  ['UI-29', menuText.genders.uni, 'Uni'],
  ['UI-31', menuText.features.support, 'Kundeservice'],
  ['UI-31', menuText.features.maintenance, 'Vedlikehold'],
  ['UI-31', menuText.features.about, 'Om oss'],
  ['UI-31', menuText.features.info, 'Informasjon'],
  ['UI-35', cartText.title, 'Min Handlekurv'],
  ['UI-36', frameText.skipLink, 'Gå til innhold'],
  ['UI-47', frameText.privacyTitle, 'Personvern'],
  ['NAV-18', breadcrumbsText.back, 'Tilbake'],
  ['NAV-19', breadcrumbsText.home, 'Forside'],
  ['ENT-36', campaignsText.weeklyAd, 'Ukens annonse!'],
  ['ERR-24', accountText.verify.resent('kari@example.no'), 'Epost sendt til kari@example.no'],
];

test.each(literals)('%s %s', (_, actual, expected) => {
  expect(actual).toBe(expected);
});

test('DEC-93 the ten statuses of a reservation have their names', () => {
  expect(Object.values(historyText.reservationStatus)).toEqual([
    'Venter på betaling',
    'Mottatt',
    'Under behandling',
    'Klar til henting',
    'Hentet',
    'Sendt',
    'Levert',
    'Kansellert',
    'Utløpt',
    'Betaling feilet',
  ]);
});
