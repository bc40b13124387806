import { roadEstimate } from '#domain/shop/distance.ts';
import type { Coords } from '#domain/shop/shop.ts';
import { type EmulatedAnswer, type EmulatorServer, serveEmulator } from '../emulator-server.ts';

const mostPlaces = 100; // OSRM's own default

/** Roads here are a tenth longer than our own estimate, so that a test can see who answered. */
export const emulatedDetour = 1.1;

/** OSRM's table service: full matrix in metres, its codes and messages for what it cannot do. Faults strike 'table'. */
export function startOsrmEmulator(): Promise<EmulatorServer> {
  return serveEmulator(() => [
    {
      method: 'GET',
      pattern: '/table/v1/:profile/:places',
      name: 'table',
      answer: ({ path, query }) => table(path.at(-1) ?? '', query.get('annotations') ?? 'duration'),
    },
  ]);
}

function table(coordinates: string, annotations: string): EmulatedAnswer {
  const places = coordinates.split(';').map(place);
  const known = places.filter((entry) => entry !== null);
  if (known.length < places.length) return refusal('InvalidQuery', 'Query string malformed.');
  if (known.length > mostPlaces) return refusal('TooBig', `Too many table coordinates. Maximum is ${mostPlaces}.`);
  if (known.some(({ latitude }) => latitude > 75)) return refusal('NoSegment', 'Could not find a matching segment.');
  const metres = (from: Coords, to: Coords) => Math.round(roadEstimate(from, to) * emulatedDetour * 10) / 10;
  const matrix = (cell: (from: Coords, to: Coords) => number) => known.map((from) => known.map((to) => cell(from, to)));
  const waypoints = known.map(({ longitude, latitude }) => ({
    location: [longitude, latitude],
    name: '',
    hint: '',
    distance: 0,
  }));
  return {
    status: 200,
    json: {
      code: 'Ok',
      ...(annotations.includes('distance') ? { distances: matrix(metres) } : {}),
      ...(annotations.includes('duration') ? { durations: matrix((from, to) => metres(from, to) / 20) } : {}),
      sources: waypoints,
      destinations: waypoints,
    },
  };
}

function place(text: string): Coords | null {
  const [, longitude, latitude] = /^(-?\d+(?:\.\d+)?),(-?\d+(?:\.\d+)?)$/.exec(text) ?? [];
  return longitude === undefined ? null : { longitude: Number(longitude), latitude: Number(latitude) };
}

function refusal(code: string, message: string): EmulatedAnswer {
  return { status: 400, json: { code, message } };
}
