// @vitest-environment happy-dom
import { act } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { Alert } from './alert/alert.tsx';
import { Breadcrumbs } from './breadcrumbs/breadcrumbs.tsx';
import { Button } from './button/button.tsx';
import { LinkButton } from './button/link-button.tsx';
import { ChipCheckbox } from './chip/chip-checkbox.tsx';
import { RemovableChip } from './chip/removable-chip.tsx';
import { Checkbox } from './choice/checkbox.tsx';
import { OptionTiles } from './option-tiles/option-tiles.tsx';
import { ShareButtons } from './share-buttons/share-buttons.tsx';
import { Stars } from './stars/stars.tsx';
import { Stepper } from './stepper/stepper.tsx';
import { Swatches } from './swatches/swatches.tsx';
import { find, type Mounted, mount } from './testing/mount.ts';

let mounted: Mounted;

afterEach(() => mounted.unmount());

test('a button sends no form unless it says so', () => {
  mounted = mount(<Button>Nullstill</Button>);
  expect(find(mounted.container, 'button').getAttribute('type')).toBe('button');
  mounted.render(<Button type="submit">Send svar</Button>);
  expect(find(mounted.container, 'button').getAttribute('type')).toBe('submit');
});

test('a link button is a link', () => {
  mounted = mount(
    <MemoryRouter>
      <LinkButton to="/checkout">Til kassen</LinkButton>
    </MemoryRouter>,
  );
  expect(find(mounted.container, 'a').getAttribute('href')).toBe('/checkout');
});

test('CART-04 DEC-75 a stepper at its limit cannot be raised, but lowered', () => {
  const onMore = vi.fn();
  const onFewer = vi.fn();
  mounted = mount(
    <Stepper
      label="Antall"
      value={3}
      moreLabel="En til"
      fewerLabel="En færre"
      onMore={onMore}
      onFewer={onFewer}
      moreDisabled
    />,
  );
  act(() => find(mounted.container, '[aria-label="En til"]').click());
  act(() => find(mounted.container, '[aria-label="En færre"]').click());
  expect(onMore).not.toHaveBeenCalled();
  expect(onFewer).toHaveBeenCalledTimes(1);
  expect(find(mounted.container, 'output').textContent).toBe('3');
});

test('an alert says its kind in words and to screen readers', () => {
  const onClose = vi.fn();
  mounted = mount(
    <Alert kind="warning" title="Obs!" text="Vennligst last siden på nytt" closeLabel="Lukk" onClose={onClose} />,
  );
  expect(find(mounted.container, '[role="status"]').textContent).toBe('Obs! Vennligst last siden på nytt');
  act(() => find(mounted.container, '[aria-label="Lukk"]').click());
  expect(onClose).toHaveBeenCalledTimes(1);
  mounted.render(<Alert kind="error" title="Noe gikk galt" text="Ugyldig data" />);
  expect(find(mounted.container, '[role="alert"]').querySelector('button')).toBeNull();
});

test('UI-12 UI-13 DEC-35 sharing: links open apart, copying is said when it is done', () => {
  const onCopy = vi.fn();
  const share = (copied: string | undefined) => (
    <ShareButtons
      label="Del med andre:"
      links={[{ label: 'Del på X', href: 'https://x.example/share', mark: 'X' }]}
      copyLabel="Kopier lenke"
      onCopy={onCopy}
      copied={copied}
    />
  );
  mounted = mount(share(undefined));
  const link = find<HTMLAnchorElement>(mounted.container, 'a[aria-label="Del på X"]');
  expect([link.target, link.rel]).toEqual(['_blank', 'noopener']);
  act(() => find(mounted.container, '[aria-label="Kopier lenke"]').click());
  expect(onCopy).toHaveBeenCalledTimes(1);
  expect(find(mounted.container, '[role="status"]').textContent).toBe('');
  mounted.render(share('Link Kopiert!'));
  expect(find(mounted.container, '[role="status"]').textContent).toBe('Link Kopiert!');
});

test('chips: a choice is a checkbox, a chosen one says what pressing it does', () => {
  const onRemove = vi.fn();
  mounted = mount(
    <>
      <ChipCheckbox label="Svart" count={18} hex="#111111" defaultChecked />
      <RemovableChip text="Oslo" removeLabel="Fjern Oslo" onRemove={onRemove} />
    </>,
  );
  expect(find<HTMLInputElement>(mounted.container, 'input[type="checkbox"]').checked).toBe(true);
  act(() => find(mounted.container, 'button[aria-label="Fjern Oslo"]').click());
  expect(onRemove).toHaveBeenCalledTimes(1);
});

test('TXT-56 a box that must be ticked carries its error', () => {
  mounted = mount(<Checkbox label="Jeg godtar vilkårene" error="Du må godta vilkårene" />);
  const box = find<HTMLInputElement>(mounted.container, 'input');
  expect(document.getElementById(box.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Du må godta vilkårene',
  );
});

test('option tiles are one group of radio buttons; a sold out one can still be chosen', () => {
  const onChange = vi.fn();
  mounted = mount(
    <OptionTiles
      legend="Størrelse"
      name="size"
      value="M"
      onChange={onChange}
      options={[
        { value: 'M', label: 'M', content: 'M' },
        { value: 'L', label: 'L, utsolgt', content: 'L', unavailable: true },
      ]}
    />,
  );
  const soldOut = find<HTMLInputElement>(mounted.container, 'input[aria-label="L, utsolgt"]');
  expect(soldOut.disabled).toBe(false);
  act(() => soldOut.click());
  expect(onChange).toHaveBeenCalledWith('L');
});

test('stars and swatches say in words what they show', () => {
  mounted = mount(
    <>
      <Stars value={7} label="5 av 5 stjerner" />
      <Swatches hexes={['#1', '#2', '#3', '#4', '#5', '#6']} label="6 farger" moreLabel={(n) => `+${n}`} />
    </>,
  );
  expect(find(mounted.container, '[role="img"]').getAttribute('style')).toContain('100%');
  expect(mounted.container.textContent).toBe('6 farger+2');
});

test('NAV-18 NAV-20 the back link carries its state along, the page shown is no link', () => {
  mounted = mount(
    <MemoryRouter>
      <Breadcrumbs
        label="Brødsmuler"
        back={{ title: 'Tilbake', to: '/klaer', state: { scrollPosition: 400 } }}
        trail={[{ title: 'Forside', to: '/' }]}
        current="Jakker"
      />
    </MemoryRouter>,
  );
  expect([...mounted.container.querySelectorAll('a')].map((link) => link.textContent)).toEqual(['Tilbake', 'Forside']);
  expect(find(mounted.container, '[aria-current="page"]').textContent).toBe('Jakker');
});
