import { validateHeaderName, validateHeaderValue } from 'node:http';

/** Headers that many answers have alike: checked, and made into lines, once for all of them. */
export interface AnswerHead {
  /** Name, value, name, value … */
  readonly pairs: readonly string[];
  /** The same as they go over the wire. */
  readonly lines: string;
}

export function answerHead(pairs: readonly string[]): AnswerHead {
  return { pairs, lines: headerLines(pairs) };
}

/** Throws what Node throws at a name or a value that is none: nothing can put a line of its own among them (R34). */
export function headerLines(pairs: readonly string[]): string {
  let lines = '';
  for (let at = 0; at < pairs.length; at += 2) {
    const [name = '', value = ''] = [pairs[at], pairs[at + 1]];
    validateHeaderName(name);
    validateHeaderValue(name, value);
    lines += `${name}: ${value}\r\n`;
  }
  return lines;
}

/**
 * Of one client alone, so made for each answer: looked at for what would make a line of its own, and no more. The names are the
 * shop's, and so are the values: cookies of signs that are safe, and how long it is valid.
 */
export function ownLines(pairs: readonly string[]): string {
  let lines = '';
  for (let at = 0; at < pairs.length; at += 2) {
    const line = `${pairs[at]}: ${pairs[at + 1]}`;
    if (line.includes('\n') || line.includes('\r')) throw new TypeError(`More than one line in ${pairs[at]}`);
    lines += `${line}\r\n`;
  }
  return lines;
}
