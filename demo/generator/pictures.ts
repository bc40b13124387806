import { slugify } from '#domain/text/slugify.ts';
import type { ArticlePicture, ScenePicture } from '#server/ports/content/pictures.ts';
import { typeFor } from '../illustrations/groups.ts';
import { product } from '../illustrations/product.ts';
import { type ArticlePlan, isLongTail } from './article-plan.ts';
import { type DemoColor, found, lineOf } from './catalogue.ts';
import { hasLooks } from './goods.ts';
import { randomFor } from './random.ts';
import { seedWithWeight } from './seed-with-weight.ts';
import { variantsOf } from './variants.ts';

/** A picture of an article: drawn in a colour and seen from a side, or the place where it is used. */
export interface DemoPicture {
  readonly colorId: number | null;
  readonly view: View | 'scene';
  /** Its address; part of it is made from the drawing, so that another drawing never has the same one. */
  readonly path: string;
  readonly drawing: ArticlePicture | ScenePicture;
  /** Null where the picture is only for the mood. */
  readonly alt: string | null;
}

type View = 'front' | 'back' | 'detail';

const viewWords: Readonly<Record<View, string>> = { front: '', back: ', sett bakfra', detail: ', på nært hold' };

/** Where the goods of a main group are used. */
const scenes: Readonly<Record<number, readonly string[]>> = {
  1: ['fjord', 'fjell', 'regn'],
  2: ['fjell', 'bjork'],
  3: ['nordlys', 'fjell'],
  4: ['fjell', 'bjork', 'fjord'],
  5: ['bjork', 'fjord'],
  6: ['bjork'],
  7: ['bjork'],
  8: ['fjord'],
  9: ['fjord'],
  10: ['fjell'],
};

/** Front, back and detail in every colour, and one place. An article of the long tail is seen from the front alone. */
export function picturesOf(plan: ArticlePlan, seed: string): DemoPicture[] {
  const colors = [...new Set(variantsOf(plan, seed).map(({ color }) => color))];
  const pictures = colors.flatMap((color) => viewsOf(plan).map((view) => articlePicture(plan, color, view)));
  return isLongTail(plan) ? pictures : [...pictures, scenePicture(plan, seed)];
}

/** The picture an article is known by. */
export function frontPicture(plan: ArticlePlan, seed: string): DemoPicture {
  const [variant] = variantsOf(plan, seed);
  return articlePicture(plan, found(variant, `variant of ${plan.name}`).color, 'front');
}

function articlePicture(plan: ArticlePlan, color: DemoColor, view: View): DemoPicture {
  const drawing = drawingOf(plan, color, view);
  return {
    colorId: color.id,
    view,
    path: pathOf(plan.id, `${slugify(color.name)}-${view}`, drawing),
    drawing,
    alt: `${plan.name}${hasLooks(plan) ? ` i fargen ${color.name.toLowerCase()}` : ''}${viewWords[view]}`,
  };
}

export function scenePicture(plan: ArticlePlan, seed: string): DemoPicture {
  const random = randomFor(seed, 'scene', plan.id);
  const drawing: ScenePicture = {
    kind: 'scene',
    name: random.pick(found(scenes[plan.group.main.id], `scene for ${plan.group.main.name}`)),
    palette: plan.genderId === 4 ? 'tumle' : 'nordvarde',
    width: 1200,
    height: 900,
    seed: plan.id % 97,
  };
  const path = `/bilder/sted/${plan.id}-${markOf(drawing)}`;
  return { colorId: null, view: 'scene', path, drawing, alt: null };
}

function drawingOf(plan: ArticlePlan, color: DemoColor, view: View): ArticlePicture {
  const { group, signature } = plan;
  const { type, variant, cut } = found(typeFor(group.id, plan.genderId, plan.name), `drawing of group ${group.id}`);
  return {
    kind: 'drawing',
    type,
    ...(variant && { variant }),
    ...(cut && { cut }),
    seed: signature?.seed ?? seedWithWeight(type, plan.name) ?? plan.id,
    color: color.hex.toLowerCase(),
    accent: signature?.accent ?? accentFor(plan, color),
    view,
  };
}

const ownBack = new Map<string, boolean>();

/** Many small things look alike from both sides; a second picture of the same would only be in the way. */
function viewsOf(plan: ArticlePlan): readonly View[] {
  if (isLongTail(plan)) return ['front'];
  const { type, variant } = found(
    typeFor(plan.group.id, plan.genderId, plan.name),
    `drawing of group ${plan.group.id}`,
  );
  const key = `${type}/${variant}`;
  let differs = ownBack.get(key);
  if (differs === undefined) {
    const seen = (view: View): string => product(type, { color: '#1f6675', variant, view, lod: 'card' });
    differs = seen('front') !== seen('back');
    ownBack.set(key, differs);
  }
  return differs ? ['front', 'back', 'detail'] : ['front', 'detail'];
}

const accents = ['#f2b35a', '#f4efe6', '#2a2d33', '#e2602a', '#1f6675'];

/** The product line's own second colour, or one that can be told from the first. */
function accentFor(plan: ArticlePlan, color: DemoColor): string {
  const own = lineOf(plan.lineId).accent;
  const candidates = [own, ...randomFor('accent', plan.id).shuffle(accents)];
  return candidates.find((accent) => distance(accent, color.hex) > 120) ?? own;
}

function distance(a: string, b: string): number {
  const channels = (hex: string): number[] => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  const other = channels(b);
  return Math.hypot(...channels(a).map((value, index) => value - (other[index] ?? 0)));
}

function pathOf(articleId: number, name: string, drawing: ArticlePicture): string {
  return `/bilder/vare/${articleId}-${name}-${markOf(drawing)}`;
}

function markOf(drawing: ArticlePicture | ScenePicture): string {
  const mark = Math.floor(randomFor(JSON.stringify(drawing)).next() * 0x10000);
  return mark.toString(16).padStart(4, '0');
}
