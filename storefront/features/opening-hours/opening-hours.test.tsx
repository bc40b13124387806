import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { DeviatingList } from './deviating-list.tsx';
import { HoursList } from './hours-list.tsx';
import { OpenBadge } from './open-badge.tsx';
import { OpeningState } from './opening-state.tsx';
import { openingText } from './opening-text.ts';

const oslo = { openingHours: '1-5 1000-2000,6 1000-1800', openingExceptions: [] }; // FIX-04
const at = (text: string) => Date.parse(text);
const words = (html: string) => html.replace(/<[^>]+>/g, '|').replace(/\|+/g, '|');

describe('opening state', () => {
  test.each([
    ['2026-06-10T12:00+02:00', 'Åpent til 20:00'],
    ['2026-06-10T19:18+02:00', 'Stenger om 42 minutter'],
    ['2026-06-10T19:59+02:00', 'Stenger om 1 minutt'],
    ['2026-06-10T09:00+02:00', 'Stengt, åpner 10:00'],
    ['2026-06-10T21:00+02:00', 'Stengt, åpner i morgen 10:00'],
    ['2026-06-13T19:00+02:00', 'Stengt, åpner mandag 10:00'],
    ['2026-03-29T09:00+02:00', 'Stengt, åpner i morgen 10:00'], // the day summer time begins
  ])('GEN-16 DEC-125 %s: %s', (time, text) => {
    expect(openingText(oslo, at(time))).toBe(text);
  });

  test('a shop without hours does not pretend to be closed', () => {
    expect(openingText({ openingHours: '', openingExceptions: [] }, at('2026-06-10T12:00Z'))).toBe(
      'Ring butikken for åpningstider',
    );
  });

  test('DEC-05 the server knows no time: nothing is said until the browser does', () => {
    expect(words(renderToString(<OpeningState shop={oslo} now={null} />)).trim()).toBe('|\u00a0|');
    expect(renderToString(<OpenBadge shop={oslo} now={null} />)).toBe('');
  });

  test('TXT-103 TXT-104 open or closed now', () => {
    expect(words(renderToString(<OpenBadge shop={oslo} now={at('2026-06-10T12:00+02:00')} />))).toBe('|Åpent nå|');
    expect(words(renderToString(<OpenBadge shop={oslo} now={at('2026-06-14T12:00+02:00')} />))).toBe('|Stengt nå|');
  });
});

describe('hours', () => {
  test('DEC-125 TXT-105 the week, each row readable as one line', () => {
    const html = renderToString(<HoursList openingHours={oslo.openingHours} now={null} />);
    expect(html.replace(/<\/?span>/g, '')).toContain('<li>Mandag-fredag 10:00-20:00</li>');
    expect(html.replace(/<\/?span>/g, '')).toContain('<li>Søndag Stengt</li>');
  });

  test('holidays and days of the shop’s own, by name', () => {
    const shop = { ...oslo, openingExceptions: [{ date: '2026-05-15', hours: '1000-1400', reason: 'Inneklemt dag' }] };
    const html = words(
      renderToString(<DeviatingList shop={shop} now={at('2026-05-10T12:00+02:00')} headingLevel={3} />),
    );
    expect(html).toContain('Torsdag 14. mai, Kristi himmelfartsdag| |Stengt');
    expect(html).toContain('Fredag 15. mai, Inneklemt dag| |10:00-14:00');
    expect(renderToString(<DeviatingList shop={shop} now={null} headingLevel={3} />)).toBe('');
  });
});
