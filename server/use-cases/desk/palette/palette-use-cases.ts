import type { PaletteHit } from '#contract/desk/palette/schemas.ts';
import { may } from '#domain/staff/may.ts';
import { done } from '#server/ports/result.ts';
import { deskRead } from '../desk-use-case.ts';
import { paletteSearches } from './palette-searches.ts';

export const paletteUseCases = {
  palette: deskRead('palette', async (tx, { q }, context) => {
    const hits: PaletteHit[] = [];
    for (const { permission, search } of paletteSearches) {
      if (may(context.actor, permission)) hits.push(...(await search(tx, q, context)));
    }
    return done({ hits });
  }),
} as const;
