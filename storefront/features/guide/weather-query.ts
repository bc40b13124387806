import type { Child } from '#domain/guide/child.ts';
import { clampTemperature, type Weather } from '#domain/guide/dress-for.ts';

/** A raw day in October, where an address says nothing. */
const usual = 4;

/** '?temperatur=-3&vaer=vatt,vind': the weather as an address has it. */
export function weatherOf(query: URLSearchParams): Weather {
  const degrees = Number(query.get('temperatur')?.replace('−', '-') || Number.NaN);
  const marks = query.getAll('vaer').flatMap((value) => value.split(','));
  return {
    temperature: clampTemperature(Number.isFinite(degrees) ? degrees : usual),
    wet: marks.includes('vatt'),
    windy: marks.includes('vind'),
    still: marks.includes('stille'),
  };
}

export function weatherSearch({ temperature, wet, windy, still }: Weather, child: Child): string {
  const marks = [wet && 'vatt', windy && 'vind', still && 'stille'].filter((mark) => mark !== false);
  const query = new URLSearchParams({ storrelse: String(child.size), temperatur: String(temperature) });
  if (marks.length > 0) query.set('vaer', marks.join(','));
  return `?${query.toString().replaceAll('%2C', ',')}`;
}
