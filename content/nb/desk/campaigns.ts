import type { CampaignCheck, CampaignState } from '#contract/desk/campaigns/schemas.ts';
import { formatKroner } from '#domain/money/format-money.ts';
import { kroner } from '#domain/money/money.ts';
import { formatDayOfMonth } from '#domain/time/norwegian-dates.ts';
import { osloTime } from '#domain/time/oslo.ts';

export const stateNames: Readonly<Record<CampaignState, string>> = {
  draft: 'Utkast',
  planned: 'Planlagt',
  live: 'I butikken nå',
  over: 'Ferdig',
};

export const campaignText = {
  lead: 'Hva som er billigere, når, og om førprisen er lovlig.',
  make: 'Ny kampanje',
  makeTitle: 'Ny kampanje',
  makeAct: 'Lag utkast',
  empty: 'Ingen kampanjer er planlagt.',
  noHits: 'Ingen kampanjer passer med filtrene. Fjern ett, eller søk i alle.',
  clear: 'Fjern filtrene',
  find: 'Navn på kampanjen',
  anyState: 'Alle',
  columns: { name: 'Kampanje', when: 'Når', goods: 'Varer', state: 'Tilstand' },
  changed: 'endret, ikke godkjent',
  weeks: 'Ukene rundt i dag',
  today: (day: string) => `${day} i dag`,
  until: (name: string, day: string) => `${name}, til ${day}`,
  from: (name: string, day: string) => `${name}, fra ${day}`,
  savedAt: (time: string) => `Lagret som utkast ${time}`,
  saving: 'Lagrer …',
  notSaved: 'Ikke lagret. Vi prøver igjen, det du skrev er her.',
  seeAs: (day: string) => `Se som kunde ${day}`,
  approve: 'Godkjenn',
  approveLeft: (count: number) => `Godkjenn, ${count} feil igjen`,
  approved: 'Godkjent. Prisene skifter av seg selv.',
  discard: 'Forkast utkastet',
  discardTitle: 'Forkaste utkastet?',
  discardText: 'Det du har skrevet her, blir borte. Det som er i butikken, står.',
  discarded: 'Utkastet er forkastet.',
  withdraw: 'Gjør til utkast igjen',
  withdrawn: 'Kampanjen er et utkast igjen.',
  stop: 'Stopp nå',
  stopTitle: 'Stoppe kampanjen nå?',
  stopText: 'Varene går tilbake til vanlig pris med en gang, i alle butikker. Du kan angre.',
  stopped: 'Kampanjen er stoppet.',
  resume: 'Sett i gang igjen',
  resumed: 'Kampanjen går igjen.',
  fields: {
    name: 'Navn',
    start: 'Starter',
    end: 'Slutter',
    label: 'Merkelapp på kortet',
    showLabel: 'Vis merkelappen',
  },
  goods: 'Varer og priser',
  mustFix: (count: number) => `${count} må rettes`,
  lookAt: (count: number) => `${count} å se på`,
  add: 'Legg til varer',
  paste: 'Lim inn fra regneark',
  sameCut: 'Samme avslag på alle',
  line: {
    goods: 'Vare',
    now: 'Pris nå',
    lowest: 'Lavest 30 d.',
    price: 'Kampanjepris',
    before: 'Førpris',
    cut: 'Avslag',
    check: 'Kontroll',
  },
  priceOf: (name: string) => `Kampanjepris for ${name}`,
  beforeOf: (name: string) => `Førpris for ${name}`,
  remove: (name: string) => `Ta ut ${name}`,
  noGoods: 'Ingen varer ennå. Legg til, eller lim inn fra et regneark.',
  moreGoods: (count: number) => `${count} til, alle lovlige.`,
  showThem: 'Vis dem',
  lawfulAct: (price: string) => `Bruk ${price}`,
  takeOut: 'Ta ut varen',
  customerSees: 'Slik ser kunden det',
  seenAt: 'Tidspunkt',
  atStart: 'Når den starter',
  before: 'før',
  pieces: (stock: number, shops: number) => `${stock} på lager i ${shops === 1 ? 'én butikk' : `${shops} butikker`}`,
  home: 'Forsiden',
  homeSlots: (slots: string) => `${slots} viser kampanjen`,
  alsoIn: (goods: number) => `${goods} av varene er med`,
  watches: 'Varsler',
  watchers: (count: number) => `${count} kunder får «prisen er satt ned»`,
  addTitle: 'Legg til varer',
  addField: 'Navn eller artikkelnummer',
  addPrice: 'Pris for dem du legger til',
  addNone: 'Ingen vare passer.',
  addAct: 'Legg til',
  added: 'Lagt til',
  done: 'Ferdig',
  pasteTitle: 'Lim inn fra regneark',
  pasteHint: 'En vare på hver linje: artikkelnummer eller EAN, og pris. Kopier rett fra regnearket.',
  pasteField: 'Linjer',
  pasteAct: 'Les linjene',
  pasted: (count: number) => `${count} varer er lagt til.`,
  pasteUnknown: (numbers: string) => `Disse finnes ikke: ${numbers}`,
  pasteBad: (lines: string) => `Disse linjene kunne vi ikke lese: ${lines}`,
  cutTitle: 'Samme avslag på alle',
  cutField: 'Avslag i prosent',
  cutHint: 'Regnes av laveste pris i 30 dager, og rundes ned til hele kroner.',
  cutAct: 'Sett prisene',
  stoppedNote: (time: string) => `Den ble stoppet før tiden. Den skulle gått til ${time}.`,
  seeTheirs: 'Se den nye',
  draftNote: 'Det er endringer her som kunden ikke ser før du godkjenner.',
  summary: (when: string, goods: number, shops: number) => `${when}, ${goods} varer, ${shops} butikker`,
  startsIn: (days: number) =>
    days === 0 ? 'Starter i dag' : days === 1 ? 'Starter i morgen' : `Starter om ${days} dager`,
  endsIn: (days: number) =>
    days === 0 ? 'Slutter i dag' : days === 1 ? 'Slutter i morgen' : `Slutter om ${days} dager`,
  ended: (day: string) => `Sluttet ${day}`,
  previewTitle: (when: string) => `Butikken ${when}`,
  previewNote: 'Butikken slik den blir, sett av en som ikke er logget inn. Kjøp og skript er slått av.',
  width: 'Bredde',
  widths: { desktop: 'PC', tablet: 'Nettbrett', mobile: 'Mobil' },
} as const;

const money = (value: unknown) => formatKroner(kroner(Number(value))).replace(/,00\s?kr$/, '');
const dayOf = (value: unknown) => formatDayOfMonth(osloTime(Number(value)).date);

/** Why the lowest price is what it is: 'klubbpris 2.–8. november'. */
export function lowestReason({ source, from, to, name }: CampaignCheck['values']): string {
  if (source === 'list') return `ordinær pris fra ${dayOf(from)}`;
  const kind = source === 'club' ? 'klubbpris' : name === undefined ? 'kampanjepris' : `pris i ${name}`;
  return to === undefined ? `${kind} fra ${dayOf(from)}` : `${kind} ${dayRange(Number(from), Number(to))}`;
}

function dayRange(from: number, to: number): string {
  const [first, last] = [osloTime(from).date, osloTime(to - 1).date];
  if (first.year === last.year && first.month === last.month)
    return first.day === last.day ? formatDayOfMonth(last) : `${first.day}.–${formatDayOfMonth(last)}`;
  return `${formatDayOfMonth(first)}–${formatDayOfMonth(last)}`;
}

function left({ stock, shops }: CampaignCheck['values']): string {
  if (Number(stock) === 0) return 'Utsolgt i alle butikker';
  return `${stock} igjen i ${shops === 1 ? 'én butikk' : `${shops} butikker`}`;
}

/** In the column of a line. */
export function checkWords({ kind, level, values }: CampaignCheck): string {
  switch (kind) {
    case 'lawful':
      return 'Lovlig';
    case 'corrected':
      return `Rettet til ${money(values.before)}, ${lowestReason(values)}`;
    case 'unlawful':
      return Number(values.percent) > 0
        ? `Må være ${money(values.lowest)}. Da er avslaget ${values.percent} %`
        : `Må være ${money(values.lowest)}`;
    case 'too-new':
      return level === 'error' ? 'Kan ikke ha førpris ennå' : 'Uten førpris, i salg under 30 dager';
    case 'no-cut':
      return `Ikke lavere enn ${money(values.lowest)}, ${lowestReason(values)}`;
    case 'no-price':
      return 'Mangler pris';
    case 'other-campaign':
      return Number(values.theirs) === 1
        ? `${money(values.price)} i ${values.name}, kunden får den`
        : `Også i ${values.name} til ${money(values.price)}`;
    case 'little-stock':
      return Number(values.expected) > 0 ? `${left(values)}, ventet salg ${values.expected}` : left(values);
    case 'hidden':
      return 'Vises ikke i butikken';
    default:
      return wholeWords({ kind, level, values });
  }
}

/** Of the campaign as a whole. */
function wholeWords({ kind, values }: CampaignCheck): string {
  switch (kind) {
    case 'no-name':
      return 'Kampanjen mangler navn.';
    case 'no-goods':
      return 'Kampanjen har ingen varer.';
    case 'ends-before-start':
      return 'Kampanjen slutter før den starter.';
    case 'over-already':
      return 'Kampanjen er over før den blir godkjent.';
    case 'home-promises':
      return `Forsiden lover −${values.percent} %. Det gjelder ${values.met} av ${values.all} varer.`;
    default:
      return '';
  }
}

/** The full sentence, as the law's note and a refusal have it. */
export function beforePriceWords(values: CampaignCheck['values']): string {
  return `Førprisen kan ikke være ${money(values.before)}. Laveste pris i 30 dager er ${money(values.lowest)}, ${lowestReason(values)}.`;
}

export const clubCounts = 'Klubbpriser teller også (prisopplysningsforskriften § 9a).';

export const approveRefusals: Readonly<Record<string, string>> = {
  'no-name': 'Kampanjen mangler navn.',
  'no-goods': 'Kampanjen har ingen varer.',
  'ends-before-start': 'Kampanjen slutter før den starter.',
  'over-already': 'Tiden er ute. Flytt slutten først.',
  'no-price': 'En vare mangler pris.',
  'too-new': 'En vare har vært i salg under 30 dager og kan ikke ha førpris.',
  'nothing-to-approve': 'Det er ingenting å godkjenne.',
  'nothing-to-discard': 'Det er ikke noe utkast.',
  'has-begun': 'Kampanjen har begynt. Stopp den i stedet.',
  'not-live': 'Kampanjen går ikke nå.',
  'not-stopped': 'Kampanjen er ikke stoppet.',
};
