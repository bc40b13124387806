/** Lengths a card number has by its first digits. Not 13: there the shop's eans are. */
const schemes: readonly { readonly begins: RegExp; readonly lengths: readonly number[] }[] = [
  { begins: /^4/, lengths: [16, 18, 19] },
  { begins: /^(5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/, lengths: [16] },
  { begins: /^3[47]/, lengths: [15] },
  { begins: /^3(0[0-5]|095|[689])/, lengths: [14, 16, 19] },
  { begins: /^35/, lengths: [16, 17, 18, 19] },
  { begins: /^(6011|64[4-9]|65|62)/, lengths: [16, 17, 18, 19] },
  { begins: /^(50|5[6-9]|6)/, lengths: [16, 18, 19] },
];
const shortest = 14;
const longest = 19;
/** Nobody writes them digit by digit, and so a text of single digits is looked through quickly. */
const shortestGroup = 2;

const uuid = /\b[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}\b/gi;

/**
 * R38: whether somebody has written a card's number into a text, however it is parted. Only a number that stands alone counts,
 * of a length and beginning that cards have, whose last digit is right; a token or a UUID that happens to hold one does not.
 */
export function holdsCardNumber(text: string): boolean {
  return (text.replace(uuid, ' ').match(/(?<![\p{L}\p{N}_])\d[\d -]{12,}(?![\p{L}_])/gu) ?? []).some((run) => {
    const groups = run.split(/[ -]+/).filter((group) => group !== '');
    return groups.some((_, from) => beginsCardNumber(groups, from));
  });
}

function beginsCardNumber(groups: readonly string[], from: number): boolean {
  let digits = '';
  for (let at = from; at < groups.length && digits.length < longest; at += 1) {
    const group = groups[at] ?? '';
    if (group.length < shortestGroup) return false;
    digits += group;
    if (digits.length >= shortest && isCardNumber(digits)) return true;
  }
  return false;
}

function isCardNumber(digits: string): boolean {
  const fits = schemes.some(({ begins, lengths }) => lengths.includes(digits.length) && begins.test(digits));
  return fits && hasRightEnd(digits);
}

/** Luhn's check digit. */
function hasRightEnd(digits: string): boolean {
  let sum = 0;
  for (let at = digits.length - 1, doubled = false; at >= 0; at -= 1, doubled = !doubled) {
    const digit = Number(digits[at]) * (doubled ? 2 : 1);
    sum += digit > 9 ? digit - 9 : digit;
  }
  return sum % 10 === 0;
}
