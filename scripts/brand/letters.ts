/** A letter as a line to be drawn with a round or square pen: between 0 and 100 high, so wide. */
export interface Letter {
  readonly width: number;
  readonly line: string;
}

const letter = (width: number, line: string): Letter => ({ width, line });

/**
 * Capitals of one line each, so that a name can stand as a logo on any machine: a drawing that asked for a typeface would
 * look otherwise where that is not installed.
 */
const letters: Readonly<Record<string, Letter>> = {
  A: letter(78, 'M0 100L39 0L78 100M14 66H64'),
  B: letter(60, 'M0 0V100H34A27 27 0 0 0 34 46H0M0 0H30A23 23 0 0 1 30 46'),
  C: letter(76, 'M76 18A50 50 0 1 0 76 82'),
  D: letter(70, 'M0 0V100H22A48 50 0 0 0 22 0Z'),
  E: letter(52, 'M52 0H0V100H52M0 49H44'),
  F: letter(50, 'M50 0H0V100M0 50H42'),
  G: letter(80, 'M76 18A50 50 0 1 0 80 80V54H50'),
  H: letter(66, 'M0 0V100M66 0V100M0 49H66'),
  I: letter(0, 'M0 0V100'),
  J: letter(42, 'M42 0V72A26 28 0 0 1 0 84'),
  K: letter(60, 'M0 0V100M58 0L0 58M22 38L60 100'),
  L: letter(48, 'M0 0V100H48'),
  M: letter(84, 'M0 100V0L42 66L84 0V100'),
  N: letter(68, 'M0 100V0L68 100V0'),
  O: letter(96, 'M48 0A48 50 0 1 0 48 100A48 50 0 1 0 48 0Z'),
  P: letter(58, 'M0 100V0H30A28 28 0 0 1 30 56H0'),
  Q: letter(96, 'M48 0A48 50 0 1 0 48 100A48 50 0 1 0 48 0ZM60 68L92 104'),
  R: letter(60, 'M0 100V0H30A27 27 0 0 1 30 54H0M30 54L60 100'),
  S: letter(56, 'M52 14C44 4 36 0 28 0A26 25 0 0 0 28 48A28 26 0 0 1 28 100C18 100 8 95 0 84'),
  T: letter(64, 'M0 0H64M32 0V100'),
  U: letter(66, 'M0 0V66A33 34 0 0 0 66 66V0'),
  V: letter(74, 'M0 0L37 100L74 0'),
  W: letter(108, 'M0 0L28 100L54 18L80 100L108 0'),
  X: letter(68, 'M0 0L68 100M68 0L0 100'),
  Y: letter(68, 'M0 0L34 50V100M68 0L34 50'),
  Z: letter(60, 'M0 0H60L0 100H60'),
  Æ: letter(104, 'M0 100L46 0H104M56 0V100H104M56 49H96M15 66H56'),
  Ø: letter(96, 'M48 0A48 50 0 1 0 48 100A48 50 0 1 0 48 0ZM10 104L86 -4'),
  Å: letter(78, 'M0 100L39 14L78 100M14 68H64M39 -16A10 10 0 1 0 39 4A10 10 0 1 0 39 -16Z'),
  0: letter(68, 'M34 0A34 50 0 1 0 34 100A34 50 0 1 0 34 0Z'),
  1: letter(24, 'M0 20L24 0V100'),
  2: letter(56, 'M2 28A27 27 0 1 1 48 46L0 100H56'),
  3: letter(56, 'M4 16A26 25 0 1 1 28 47A27 27 0 1 1 0 84'),
  4: letter(64, 'M50 100V0L0 72H64'),
  5: letter(56, 'M52 0H10L5 44A30 29 0 1 1 0 86'),
  6: letter(60, 'M48 0C20 20 0 44 0 70A30 30 0 1 0 4 52'),
  7: letter(58, 'M0 0H58L20 100'),
  8: letter(56, 'M28 0A23 23 0 1 0 28 46A23 23 0 1 0 28 0ZM28 46A27 27 0 1 0 28 100A27 27 0 1 0 28 46Z'),
  9: letter(60, 'M12 100C40 80 60 56 60 30A30 30 0 1 0 56 48'),
  '&': letter(76, 'M76 100L18 32A19 19 0 1 1 50 22C50 44 4 44 4 74C4 92 18 100 34 100C54 100 68 84 72 60'),
  '-': letter(34, 'M0 54H34'),
  '.': letter(0, 'M0 99V100'),
  "'": letter(0, 'M0 0V18'),
};

const space = 34;

export interface DrawnWord {
  readonly width: number;
  /** One path for each letter, moved to its place. */
  readonly paths: string;
}

/** A name in capitals; letters that are not ours are drawn as the ones they come from: É as E. */
export function drawWord(name: string, gap: number): DrawnWord {
  let x = 0;
  let paths = '';
  for (const sign of name.toLocaleUpperCase('nb')) {
    const drawn = letters[sign] ?? letters[plain(sign)];
    if (drawn === undefined) {
      x += space;
      continue;
    }
    paths += `<path transform="translate(${x} 0)" d="${drawn.line}"/>`;
    x += drawn.width + gap;
  }
  return { width: Math.max(1, x - gap), paths };
}

function plain(sign: string): string {
  return sign.normalize('NFD').slice(0, 1);
}
