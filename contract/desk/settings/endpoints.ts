import { act, read } from '../endpoint.ts';

export const settingsEndpoints = {
  brand: read('settings.see', '/settings/brand'),
  saveBrand: act('settings.edit', '/settings/brand'),
  /** The shop with what is written, in a frame of the desk. */
  previewBrand: act('settings.see', '/settings/brand/preview'),
} as const;
