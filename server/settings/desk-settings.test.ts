import { expect, test } from 'vitest';
import { deskSettings, deskSettingsTable } from './desk-settings.ts';

const read = (given: Partial<Record<keyof typeof deskSettingsTable, string>>, isDemo: boolean) =>
  deskSettings((name) => given[name] ?? deskSettingsTable[name].fallback, isDemo);

test('the desk is open in a demo and closed in a live shop until it is said', () => {
  expect(read({}, true)).toEqual({ port: null, url: null, oidc: null, reportsUrl: null });
  expect(read({}, false)).toBeNull();
  expect(read({ DESK: 'off' }, true)).toBeNull();
  const desk = read({ DESK: 'on', DESK_PORT: '8444', DESK_URL: 'https://kontor.example/' }, false);
  expect(desk).toEqual({ port: 8444, url: 'https://kontor.example', oidc: null, reportsUrl: null });
});

test('a provider is set whole or not at all', () => {
  const oidc = { DESK_OIDC_ISSUER: 'https://id.example', DESK_OIDC_CLIENT_ID: 'kontor' };
  expect(() => read(oidc, true)).toThrow('DESK_OIDC_CLIENT_SECRET');
  expect(read({ ...oidc, DESK_OIDC_CLIENT_SECRET: 's' }, true)?.oidc).toEqual({
    issuer: 'https://id.example',
    clientId: 'kontor',
    clientSecret: 's',
    name: 'Entra ID',
  });
  expect(() => read({ DESK_OIDC_ISSUER: 'id' }, true)).toThrow('DESK_OIDC_ISSUER');
  expect(() => read({ DESK: 'yes' }, true)).toThrow('DESK');
});
