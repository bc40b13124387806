import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { shops as acceptanceShops } from '#database/acceptance/places.ts';
import { clipRing } from './clip-ring.ts';
import { curve } from './curve.ts';
import { innerSeas, islands, mainland } from './land.ts';
import { drawMap } from './map-drawing.ts';
import { pictureHeight, pictureWidth, spot, viewOf } from './map-view.ts';
import { kilometre, type MapPoint, type Place, project } from './projection.ts';
import { fjords } from './waterways.ts';

interface KnownShop {
  readonly name: string;
  readonly latitude: number | null;
  readonly longitude: number | null;
}

const demoShops = JSON.parse(
  readFileSync(new URL('../../../demo/content/shops.json', import.meta.url), 'utf8'),
) as KnownShop[];
const shops = [...demoShops, ...(acceptanceShops as KnownShop[])].flatMap(({ name, latitude, longitude }) =>
  latitude === null || longitude === null ? [] : [{ name, place: [longitude, latitude] as Place }],
);

describe('the drawn land', () => {
  test.each(shops)('$name stands on land and in no fjord', ({ place }) => {
    expect([mainland, ...islands].some((ring) => isInside(place, ring))).toBe(true);
    expect(innerSeas.some((ring) => isInside(place, ring))).toBe(false);
    const onIsland = islands.some((ring) => isInside(place, ring));
    const inWater = fjords.filter(({ course, kilometres }) => distance(place, course) < kilometres / 2);
    expect(onIsland ? [] : inWater).toEqual([]);
  });

  test('a view holds its places, pins above them and all', () => {
    for (const places of [shops.map(({ place }) => place), shops.slice(0, 5).map(({ place }) => place)]) {
      const view = viewOf(places);
      for (const place of places) {
        const { x, y } = spot(view, place);
        expect(x).toBeGreaterThan(100);
        expect(x).toBeLessThan(pictureWidth - 100);
        expect(y).toBeGreaterThan(100);
        expect(y).toBeLessThan(pictureHeight - 60);
      }
    }
  });

  test('TRAP-49 one shop alone is in the middle, some kilometres around it', () => {
    const oslo: Place = [10.7522, 59.9139];
    const view = viewOf([oslo]);
    expect(spot(view, oslo).x).toBeCloseTo(pictureWidth / 2, 0);
    expect(view.across).toBeCloseTo(26, 5);
    const east = spot(view, [10.8, 59.9139]);
    const north = spot(view, [10.7522, 59.95]);
    expect(east.x).toBeGreaterThan(pictureWidth / 2);
    expect(north.y).toBeLessThan(spot(view, oslo).y);
  });

  test('far away nothing is drawn that is only to be seen near, and the other way around', () => {
    const country = drawMap(viewOf(shops.map(({ place }) => place)));
    const town = drawMap(viewOf([[5.32, 60.39]]));
    expect(country.names.map(({ name }) => name)).toContain('Norskehavet');
    expect(town.names.map(({ name }) => name)).toEqual(['Byfjorden']);
    expect(town.roads.length).toBeLessThan(country.roads.length);
    expect(JSON.stringify(town).length).toBeLessThan(20_000);
  });
});

describe('lines', () => {
  const square = [
    { x: 0, y: 0 },
    { x: 10, y: 0 },
    { x: 10, y: 10 },
    { x: 0, y: 10 },
  ];

  test('a ring is cut at the sides of a box', () => {
    const half = clipRing(square, { left: -5, top: -5, right: 5, bottom: 50 });
    expect(half).toEqual([
      { x: 0, y: 0 },
      { x: 5, y: 0 },
      { x: 5, y: 10 },
      { x: 0, y: 10 },
    ]);
    expect(clipRing(square, { left: 20, top: 20, right: 30, bottom: 30 })).toEqual([]);
  });

  test('a curve goes through its points, and comes back when it is closed', () => {
    expect(curve(square.slice(0, 2), false)).toBe('M0 0C1.7 0 8.3 0 10 0');
    expect(curve(square, true)).toMatch(/^M0 0C.*10 0C.*10 10C.*0 10C.*0 0Z$/);
    expect(curve([], true)).toBe('');
  });
});

/** Even-odd: how often a ray to the east meets the ring. */
function isInside([longitude, latitude]: Place, ring: readonly Place[]): boolean {
  let inside = false;
  ring.forEach(([x2, y2], index) => {
    const [x1, y1] = ring[(index + ring.length - 1) % ring.length] as Place;
    if (y1 > latitude !== y2 > latitude && longitude < ((x2 - x1) * (latitude - y1)) / (y2 - y1) + x1) inside = !inside;
  });
  return inside;
}

/** Kilometres from a place to a line. */
function distance(place: Place, course: readonly Place[]): number {
  const unit = kilometre(place[1]);
  const at = project(place);
  return Math.min(
    ...course.slice(1).map((to, index) => toSegment(at, project(course[index] as Place), project(to)) / unit),
  );
}

function toSegment(at: MapPoint, from: MapPoint, to: MapPoint): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const share = Math.min(1, Math.max(0, ((at.x - from.x) * dx + (at.y - from.y) * dy) / (dx * dx + dy * dy)));
  return Math.hypot(at.x - from.x - share * dx, at.y - from.y - share * dy);
}
