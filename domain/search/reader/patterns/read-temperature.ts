import { amountAt, markAt, matched, type Pattern, wordAt } from './pattern.ts';
import { unitOf } from './units.ts';

const coldest = 60;
const belowZero =
  /^(?:minus|minusgrader|minusgrada|kuldegrader|kuldegrada|kuldegradar|minusgradar|köldgrader|kuldegraders|frostgrader)$/;

/** '-10', 'minus ti', '20 minus', 'ned til -15 grader', '0 grader': what is made for that cold, or colder. */
export const readTemperature: Pattern = (cursor) => {
  const { tokens, at } = cursor;
  const led =
    ['ned til', 'tåler', 'til', 'ned']
      .map((text) => text.split(' '))
      .find((words) => words.every((word, index) => wordAt(tokens, at + index) === word))?.length ?? 0;
  const start = at + led;
  const dash =
    /^[-–−]$/.test(markAt(tokens, start)) && tokens[start]?.glued === false && tokens[start + 1]?.glued === true;
  const minus = wordAt(tokens, start) === 'minus' || dash ? 1 : 0;
  const found = amountAt(tokens, start + minus);
  if (found === null || found.amount > coldest) return null;
  const end = start + minus + found.length;
  // 'ti under null', 'twenty below zero'
  const zero = /^(?:under|below)$/.test(wordAt(tokens, end)) && /^(?:null|zero)$/.test(wordAt(tokens, end + 1)) ? 1 : 0;
  const isBelow = minus === 0 && (zero === 1 || belowZero.test(wordAt(tokens, end)));
  const isNamed = isBelow || unitOf(wordAt(tokens, end) || markAt(tokens, end)) === 'grader';
  if (minus === 0 && !isNamed) return null;
  const cold = isNamed && wordAt(tokens, end + 1) === 'c' ? 1 : 0;
  const amount = minus === 1 || isBelow ? -found.amount : found.amount;
  return matched(cursor, end - at + (isNamed ? 1 : 0) + zero + cold, [
    {
      kind: 'temperature',
      value: `${amount}`,
      meaning: { type: 'measure', unit: 'grader', amount, side: 'down' },
    },
  ]);
};
