import { expect, test } from 'vitest';
import { isGoodPin } from './pin.ts';

test.each(['0000', '1234', '4321', '7777', '0123', '6789', '123', '12345', '12a4', ''])('%s is no PIN', (pin) => {
  expect(isGoodPin(pin)).toBe(false);
});

test.each(['2580', '4071', '1235', '9012'])('%s is one', (pin) => {
  expect(isGoodPin(pin)).toBe(true);
});
