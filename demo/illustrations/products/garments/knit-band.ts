import { filled } from '../../core/kit.ts';

/** Knitted motifs, a stitch a digit: zigzag, lice, eight-petalled rose, spruce. */
const MOTIFS = {
  zig: ['1000100010001000', '0101010101010101', '0010001000100010'],
  lice: ['1000', '0000', '0010', '0000'],
  rose: [
    '0000001000000',
    '0010001000100',
    '0011011011000',
    '0011101011100',
    '0001110111000',
    '0000111110000',
    '1110110110111',
    '0000111110000',
    '0001110111000',
    '0011101011100',
    '0011011011000',
    '0010001000100',
    '0000001000000',
  ],
  tree: ['0001000', '0011100', '0001000', '0111110', '0011100', '1111111', '0001000'],
};

type KnitMotif = keyof typeof MOTIFS;

/** A row of one motif; `bend` says how far it sinks at an x, so that it can follow a rounded shape. */
export function knitBand(
  kind: KnitMotif,
  x: number,
  y: number,
  width: number,
  cell: number,
  color: string,
  { bend = () => 0 }: { bend?: (x: number) => number } = {},
): string {
  const rows = MOTIFS[kind];
  const repeat = rows[0]?.length ?? 1;
  const columns = Math.floor(width / cell);
  const offset = Math.round((columns % repeat) / 2);
  const half = cell / 2;
  const slope = cell * 0.45;
  // one stitch: a chevron
  const stitch = `l${half} ${slope}l${half} ${-slope}v${cell * 0.75}l${-half} ${slope}l${-half} ${-slope}z`;
  let d = '';
  for (const [row, stitches] of rows.entries()) {
    for (let column = 0; column < columns; column++) {
      if (stitches[(column + repeat * 9 - offset) % repeat] !== '1') continue;
      const left = x + column * cell;
      const top = y + row * cell + bend(left);
      d += `M${left.toFixed(1)} ${top.toFixed(1)}${stitch}`;
    }
  }
  return filled(d, color);
}
