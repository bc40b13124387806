import type { Ctx } from '../../core/context.ts';
import type { Drawn, View } from '../../core/drawing.ts';
import { group } from '../../core/kit.ts';
import { baseLayer } from '../garments/base-layer.ts';
import { tights } from './tights.ts';

/** Wool set: base layer and longs. */
export function woolSet(c: Ctx, view: View): Drawn {
  const top = baseLayer(c, view).body;
  const legs = c.as('wool', () => tights(c, view).body);
  return {
    body: group('translate(284 190) scale(.7)', legs) + group('translate(-34 20) scale(.78)', top),
    focus: [140, 140, 290, 290],
  };
}
