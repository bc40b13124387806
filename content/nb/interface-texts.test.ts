import { expect, test } from 'vitest';
import { accountText } from './account.ts';
import { articleText } from './article.ts';
import { cardText } from './card.ts';
import { cartText } from './cart.ts';
import { checkoutText } from './checkout.ts';
import { cookiesText } from './cookies.ts';
import {
  accountErrors,
  cartErrors,
  checkoutErrors,
  fieldErrors,
  generalErrors,
  limitWarnings,
  paymentErrors,
  pollErrors,
  promocodeErrors,
  reviewErrors,
} from './errors.ts';
import { favouritesText } from './favourites.ts';
import { filterText } from './filter.ts';
import { footerText } from './footer.ts';
import { frameText } from './frame.ts';
import { historyText } from './history.ts';
import { listText } from './list.ts';
import { menuText } from './menu.ts';
import { notFoundText } from './not-found.ts';
import { paymentText } from './payment.ts';
import { pollsText } from './polls.ts';
import { reviewsText } from './reviews.ts';
import { searchText } from './search.ts';
import { shopsText } from './shops.ts';

/** Every row of the chosen texts, byte for byte; texts with values are compared filled in. */
const rows: readonly (readonly [id: string, actual: string, expected: string])[] = [
  ['TXT-01', listText.sort.bestseller, 'Bestselger'],
  ['TXT-02', listText.sort.price, 'Pris'],
  ['TXT-03', listText.sort.name, 'Navn'],
  ['TXT-04', listText.showMore, 'Vis flere'],
  ['TXT-05', listText.empty, 'Ingen artikler funnet'],
  ['TXT-06', searchText.title('jakke blå'), 'Søk: jakke blå'],
  ['TXT-07', searchText.label, 'Søk'],
  ['TXT-08', filterText.reset, 'Nullstill filter'],
  ['TXT-09', notFoundText.title, 'Siden finnes ikke'],
  ['TXT-10', notFoundText.toHome, 'Til forsiden'],
  ['TXT-11', footerText.copyright(2026, 'Nordvarde'), '© 2026 Nordvarde'],
  ['TXT-12', articleText.addToCart, 'Legg i handlekurv'],
  ['TXT-13', articleText.soldOut, 'Utsolgt'],
  ['TXT-14', articleText.chooseSize, 'Velg størrelse'],
  ['TXT-15', articleText.chooseColor, 'Velg farge'],
  ['TXT-16', cardText.inShops(3), 'Finnes i 3 butikker'],
  ['TXT-17', articleText.stock.onHand(5), '5 på lager'],
  ['TXT-18', cardText.includingPant('3,00\u00a0kr'), 'inkl. pant 3,00\u00a0kr'],
  ['TXT-19', favouritesText.add, 'Legg til i favoritter'],
  ['TXT-20', favouritesText.remove, 'Fjern fra favoritter'],
  ['TXT-21', favouritesText.empty, 'Du har ingen favoritter ennå'],
  ['TXT-22', cartText.empty, 'Handlekurven er tom'],
  ['TXT-23', cartText.toCheckout, 'Til kassen'],
  ['TXT-24', cartText.logIn, 'Logg inn'],
  ['TXT-25', cartText.register, 'Registrer deg'],
  ['TXT-26', cartText.promo.title, 'Rabattkode'],
  ['TXT-27', cartText.promo.apply, 'Bruk'],
  ['TXT-28', cartText.promo.remove, 'Fjern rabatt'],
  ['TXT-29', promocodeErrors.alreadyActive, 'Du har allerede en aktiv rabattkode'],
  ['TXT-30', promocodeErrors.unknown, 'Rabattkoden finnes ikke'],
  ['TXT-31', promocodeErrors['not-yet'], 'Rabattkoden er ikke gyldig ennå'],
  ['TXT-32', promocodeErrors.expired, 'Rabattkoden er utløpt'],
  ['TXT-33', limitWarnings.limit(3), 'Du kan kjøpe maks 3 stk. av denne varen'],
  ['TXT-34', limitWarnings.stock, 'Ikke flere på lager av denne varen'],
  ['TXT-35', checkoutText.summary.goods, 'Sum varer'],
  ['TXT-36', checkoutText.summary.discount, 'Rabatt'],
  ['TXT-37', checkoutText.summary.freight, 'Frakt'],
  ['TXT-38', checkoutText.summary.total, 'Totalt'],
  ['TXT-39', checkoutText.collect, 'Hent i butikk'],
  ['TXT-40', checkoutText.deliver, 'Hjemlevering'],
  ['TXT-41', checkoutText.chooseShop, 'Velg butikk'],
  ['TXT-42', checkoutText.reserve, 'Reserver'],
  ['TXT-43', checkoutText.pay, 'Betal'],
  ['TXT-44', checkoutText.payment.inShop, 'Betal i butikk'],
  ['TXT-45', checkoutText.payment.card, 'Kort'],
  ['TXT-46', checkoutText.payment.klarna, 'Klarna'],
  ['TXT-47', checkoutText.payment.qliro, 'Qliro'],
  ['TXT-48', checkoutText.closed.onlyReserve, 'En eller flere varer kan bare reserveres og betales i butikk'],
  ['TXT-49', checkoutText.closed.onlyCollect, 'En eller flere varer kan bare hentes i butikk'],
  ['TXT-50', fieldErrors.name, 'Navn må fylles ut'],
  ['TXT-51', fieldErrors.phone, 'Ugyldig telefonnummer'],
  ['TXT-52', fieldErrors.email, 'Ugyldig e-postadresse'],
  ['TXT-53', fieldErrors.address, 'Adresse må fylles ut'],
  ['TXT-54', fieldErrors.postcode, 'Ugyldig postnummer'],
  ['TXT-55', fieldErrors.city, 'Poststed må fylles ut'],
  ['TXT-56', fieldErrors.terms, 'Du må godta vilkårene'],
  [
    'TXT-57',
    cartErrors.stock('Heldre Jan Mayen Skalljakke', 2, 'Drammen'),
    'Heldre Jan Mayen Skalljakke: bare 2 på lager i Drammen',
  ],
  ['TXT-58', cartErrors.noStock('Ull Barnesett', 'Oslo'), 'Ull Barnesett er ikke på lager i Oslo'],
  [
    'TXT-59',
    checkoutErrors.priceChanged,
    'Prisen er endret siden du la varene i handlekurven. Kontroller summen og prøv igjen.',
  ],
  ['TXT-60', cartErrors.campaignEnded('Vikafjell Dunjakke'), 'Kampanjen på Vikafjell Dunjakke er avsluttet'],
  ['TXT-61', checkoutErrors.reservationFailed, 'Reservasjonen kunne ikke gjennomføres. Prøv igjen.'],
  ['TXT-62', paymentErrors.declined, 'Betalingen ble avvist. Prøv et annet kort eller en annen betalingsmåte.'],
  ['TXT-63', paymentErrors.cancelled, 'Betalingen ble avbrutt. Handlekurven din er beholdt.'],
  ['TXT-64', paymentErrors.expired, 'Betalingen tok for lang tid og ble avbrutt. Prøv igjen.'],
  ['TXT-65', paymentErrors.unavailable, 'Betalingsløsningen er ikke tilgjengelig akkurat nå. Prøv igjen om litt.'],
  ['TXT-66', paymentText.waiting, 'Venter på bekreftelse av betalingen …'],
  [
    'TXT-67',
    paymentText.stillUnconfirmed,
    'Vi har ikke fått bekreftet betalingen ennå. Du får en e-post når den er registrert.',
  ],
  ['TXT-68', paymentErrors.notFound, 'Fant ikke betalingen'],
  ['TXT-69', checkoutErrors.orderFailed, 'Bestillingen kunne ikke gjennomføres. Prøv igjen.'],
  ['TXT-70', generalErrors.tooManyAttempts, 'For mange forsøk. Prøv igjen senere.'],
  ['TXT-71', generalErrors.reloadPage, 'Vennligst last siden på nytt'],
  ['TXT-72', generalErrors.unknown, 'Noe gikk galt. Prøv igjen senere.'],
  ['TXT-73', checkoutText.receipt.thanksReservation, 'Takk for reservasjonen!'],
  ['TXT-74', checkoutText.receipt.thanksOrder, 'Takk for bestillingen!'],
  ['TXT-75', historyText.reservation(1001), 'Reservasjon nr. 1001'],
  ['TXT-76', historyText.status(historyText.reservationStatus[2]), 'Status: Mottatt'],
  ['TXT-77', historyText.cancel, 'Avbestill'],
  ['TXT-78', accountText.login.title, 'Logg inn'],
  ['TXT-79', accountText.myPage.logOut, 'Logg ut'],
  ['TXT-80', accountText.register.title, 'Registrer deg'],
  ['TXT-81', accountText.login.forgot, 'Glemt passord?'],
  ['TXT-82', frameText.myPage, 'Min side'],
  ['TXT-83', accountText.myPage.save, 'Lagre'],
  ['TXT-84', accountText.myPage.saved, 'Endringene er lagret'],
  ['TXT-85', accountText.myPage.deleteAccount, 'Slett konto'],
  ['TXT-86', accountText.verify.resend, 'Send bekreftelse på nytt'],
  ['TXT-87', accountText.verify.notVerified, 'E-postadressen din er ikke bekreftet'],
  ['TXT-88', accountText.verify.done, 'E-postadressen er bekreftet'],
  [
    'TXT-89',
    accountText.forgot.sent,
    'Hvis e-postadressen finnes hos oss, har vi sendt en lenke for å lage nytt passord.',
  ],
  ['TXT-90', accountErrors.linkInvalid, 'Lenken er ugyldig eller utløpt'],
  ['TXT-91', accountText.reset.done, 'Passordet er endret'],
  ['TXT-92', historyText.empty, 'Ingen historikk ennå'],
  ['TXT-93', reviewsText.write, 'Skriv omtale'],
  ['TXT-94', reviewsText.thanks, 'Takk for omtalen!'],
  ['TXT-95', reviewsText.awaitingApproval, 'Venter på godkjenning'],
  ['TXT-96', reviewErrors.logInFirst, 'Logg inn for å skrive omtale'],
  ['TXT-97', reviewErrors.alreadyReviewed, 'Du har allerede skrevet en omtale av denne varen'],
  ['TXT-98', articleText.related, 'Lignende varer'],
  ['TXT-99', reviewsText.none, 'Ingen omtaler ennå'],
  ['TXT-100', pollsText.send, 'Send svar'],
  ['TXT-101', pollsText.score(1, 2), 'Du fikk 1 av 2 riktige'],
  ['TXT-102', pollErrors.alreadyAnswered, 'Du har allerede svart'],
  ['TXT-103', shopsText.openNow, 'Åpent nå'],
  ['TXT-104', shopsText.closedNow, 'Stengt nå'],
  ['TXT-105', shopsText.closed, 'Stengt'],
  ['TXT-106', shopsText.useMyPosition, 'Bruk min posisjon'],
  ['TXT-107', cookiesText.title, 'Informasjonskapsler'],
  ['TXT-108', cookiesText.acceptAll, 'Godta alle'],
  ['TXT-109', cookiesText.onlyNecessary, 'Kun nødvendige'],
  ['TXT-110', frameText.readAboutPrivacy, 'Les om personvern'],
  ['TXT-111', frameText.close, 'Lukk'],
  ['TXT-112', menuText.open, 'Åpne meny'],
  ['TXT-113', menuText.close, 'Lukk meny'],
];

test.each(rows)('%s %s', (_, actual, expected) => {
  expect(actual).toBe(expected);
});

test('every one of the 113 rows is compared, once', () => {
  expect(rows.map(([id]) => id)).toEqual(
    Array.from({ length: 113 }, (_, i) => `TXT-${String(i + 1).padStart(2, '0')}`),
  );
});

test('TXT-16 one shop is named in the singular', () => {
  expect(cardText.inShops(1)).toBe('Finnes i 1 butikk');
});
