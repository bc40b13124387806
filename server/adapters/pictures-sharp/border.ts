/** A small copy of a picture: rows of red, green, blue and, where it has one, alpha. */
export interface SmallCopy {
  readonly pixels: Uint8Array;
  readonly width: number;
  readonly height: number;
  readonly channels: number;
}

/** From here on a border is white paper, with what a JPEG and a lamp make of it. */
const nearlyWhite = 236;
/** The rest may be the article itself, which touches an edge, and its shadow. */
const shareOfBorder = 0.85;
const depth = 0.02;

/**
 * Whether a picture is a cut-out: its border is white or see-through nearly all around. `white` is how bright that border is,
 * so that a grey one can be made white.
 */
export function cutOut(copy: SmallCopy): { readonly white: number } | null {
  const border = borderBrightness(copy);
  const bright = border.filter((value) => value >= nearlyWhite);
  if (bright.length < border.length * shareOfBorder) return null;
  bright.sort((one, other) => one - other);
  return { white: bright[Math.floor(bright.length / 10)] ?? 255 };
}

/** The darkest of the three colours of each pixel along the edges; see-through is white. */
function borderBrightness({ pixels, width, height, channels }: SmallCopy): number[] {
  const ring = Math.max(1, Math.round(Math.min(width, height) * depth));
  const found: number[] = [];
  for (let y = 0; y < height; y++) {
    const inner = y >= ring && y < height - ring;
    for (let x = 0; x < width; x++) {
      if (inner && x === ring) x = width - ring;
      const at = (y * width + x) * channels;
      const alpha = channels === 4 ? (pixels[at + 3] ?? 255) / 255 : 1;
      const darkest = Math.min(pixels[at] ?? 255, pixels[at + 1] ?? 255, pixels[at + 2] ?? 255);
      found.push(darkest * alpha + 255 * (1 - alpha));
    }
  }
  return found;
}
