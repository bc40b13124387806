import { cancelReasonText } from './order.ts';
import { missingReasonText } from './pick.ts';

/** An entry of an order's log in words: what it was about, and more of it below. */
export interface LogWords {
  readonly title: string;
  readonly more: string | null;
}

type Details = Readonly<Record<string, string | number | null>>;

const text = (details: Details, key: string): string => String(details[key] ?? '');
const said = (words: Readonly<Record<string, string>>, details: Details, key: string): string =>
  words[text(details, key)] ?? '';
const plain = (title: string) => (): LogWords => ({ title, more: null });

const stockMoved = (details: Details): string | null =>
  details.stockBefore == null || details.stockAfter == null
    ? null
    : `Lager rettet ${details.stockBefore} → ${details.stockAfter}`;

const offeredAt = ({ offered }: Details): string | null => (offered == null ? null : `${offered} tilbudt`);

const smsStates: Readonly<Record<string, string>> = {
  waiting: 'SMS venter',
  unknown: 'SMS sendt, usikkert om den kom fram',
  sent: 'SMS sendt',
  delivered: 'SMS levert',
  undelivered: 'SMS kom ikke fram',
  'given-up': 'SMS kunne ikke sendes',
};

const kinds: Readonly<Record<string, (details: Details) => LogWords>> = {
  made: plain('Bestilt'),
  paid: plain('Betalt på nett'),
  begun: plain('Plukk begynt'),
  'taken-over': plain('Tatt over'),
  missing: (details) => ({
    title: `${text(details, 'missing')} mangler: ${said(missingReasonText, details, 'reason').toLowerCase()}`,
    more:
      [text(details, 'name'), offeredAt(details), stockMoved(details)]
        .filter((part) => part !== '' && part !== null)
        .join('. ') || null,
  }),
  ready: (details) => ({ title: details.place == null ? 'Klar' : `Klar, plass ${text(details, 'place')}`, more: null }),
  told: plain('E-post sendt'),
  texted: (details) => ({ title: said(smsStates, details, 'state') || 'SMS', more: null }),
  'told-again': plain('Hentemelding sendt på nytt'),
  'held-longer': plain('Holdes av én dag til'),
  'moved-place': (details) => ({ title: `Flyttet til plass ${text(details, 'place')}`, more: null }),
  'phone-shown': plain('Nummeret vist'),
  'handed-out': (details) => ({
    title: 'Utlevert',
    more: details.tillSlip == null ? null : `Bong ${text(details, 'tillSlip')}`,
  }),
  sent: plain('Sendt'),
  cancelled: (details) => ({
    title: 'Avbestilt',
    more:
      [said(cancelReasonText, details, 'reason'), text(details, 'text')].filter((part) => part !== '').join(': ') ||
      null,
  }),
  expired: plain('Ikke hentet i tide'),
  'put-back': plain('Lagt tilbake'),
  'taken-back': plain('Retur tatt imot'),
  refunded: plain('Betales tilbake'),
  moved: plain('Flyttet videre'),
};

/** Kinds this app does not know are shown by their own name rather than left out. */
export function logWords(kind: string, details: Details): LogWords {
  return kinds[kind]?.(details) ?? { title: kind, more: null };
}
