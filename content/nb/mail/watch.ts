import type { MailText } from '../mail.ts';

/** One mail per watch; the address is deleted when it has been sent. */
const lastLine = 'Dette er den eneste e-posten du får om varen. Vil du ha en ny, ber du om det på varesiden.';

const endAll = 'Har du bedt om flere varsler og vil ikke ha dem lenger? Avslutt dem her:';

interface About {
  readonly name: string;
  readonly size: string;
}

function named({ name, size }: About): string {
  return size === '' ? name : `${name} i størrelse ${size}`;
}

/** The first mail to an address nobody has proven yet: nothing more comes until the link is used. */
export function confirmWatchMail(
  mail: About & { kind: 'stock' | 'price'; chain: string; url: string; endUrl: string },
): MailText {
  const wish = mail.kind === 'stock' ? `når ${named(mail)} er på lager igjen` : `når prisen på ${mail.name} går ned`;
  return {
    subject: `Skal vi si fra om ${mail.name}?`,
    paragraphs: [
      `Noen, forhåpentligvis du, har bedt ${mail.chain} si fra til denne adressen ${wish}. Trykk på knappen, så gjør vi det.`,
      'Du får én e-post når det skjer. Så sletter vi adressen.',
      'Lenken virker i 24 timer. Har du ikke bedt om dette, kan du se bort fra e-posten, så sletter vi adressen.',
    ],
    action: { label: 'Ja, si fra til meg', url: mail.url },
    ending: { label: 'Nei takk? Avslutt her:', url: mail.endUrl },
  };
}

/** Where it stands; the web stock has no name. */
type Place = { readonly shop: string | null; readonly qty: number };

export function backInStockMail(mail: About & { places: readonly Place[]; url: string; endUrl: string }): MailText {
  const shops = mail.places.filter((place): place is Place & { shop: string } => place.shop !== null);
  const [first] = shops;
  return {
    subject: `${mail.name} er tilbake ${first === undefined ? 'på nett' : shops.length === 1 ? `i ${first.shop}` : `i ${shops.length} butikker`}`,
    paragraphs: [
      `Du ba oss si fra om ${named(mail)}. ${whereNow(shops)}`,
      'Vi holder den ikke av før du reserverer eller kjøper.',
      lastLine,
    ],
    action: { label: 'Se varen', url: mail.url },
    ending: { label: endAll, url: mail.endUrl },
  };
}

function whereNow(shops: readonly { readonly shop: string; readonly qty: number }[]): string {
  const [first] = shops;
  if (first === undefined) return 'Nå kan den sendes hjem til deg.';
  if (shops.length === 1) return `Nå står det ${first.qty} i ${first.shop}.`;
  return `Nå står den i ${shops.length} butikker, med flest i ${first.shop}.`;
}

export function priceDropMail(mail: {
  name: string;
  price: string;
  before: string;
  url: string;
  endUrl: string;
}): MailText {
  return {
    subject: `${mail.name} har gått ned til ${mail.price}`,
    paragraphs: [`Du ba oss si fra. Prisen var ${mail.before} da du spurte, og nå er den ${mail.price}.`, lastLine],
    action: { label: 'Se varen', url: mail.url },
    ending: { label: endAll, url: mail.endUrl },
  };
}
