/** An entry of an order's log in words: what it was about, and more of it below. */
export interface LogWords {
  readonly title: string;
  readonly more: string | null;
}

type Details = Readonly<Record<string, string | number | null>>;

const text = (details: Details, key: string): string => String(details[key] ?? '');

const kinds: Readonly<Record<string, (details: Details) => LogWords>> = {
  placed: (d) => ({
    title: d.paying === 'paid' || d.paid === 1 ? 'Bestilt og betalt på nett' : 'Bestilt, betales i kassen',
    more: null,
  }),
  paid: () => ({ title: 'Betalt på nett', more: null }),
  begin: () => ({ title: 'Plukk begynt', more: null }),
  'take-over': (d) => ({ title: 'Tatt over', more: d.from ? `Fra ${text(d, 'from')}` : null }),
  pick: (d) => ({ title: 'Plukket', more: d.name ? `${text(d, 'name')}, ${text(d, 'picked')} stk.` : null }),
  missing: (d) => ({
    title: `${text(d, 'missing') || text(d, 'count')} mangler`,
    more: d.name ? text(d, 'name') : null,
  }),
  stock: (d) => ({
    title: `Lager rettet ${text(d, 'before')} → ${text(d, 'after')}`,
    more: d.name ? text(d, 'name') : null,
  }),
  ready: (d) => ({ title: d.place ? `Klar, plass ${text(d, 'place')}` : 'Klar', more: null }),
  told: () => ({ title: 'E-post og SMS sendt', more: null }),
  'tell-again': () => ({ title: 'Hentemelding sendt på nytt', more: null }),
  'hold-longer': () => ({ title: 'Holdes av én dag til', more: null }),
  'move-place': (d) => ({ title: `Flyttet til plass ${text(d, 'place')}`, more: null }),
  'show-phone': () => ({ title: 'Nummeret vist', more: null }),
  'hand-out': (d) => ({ title: 'Utlevert', more: d.slip ? `Bong ${text(d, 'slip')}` : null }),
  send: () => ({ title: 'Sendt', more: null }),
  cancel: (d) => ({ title: 'Avbestilt', more: d.text ? text(d, 'text') : null }),
  expired: () => ({ title: 'Ikke hentet i tide', more: null }),
  'put-back': () => ({ title: 'Lagt tilbake', more: null }),
  return: () => ({ title: 'Retur tatt imot', more: null }),
  refund: () => ({ title: 'Betales tilbake', more: null }),
};

/** Kinds this app does not know are shown by their own name rather than left out. */
export function logWords(kind: string, details: Details): LogWords {
  return kinds[kind]?.(details) ?? { title: kind, more: null };
}
