import type { Ctx } from '../../core/context.ts';
import type { Drawn, View } from '../../core/drawing.ts';
import { group } from '../../core/kit.ts';
import { rainJacket } from '../tops/rain-jacket.ts';
import { bibTrousers } from './bib-trousers.ts';

/** Children's rain set: jacket and bib trousers. */
export function rainSet(c: Ctx, view: View): Drawn {
  const legs = c.as('rain', () => bibTrousers(c, view).body);
  const top = c.as('rain', () => rainJacket(c, view).body);
  return {
    body: group('translate(290 170) scale(.72)', legs) + group('translate(-40 24) scale(.76)', top),
    focus: [130, 140, 290, 290],
  };
}
