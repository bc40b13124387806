import { expect, test } from 'vitest';
import { missingFields, withdrawalMail } from './withdrawal-letter.ts';

const notice = {
  goods: '1 Vidda skalljakke, str. M\n2 par ullsokker',
  orderNumber: '1042',
  ordered: '',
  received: '2026-11-10',
  name: 'Åse & Øystein Nordmann',
  address: '',
  contact: '',
};

test('CONTENT-16 the notice is written whole into a mail to the shop, without empty lines for what was left out', () => {
  const mail = new URL(withdrawalMail('kundeservice@nordvarde.example', notice));
  expect(mail.pathname).toBe('kundeservice@nordvarde.example');
  expect(mail.searchParams.get('subject')).toBe('Jeg angrer kjøp nr. 1042');
  expect(mail.searchParams.get('body')).toBe(
    [
      'Jeg går fra avtalen om kjøp av følgende varer:',
      '',
      '1 Vidda skalljakke, str. M\n2 par ullsokker',
      '',
      'Ordrenummer: 1042',
      'Mottatt den: 10. november 2026',
      'Navn: Åse & Øystein Nordmann',
    ].join('\r\n'),
  );
});

test('CONTENT-16 goods and a name are needed, nothing else is', () => {
  expect(missingFields(notice)).toEqual([]);
  expect(missingFields({ ...notice, goods: '  ', name: '' })).toEqual(['goods', 'name']);
});
