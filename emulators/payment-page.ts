import { escapeHtml } from '#domain/text/escape-html.ts';

export interface PaymentPage {
  /** 'Klarna', 'Qliro', 'Kort' */
  readonly provider: string;
  readonly reference: string;
  /** Øre */
  readonly amount: number;
  /** Where the three buttons post to, as seen from the page; the decision is added to it. */
  readonly action: string;
}

/** Coins: what the browser shows in its tab. */
export const pageIcon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><circle cx="12" cy="12" r="9" fill="#1c2320"/><circle cx="20" cy="20" r="9" fill="#fff" stroke="#1c2320" stroke-width="2"/></svg>`;

/** A payment page that says what it is, with the three outcomes as buttons (DEC-98). */
export function paymentPage({ provider, reference, amount, action }: PaymentPage): string {
  const kroner = `${Math.floor(amount / 100)},${String(amount % 100).padStart(2, '0')} kr`.replace(
    /\B(?=(\d{3})+,)/g,
    '\u00A0',
  );
  const button = (decision: string, label: string) =>
    `<button type="submit" formaction="${escapeHtml(`${action}/${decision}`)}">${label}</button>`;
  return `<!doctype html>
<html lang="nb">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>Prøvebetaling - ${escapeHtml(provider)}</title>
<style>
body { font: 1.125rem/1.5 system-ui, sans-serif; max-width: 26rem; margin: 3rem auto; padding: 0 1rem; color: #1c2320; }
h1 { font-size: 1.5rem; }
dl { display: grid; grid-template-columns: auto 1fr; gap: .25rem 1rem; }
dd { margin: 0; text-align: right; overflow-wrap: anywhere; }
form { display: grid; gap: .75rem; }
button { font: inherit; padding: .75rem; border: 2px solid #1c2320; background: #fff; cursor: pointer; }
button:first-child { background: #1c2320; color: #fff; }
</style>
</head>
<body>
<main>
<h1>Prøvebetaling med ${escapeHtml(provider)}</h1>
<p>Dette er en prøve. Ingen penger trekkes, og ingen kortopplysninger spørres det om.</p>
<dl><dt>Beløp</dt><dd>${kroner}</dd><dt>Referanse</dt><dd>${escapeHtml(reference)}</dd></dl>
<form method="post">${button('approve', 'Godkjenn')}${button('decline', 'Avvis')}${button('cancel', 'Avbryt')}</form>
</main>
</body>
</html>
`;
}

export type Decision = 'approve' | 'decline' | 'cancel';

export function isDecision(text: string | undefined): text is Decision {
  return text === 'approve' || text === 'decline' || text === 'cancel';
}
