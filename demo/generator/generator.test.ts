import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { campaignsOn, isRunning, saleEnds } from './campaigns.ts';
import { demoDay } from './demo-day.ts';
import { pricePoint, pricePointUpTo } from './price-point.ts';
import { randomFor } from './random.ts';
import { fill, forName, nearestForName, type TemplateValues } from './text-template.ts';

describe('random', () => {
  test('the same subject gives the same numbers, another others', () => {
    const draw = (...subject: string[]) => Array.from({ length: 5 }, () => randomFor(...subject).next());
    expect(draw('a', 'b')).toEqual(draw('a', 'b'));
    expect(draw('a', 'b')).not.toEqual(draw('a', 'c'));
  });

  test('whole numbers stay within their bounds, shuffling loses nothing', () => {
    fc.assert(
      fc.property(fc.string(), fc.array(fc.integer()), fc.integer({ min: 0, max: 50 }), (seed, list, most) => {
        const random = randomFor(seed);
        const number = random.int(0, most);
        expect(number >= 0 && number <= most && Number.isInteger(number)).toBe(true);
        expect(random.shuffle(list).sort()).toEqual([...list].sort());
      }),
    );
  });

  test('weights say how often', () => {
    const random = randomFor('weights');
    const drawn = Array.from({ length: 2000 }, () =>
      random.weighted([
        [3, 'often'],
        [1, 'seldom'],
        [0, 'never'],
      ]),
    );
    expect(drawn).not.toContain('never');
    expect(drawn.filter((value) => value === 'often').length / 2000).toBeCloseTo(0.75, 1);
  });
});

describe('templates', () => {
  const values = (): TemplateValues => ({ model: 'Rype', line: 'Heldre', gender: ', herre', choices: new Map() });

  test('a choice of the name stands in the facts', () => {
    const own = values();
    const random = randomFor('choice');
    const name = fill('{n} termos {x:0,5 l|0,75 l|1,0 l}{k}', own, random);
    const place = ['0,5 l', '0,75 l', '1,0 l'].findIndex((size) => name.includes(size));
    expect(name).toMatch(/^Rype termos (0,5|0,75|1,0) l, herre$/);
    expect(fill('Holder i {x:8|12|24} timer, {m}.', own, random)).toBe(`Holder i ${[8, 12, 24][place]} timer, Heldre.`);
    expect(fill('{X}', own, random)).toBe(name.replace(/^Rype termos |, herre$/g, ''));
  });

  test('texts for certain names are for those alone', () => {
    expect(forName('[sag] Til ved.', 'Gran foldesag')).toBe('Til ved.');
    expect(forName('[sag] Til ved.', 'Gran turøks')).toBeNull();
    expect(nearestForName(['[sag] A', 'B'], 'Foldesag')).toEqual(['A']);
    expect(nearestForName(['[sag] A', 'B'], 'Øks')).toEqual(['B']);
  });
});

test('prices end as prices do', () => {
  expect([7, 63, 312, 1240, 6100].map((amount) => pricePoint(amount))).toEqual([9, 59, 299, 1199, 5999]);
  expect(pricePoint(24.2, true)).toBe(24.9);
  expect([59, 58, 299, 290, 1240].map(pricePointUpTo)).toEqual([59, 49, 299, 249, 1199]);
});

describe('the day of loading', () => {
  test('midnight is that of Norway, in summer and in winter', () => {
    expect(demoDay('2026-07-01').at(0).toISOString()).toBe('2026-06-30T22:00:00.000Z');
    expect(demoDay('2026-07-01').at(180, 9, 30).toISOString()).toBe('2026-12-28T08:30:00.000Z');
    expect(demoDay(new Date('2026-11-14T23:30:00Z')).isoDate(0)).toBe('2026-11-15');
  });

  test('weeks begin on Monday, and the first has the first Thursday', () => {
    expect(demoDay('2026-11-15').week).toBe(46);
    expect(demoDay('2027-01-03').week).toBe(53);
    expect(demoDay('2026-12-31').week).toBe(53);
  });

  test.each(['2026-11-15', '2026-11-16', '2027-02-28'])(
    'loaded on %s, sales end on a Sunday two weeks ahead or later',
    (today) => {
      const day = demoDay(today);
      expect(day.at(saleEnds(day), 12).getUTCDay()).toBe(0);
      expect(saleEnds(day)).toBeGreaterThanOrEqual(14);
      expect(saleEnds(day)).toBeLessThanOrEqual(20);
      const campaigns = campaignsOn(day);
      const noon = day.at(0, 12);
      expect(campaigns.filter((campaign) => isRunning(campaign, noon)).length).toBeGreaterThan(8);
      expect(campaigns.some((campaign) => campaign.start > noon)).toBe(true);
      expect(campaigns.some((campaign) => campaign.end < noon)).toBe(true);
      expect(campaigns.find(({ name }) => name === 'Klikk & Hent')?.shortDescription).toBe('');
    },
  );
});
