// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { priceParts } from '#domain/money/format-money.ts';
import { kroner } from '#domain/money/money.ts';
import { find, type Mounted, mount } from '../testing/mount.ts';
import { BeforePrice } from './before-price.tsx';
import { Price } from './price.tsx';

let mounted: Mounted;

afterEach(() => mounted.unmount());

test('I18N-02 DEC-69 the eye sees raised øre, who listens hears the whole amount', () => {
  mounted = mount(<Price figures={priceParts(kroner(1299))} />);
  const seen = find(mounted.container, '[aria-hidden="true"]');
  expect(seen.firstChild?.textContent).toBe('1\u00A0299');
  expect(find(seen, 'sup').textContent).toBe('00');
  expect(find(mounted.container, '.sr-only').textContent).toBe('1\u00A0299,00\u00A0kr');
});

test('DEC-70 the price before is struck out and reads as a whole', () => {
  mounted = mount(<BeforePrice label="før" figures={priceParts(kroner(1999))} />);
  expect(find(mounted.container, 's').textContent).toBe('1\u00A0999,00\u00A0kr');
  expect(mounted.container.textContent).toBe('før 1\u00A0999,00\u00A0kr');
});
