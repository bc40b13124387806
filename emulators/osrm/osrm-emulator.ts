import { roadEstimate } from '#domain/shop/distance.ts';
import type { Coords } from '#domain/shop/shop.ts';
import { type Emulator, type EmulatorAnswer, startScriptedServer } from '../scripted-server.ts';

const mostPlaces = 100; // OSRM's own default

/** Roads here are a tenth longer than our own estimate, so that a test can see who answered. */
export const emulatedDetour = 1.1;

/** OSRM's table service: full matrix in metres, its codes and messages for what it cannot do. */
export function startOsrmEmulator(): Promise<Emulator> {
  return startScriptedServer((url) => answer(url));
}

function answer(url: URL): EmulatorAnswer {
  const [, service, version, , coordinates] = decodeURIComponent(url.pathname).split('/');
  if (service !== 'table') return refusal('InvalidService', 'Service is not available.');
  if (version !== 'v1') return refusal('InvalidVersion', 'Version is not available.');
  const places = (coordinates ?? '').split(';').map(place);
  if (places.some((entry) => entry === null)) return refusal('InvalidQuery', 'Query string malformed.');
  if (places.length > mostPlaces) return refusal('TooBig', `Too many table coordinates. Maximum is ${mostPlaces}.`);
  const known = places.filter((entry) => entry !== null);
  if (known.some(({ latitude }) => latitude > 75)) return refusal('NoSegment', 'Could not find a matching segment.');
  const waypoints = known.map(({ longitude, latitude }) => ({
    location: [longitude, latitude],
    name: '',
    hint: '',
    distance: 0,
  }));
  const metres = (from: Coords, to: Coords) => Math.round(roadEstimate(from, to) * emulatedDetour * 10) / 10;
  const annotations = url.searchParams.get('annotations') ?? 'duration';
  return {
    status: 200,
    body: {
      code: 'Ok',
      ...(annotations.includes('distance')
        ? { distances: known.map((from) => known.map((to) => metres(from, to))) }
        : {}),
      ...(annotations.includes('duration')
        ? { durations: known.map((from) => known.map((to) => metres(from, to) / 20)) }
        : {}),
      sources: waypoints,
      destinations: waypoints,
    },
  };
}

function place(text: string): Coords | null {
  const [, longitude, latitude] = /^(-?\d+(?:\.\d+)?),(-?\d+(?:\.\d+)?)$/.exec(text) ?? [];
  return longitude === undefined ? null : { longitude: Number(longitude), latitude: Number(latitude) };
}

function refusal(code: string, message: string): EmulatorAnswer {
  return { status: 400, body: { code, message } };
}
