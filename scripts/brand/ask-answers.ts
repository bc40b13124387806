import { createInterface } from 'node:readline/promises';
import { fontNames } from '#contract/brand/shipped-fonts.ts';
import { themeShapes } from '#contract/brand/theme-shapes.ts';
import { BrandError } from '#server/brands/read-brand-json.ts';
import type { BrandAnswers } from './make-brand.ts';

/** A question, by the name of its flag; `example` is also what an empty answer means where there is one. */
interface Question {
  readonly flag: string;
  readonly asks: string;
  readonly fallback?: string;
}

export const questions: readonly Question[] = [
  { flag: 'display-name', asks: 'What is the chain called?' },
  { flag: 'legal-name', asks: 'Which company is the seller, as Fjellgard Sport AS?' },
  { flag: 'org-no', asks: 'Its organisation number, nine digits?' },
  { flag: 'address', asks: 'Its address, as Fjellveien 1, 5003 Bergen?' },
  { flag: 'email', asks: 'E-mail of customer service?' },
  { flag: 'phone', asks: 'Phone of customer service?' },
  { flag: 'color', asks: 'The main colour, as #0f4c5a?' },
  { flag: 'accent', asks: 'A colour for offers (empty: a red one)?', fallback: '' },
  { flag: 'display-font', asks: `Typeface of headings: ${fontNames.join(', ')}?`, fallback: 'schibsted-grotesk' },
  { flag: 'body-font', asks: `Typeface of text: ${fontNames.join(', ')}?`, fallback: 'figtree' },
  { flag: 'shape', asks: `Shape: ${themeShapes.join(', ')}?`, fallback: 'soft' },
  { flag: 'header-lines', asks: 'Lines of the header, 1 or 2?', fallback: '2' },
  { flag: 'logo', asks: 'An svg of the logo (empty: the name is drawn)?', fallback: '' },
];

/** Answers from flags, and from the keyboard what they leave out; without a keyboard that is a mistake. */
export async function askAnswers(
  given: Readonly<Record<string, string | boolean | undefined>>,
  canAsk: boolean,
): Promise<BrandAnswers> {
  const missing = questions.filter(({ flag, fallback }) => given[flag] === undefined && fallback === undefined);
  if (!canAsk && missing.length > 0)
    throw new BrandError(`These are missing: ${missing.map(({ flag }) => `--${flag}`).join(', ')}.`);
  const answers: Record<string, string> = {};
  const keyboard = canAsk && missing.length > 0 ? createInterface(process.stdin, process.stdout) : null;
  for (const { flag, asks, fallback } of questions) {
    const asked = keyboard !== null && given[flag] === undefined;
    const hint = fallback === undefined || fallback === '' ? '' : ` [${fallback}]`;
    const said = asked ? (await keyboard.question(`${asks}${hint} `)).trim() : String(given[flag] ?? '').trim();
    answers[flag] = said === '' ? (fallback ?? '') : said;
  }
  keyboard?.close();
  return toAnswers(answers);
}

function toAnswers(said: Readonly<Record<string, string>>): BrandAnswers {
  const text = (flag: string) => said[flag] ?? '';
  const oneOf = <T extends string>(flag: string, known: readonly T[]): T => {
    const found = known.find((value) => value === text(flag));
    if (found === undefined) throw new BrandError(`--${flag} must be ${known.join(', ')}; not '${text(flag)}'.`);
    return found;
  };
  const color = (flag: string) => {
    if (!/^#[0-9a-f]{6}$/i.test(text(flag)))
      throw new BrandError(`--${flag} must be a colour, as #1f6675; not '${text(flag)}'.`);
    return text(flag).toLowerCase();
  };
  return {
    displayName: text('display-name'),
    legalName: text('legal-name'),
    orgNo: text('org-no'),
    address: text('address'),
    email: text('email'),
    phone: text('phone'),
    color: color('color'),
    accent: text('accent') === '' ? null : color('accent'),
    display: oneOf('display-font', fontNames),
    body: oneOf('body-font', fontNames),
    shape: oneOf('shape', themeShapes),
    headerLines: oneOf('header-lines', ['1', '2']) === '1' ? 1 : 2,
    logo: text('logo') === '' ? null : text('logo'),
  };
}
