import { contrast } from './contrast.ts';
import { mix } from './mix.ts';

const white = '#ffffff';
const black = '#000000';

/**
 * Every colour role of a theme from one or two colours of a chain: its main one, and one for offers. Whatever they are,
 * each text can be read on its ground: where a colour is too weak for its place, it goes towards black or white until it
 * is not (the test tries thousands).
 */
export function derivePalette(brand: string, accent: string | null): Record<string, string> {
  const ink = mix(mix(brand, '#20242a', 0.35), black, 0.55);
  const bg = mix(brand, '#fcfbf8', 0.955);
  const tile = mix(brand, '#ffffff', 0.89);
  const deep = strong(mix(ink, black, 0.08), white, 12);
  const grounds = [bg, white, mix(brand, white, 0.91), tile];
  const onBrand = contrast(white, brand) >= contrast(ink, brand) ? white : ink;
  const sale = accent ?? mix('#b3261e', brand, 0.08);
  const brandInk = strongOnAll(brand, [bg, white, mix(brand, white, 0.86)], 4.7);
  const action = onBrand === white ? strong(brand, white, 4.7) : away(brand, ink, 4.9);
  const star = strongOnAll('#b06a00', [bg, white], 3.2);
  return {
    bg,
    surface: white,
    'surface-2': mix(brand, white, 0.91),
    tile,
    'tile-alt': mix(brand, white, 0.84),
    'tile-floor': mix(brand, white, 0.76),
    ink: strongOnAll(ink, grounds, 10),
    'ink-2': strongOnAll(mix(ink, white, 0.3), grounds, 5),
    line: mix(ink, white, 0.83),
    'line-strong': strongOnAll(mix(ink, white, 0.42), [bg, white], 3.4),
    brand: action,
    'on-brand': onBrand,
    'brand-hover': onBrand === white ? strong(mix(action, white, 0.09), white, 4.6) : mix(action, white, 0.14),
    'brand-press': onBrand === white ? mix(action, black, 0.2) : away(mix(action, black, 0.04), ink, 4.6),
    'brand-edge': mix(action, black, 0.34),
    'brand-ink': brandInk,
    'brand-tint': mix(brand, white, 0.86),
    deep,
    'on-deep': mix(bg, white, 0.4),
    'on-deep-2': away(mix(deep, white, 0.72), deep, 6),
    'deep-line': mix(deep, white, 0.2),
    header: white,
    'on-header': strongOnAll(ink, [white, bg], 10),
    'header-field': bg,
    'header-field-line': strongOnAll(mix(ink, white, 0.42), [bg, white], 3.4),
    'header-hi': strongOnAll(brand, [white], 3.4),
    nav: white,
    'on-nav': strongOnAll(ink, [white], 10),
    'on-nav-2': strongOnAll(mix(ink, white, 0.3), [white], 5),
    'nav-line': mix(ink, white, 0.86),
    'nav-hi': strongOnAll(brand, [white], 3.4),
    tag: white,
    'on-tag': strongOnAll(ink, [white], 10),
    sale: readable(sale, ink).ground,
    'on-sale': readable(sale, ink).text,
    label: deep,
    'on-label': white,
    member: '#f1c96b',
    'on-member': strongOnAll(ink, ['#f1c96b'], 5),
    focus: strongOnAll(brand, [bg, white, tile], 3.4),
    'focus-on-deep': '#ffd08a',
    star,
    sea: mix('#a6cbd0', brand, 0.12),
  };
}

/** The colour, darkened as little as it takes to stand out from the ground. */
function strong(color: string, ground: string, needed: number): string {
  return strongOnAll(color, [ground], needed);
}

function strongOnAll(color: string, grounds: readonly string[], needed: number): string {
  return towards(color, black, (made) => grounds.every((ground) => contrast(made, ground) >= needed));
}

/** The colour, lightened as little as it takes to stand out from a dark one. */
function away(color: string, dark: string, needed: number): string {
  return towards(color, white, (made) => contrast(made, dark) >= needed);
}

function towards(color: string, end: string, isEnough: (made: string) => boolean): string {
  for (let part = 0; part < 1; part += 0.02) {
    const made = mix(color, end, part);
    if (isEnough(made)) return made;
  }
  return end;
}

/** A ground as near the colour as can be, and text that can be read on it. */
function readable(color: string, ink: string): { ground: string; text: string } {
  if (contrast(white, color) >= contrast(ink, color)) return { ground: strong(color, white, 4.7), text: white };
  return { ground: away(color, ink, 4.9), text: ink };
}
