import type { Place } from './projection.ts';

/** In spaced serif italics along the water, as on the map series everybody here has hiked with. */
export interface WaterName {
  readonly name: string;
  readonly place: Place;
  /** Degrees, as the water lies. */
  readonly turn: number;
  /** Shown while the view is between so many kilometres across. */
  readonly from: number;
  readonly to: number;
}

export const waterNames: readonly WaterName[] = [
  { name: 'Norskehavet', place: [7.5, 66.2], turn: -48, from: 500, to: 4000 },
  { name: 'Nordsjøen', place: [2.6, 59.6], turn: -70, from: 300, to: 4000 },
  { name: 'Barentshavet', place: [22.5, 71.9], turn: -6, from: 300, to: 4000 },
  { name: 'Skagerrak', place: [8.9, 57.95], turn: -28, from: 120, to: 1200 },
  { name: 'Oslofjorden', place: [10.56, 59.3], turn: -82, from: 35, to: 260 },
  { name: 'Boknafjorden', place: [5.5, 59.17], turn: -14, from: 35, to: 260 },
  { name: 'Byfjorden', place: [5.16, 60.44], turn: -62, from: 20, to: 70 },
  { name: 'Hardangerfjorden', place: [5.78, 59.96], turn: -47, from: 70, to: 330 },
  { name: 'Sognefjorden', place: [6, 61.12], turn: -4, from: 70, to: 400 },
  { name: 'Storfjorden', place: [6.5, 62.38], turn: 12, from: 40, to: 160 },
  { name: 'Romsdalsfjorden', place: [7.08, 62.68], turn: -2, from: 30, to: 160 },
  { name: 'Trondheimsfjorden', place: [10.35, 63.52], turn: -8, from: 30, to: 260 },
  { name: 'Vestfjorden', place: [14.7, 67.95], turn: -42, from: 120, to: 900 },
  { name: 'Saltfjorden', place: [14.55, 67.225], turn: -1, from: 20, to: 160 },
  { name: 'Altafjorden', place: [23.02, 70.14], turn: -66, from: 25, to: 200 },
  { name: 'Mjøsa', place: [11, 60.6], turn: -62, from: 30, to: 260 },
];
