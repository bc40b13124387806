import { expect, test } from 'vitest';
import { channelAnswers, channels, mayUseChannel } from './channels.ts';

test('ENT-61 a channel is used only after a yes', () => {
  const answered = { preferences: { channels: { email: 1, sms: 0 } } };
  expect(channels.filter((channel) => mayUseChannel(answered, channel))).toEqual(['email']);
  for (const preferences of [{}, { channels: null }, { channels: 'email' }, { channels: { email: true } }]) {
    expect(channels.filter((channel) => mayUseChannel({ preferences }, channel))).toEqual([]);
  }
});

test('DEC-114 every channel is answered, a no too', () => {
  expect(channelAnswers((channel) => channel === 'sms')).toEqual({ email: 0, sms: 1, post: 0 });
});
