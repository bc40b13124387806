import type { BodyPart, PlacedGroup } from './catalogue.ts';

const bySubgroup: Readonly<Record<number, BodyPart>> = {
  101: 'upper',
  102: 'lower',
  103: 'upper',
  105: 'upper',
  106: 'suit',
  107: 'suit',
  201: 'foot',
  202: 'foot',
  203: 'foot',
  204: 'foot',
  205: 'foot',
};

/** Where the groups of a subgroup differ. */
const byGroup: Readonly<Record<number, BodyPart>> = {
  10401: 'upper',
  10402: 'lower',
  10403: 'suit',
  10801: 'head',
  10802: 'head',
  10804: 'hand',
  10805: 'hand',
  10806: 'head',
};

/** The part of the body a garment is for; null for what is not worn, and for what has no fit to speak of. */
export function wornOn({ id, subgroup }: Pick<PlacedGroup, 'id' | 'subgroup'>): BodyPart | null {
  return byGroup[id] ?? bySubgroup[subgroup.id] ?? null;
}
