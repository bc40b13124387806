// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { find, type Mounted, mount } from '../testing/mount.ts';
import { Field } from './field.tsx';
import { SelectField } from './select-field.tsx';

let mounted: Mounted;

afterEach(() => mounted.unmount());

function describedBy(control: Element): string | undefined {
  const ids = control.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent).join(' | ') || undefined;
}

const sizes = [{ value: 'M', text: 'M' }];

test('UI-18 a select field shows its parent’s error text below it when the flag is set, and nothing otherwise', () => {
  const select = (hasError: boolean) => (
    <SelectField label="Velg størrelse" options={sizes} hasError={hasError} errorText="Velg størrelse" />
  );
  mounted = mount(select(false));
  const control = find<HTMLSelectElement>(mounted.container, 'select');
  expect(mounted.container.querySelector('p')).toBeNull();
  expect(control.getAttribute('aria-invalid')).toBeNull();
  mounted.render(select(true));
  expect(describedBy(control)).toBe('Velg størrelse');
  expect(control.getAttribute('aria-invalid')).toBe('true');
  const error = find(mounted.container, 'p');
  expect(control.compareDocumentPosition(error) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

test('a field is tied to its label, hint and error', () => {
  mounted = mount(<Field label="Adresse" hint="Gate og nummer" error="Ingen addresser funnet" name="address" />);
  const input = find<HTMLInputElement>(mounted.container, 'input');
  expect(input.labels?.[0]?.textContent).toBe('Adresse');
  expect(describedBy(input)).toBe('Gate og nummer | Ingen addresser funnet');
  expect(input.name).toBe('address');
});

test('a field without hint and error is described by nothing', () => {
  mounted = mount(<Field label="Navn" labelHidden />);
  const input = find<HTMLInputElement>(mounted.container, 'input');
  expect(input.hasAttribute('aria-describedby')).toBe(false);
  expect(input.labels?.[0]?.className).toBe('sr-only');
});
