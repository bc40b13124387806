// @vitest-environment happy-dom
import { act } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { failure, type Reply, success } from '#contract/reply.ts';
import type { ShopApi } from '#contract/shop-api.ts';
import { sampleArticle, sampleStock, sampleVariant } from '#domain/article/sample-article.ts';
import { cartLineOf } from '#domain/cart/cart-line.ts';
import { kroner } from '#domain/money/money.ts';
import type { Promocode } from '#domain/promocode/promocode.ts';
import { shopId } from '#domain/shop/shop-id.ts';
import { alertQueue, closeAlert } from '#storefront/data/alerts.ts';
import { provideApi } from '#storefront/data/shop-api.ts';
import { find, type Mounted, mount, press, type } from '#ui/components/testing/mount.ts';
import { cart, dispatchCart } from '../cart-store.ts';
import { repricedFrom } from '../repriced-lines.ts';
import { CartContent } from './cart-content.tsx';
import { CartFooter } from './cart-footer.tsx';

const sommer20: Promocode = {
  id: 1,
  name: 'SOMMER20',
  valid_from: null,
  valid_to: null,
  fixed: 0,
  amount: 0.2,
  type: 'code',
};
const onTogglePromo = vi.fn();
let mounted: Mounted;

function panel(promoOpen = false, loggedIn = false) {
  return (
    <MemoryRouter>
      <CartContent shop={{ id: shopId(1), name: 'Oslo' }} />
      <CartFooter hasGuarantee loggedIn={loggedIn} promoOpen={promoOpen} onTogglePromo={onTogglePromo} />
    </MemoryRouter>
  );
}

function show(promoOpen = false): void {
  mounted = mount(panel(promoOpen));
}

const text = () => mounted.container.textContent;
const button = (name: string) =>
  [...mounted.container.querySelectorAll('button')].find(
    (found) => (found.getAttribute('aria-label') ?? found.textContent) === name,
  );
const click = (name: string) => act(() => button(name)?.click());

/** Codes are checked by the server. */
function answerCodesWith(reply: Reply<Promocode>) {
  const checkPromocode = vi.fn(async () => reply);
  provideApi({ checkPromocode } as unknown as ShopApi);
  return checkPromocode;
}

async function tryCode(code: string): Promise<void> {
  type(find<HTMLInputElement>(mounted.container, 'dialog input'), code);
  await act(async () => button('Bruk')?.click());
}

beforeEach(() => {
  dispatchCart({ type: 'clear' });
  dispatchCart({ type: 'add', line: cartLineOf(sampleArticle(), sampleVariant()) });
});

afterEach(() => {
  mounted.unmount();
  onTogglePromo.mockReset();
  for (const { uid } of alertQueue.get().warning) closeAlert(uid);
});

test('ENT-69 a line shows name, size, colour, count and what its pieces cost together', () => {
  show();
  expect(text()).toContain('Heldre Jan Mayen Skalljakke');
  expect(text()).toContain('M / Svart');
  expect(text()).toContain('1\u00a0299,00\u00a0kr');
  click('Én til av Heldre Jan Mayen Skalljakke');
  expect(text()).toContain('2\u00a0598,00\u00a0kr');
});

test('DEC-75 at the limit plus is closed and says why', () => {
  show();
  for (let n = 0; n < 2; n++) click('Én til av Heldre Jan Mayen Skalljakke');
  expect(cart.get().count).toBe(3);
  expect(button('Én til av Heldre Jan Mayen Skalljakke')?.disabled).toBe(true);
  expect(text()).toContain('Maks 3 stk.');
});

test('CART-07 CART-15 TXT-22 minus on a single piece takes the line away, and the cart is empty', () => {
  mounted = mount(
    <MemoryRouter>
      <CartContent shop={null} />
    </MemoryRouter>,
  );
  click('Én færre av Heldre Jan Mayen Skalljakke');
  expect(cart.get().orders).toEqual([]);
  expect(text()).toContain('Handlekurven er tom');
});

test('CART-08 the bin removes its line', () => {
  show();
  click('Fjern Heldre Jan Mayen Skalljakke');
  expect(cart.get().orders).toEqual([]);
});

test('TXT-18 the deposit of a line is said', () => {
  dispatchCart({ type: 'clear' });
  const bottle = sampleArticle({ price: kroner(30), pant: kroner(3), webPurchaseLimit: null });
  dispatchCart({ type: 'add', line: cartLineOf(bottle, sampleVariant()) });
  show();
  click('Én til av Heldre Jan Mayen Skalljakke');
  expect(text()).toContain('inkl. pant 6,00\u00a0kr');
});

test('CART-17 what the server says about a line stands at the line', () => {
  const message = 'Heldre Jan Mayen Skalljakke: bare 2 på lager i Drammen';
  const eanNo = sampleVariant().ean;
  dispatchCart({ type: 'set-errors', errors: [{ eanNo, reason: 'stock', message, available: 2 }] });
  show();
  expect(find(mounted.container, 'li').textContent).toContain(message);
});

test('GEN-04 a cart that my shop can hand out whole says so', () => {
  show();
  expect(text()).toContain('Alt kan hentes i Oslo');
  act(() => {
    dispatchCart({ type: 'clear' });
    const onlyElsewhere = sampleVariant({ shops: sampleStock({ 2: 5 }) });
    dispatchCart({ type: 'add', line: cartLineOf(sampleArticle(), onlyElsewhere) });
  });
  expect(text()).not.toContain('Alt kan hentes i Oslo');
});

test('TXT-23 TXT-24 TXT-25 the ways on: checkout, and login or registration that come back to the cart', () => {
  show();
  const links = Object.fromEntries(
    [...mounted.container.querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href')]),
  );
  expect(links).toMatchObject({
    'Til kassen': '/checkout',
    'Logg inn': '/logg-inn?from=cart',
    'Registrer deg': '/registrer?from=cart',
  });
  mounted.render(panel(false, true));
  expect(text()).not.toContain('Registrer deg');
});

test('UI-46 TXT-26 one control opens and closes the promo-code modal, and tells which', () => {
  show();
  expect(button('Rabattkode')?.getAttribute('aria-expanded')).toBe('false');
  click('Rabattkode');
  expect(onTogglePromo).toHaveBeenCalledTimes(1);
  mounted.render(panel(true));
  const dialog = find<HTMLDialogElement>(mounted.container, 'dialog');
  expect(document.getElementById(dialog.getAttribute('aria-labelledby') ?? '')?.textContent).toBe('Rabattkode');
  expect(document.activeElement).toBe(find(dialog, 'input'));
  expect(button('Rabattkode')?.getAttribute('aria-expanded')).toBe('true');
  press(find(dialog, 'input'), 'Escape');
  expect(onTogglePromo).toHaveBeenCalledTimes(2);
});

test('CART-12 DEC-79 a code that holds lowers the total and closes the modal', async () => {
  const asked = answerCodesWith(success(sommer20));
  show(true);
  await tryCode(' sommer20 ');
  expect(asked).toHaveBeenCalledWith({ code: 'SOMMER20' });
  expect(onTogglePromo).toHaveBeenCalledTimes(1);
  expect(cart.get().total).toBe(1039.2);
  expect(text()).toContain('SOMMER20');
  expect(text()).toContain('-20 %');
  expect(text()).toContain('-259,80\u00a0kr');
});

test('CART-20 TXT-28 the discount can be taken off again', () => {
  dispatchCart({ type: 'apply-discount', promocode: sommer20 });
  show();
  click('Fjern rabatt');
  expect(cart.get()).toMatchObject({ total: 1299, activePromocode: null });
});

test.each([
  [404, 'Not found.', 'Rabattkoden finnes ikke'],
  [422, 'Rabattkoden er utløpt', 'Rabattkoden er utløpt'],
  [500, 'x', 'Noe gikk galt. Prøv igjen senere.'],
])('TXT-30 TXT-31 TXT-32 status %i says why at the field', async (status, message, shown) => {
  answerCodesWith(failure(status, message));
  show(true);
  await tryCode('FEIL');
  const field = find<HTMLInputElement>(mounted.container, 'dialog input');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(text()).toContain(shown);
  expect(onTogglePromo).not.toHaveBeenCalled();
});

test('CART-19 TXT-29 a second code is refused with a warning, without asking', async () => {
  dispatchCart({ type: 'apply-discount', promocode: sommer20 });
  const asked = answerCodesWith(success(sommer20));
  show(true);
  await tryCode('VINTER');
  expect(asked).not.toHaveBeenCalled();
  expect(alertQueue.get().warning[0]?.content).toBe('Du har allerede en aktiv rabattkode');
});

test('DEC-139 a line whose price was changed says what it was', () => {
  repricedFrom.set(new Map(cart.get().orders.map(({ ean }) => [ean, kroner(799)])));
  show();
  expect(text()).toContain('Ny pris. Den var 799,00 kr da du la varen i kurven.');
});
