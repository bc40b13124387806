import { may } from '#domain/staff/may.ts';
import { done } from '#server/ports/result.ts';
import { deskRead } from '../desk-use-case.ts';
import { menuFigures } from './menu-figures.ts';

export const menuUseCases = {
  menuCounts: deskRead('menuCounts', async (tx, _input, context) => {
    const counts: Record<string, { count: number; alert: boolean }> = {};
    for (const [page, { permission, count }] of Object.entries(menuFigures)) {
      if (!may(context.actor, permission)) continue;
      const figure = await count(tx, context);
      if (figure !== null) counts[page] = figure;
    }
    return done(counts);
  }),
} as const;
