/** A street address as it is looked up; an absent house number or street is ''. */
export interface StreetAddress {
  readonly street: string;
  /** '12', '12B' */
  readonly houseNumber: string;
}

export interface PostalAddress extends StreetAddress {
  readonly postcode: string;
}

const longestAddress = 200; // nobody's address is longer, and it keeps the reading short whatever is sent

/**
 * Splits street and house number: the number is trailing digits and at most one letter, special characters are spaces
 * (VAL-06 to VAL-08, DEC-129).
 */
export function parseAddress(text: string): StreetAddress {
  const plain = plainWords(text);
  const [whole = '', digits = '', letter = ''] = /(\d+) ?(\p{L}?)$/u.exec(plain) ?? [];
  const street = plain.slice(0, plain.length - whole.length).trim();
  return { street, houseNumber: `${digits}${letter.toUpperCase()}` };
}

/** House number, postcode and street must all agree; case and special characters do not count (VAL-09, VAL-12). */
export function sameAddress(a: PostalAddress, b: PostalAddress): boolean {
  const one = comparable(a);
  const other = comparable(b);
  return one.postcode === other.postcode && one.houseNumber === other.houseNumber && one.street === other.street;
}

/** A street as it is compared: 'St. Olavs-gate' and 'st olavs gate' are one (DEC-129). */
export function comparableStreet(street: string): string {
  return plainWords(street).toLowerCase();
}

/** Whether a street can begin so: with a word, and without signs that stand in no street's name. No sign is a pattern. */
export function isStreetBeginning(text: string): boolean {
  return /^[\p{L}\p{M}\p{N} .,'’/-]+$/u.test(text) && comparableStreet(text) !== '';
}

function comparable({ street, houseNumber, postcode }: PostalAddress): PostalAddress {
  const parsed = parseAddress(`${street} ${houseNumber}`);
  return { street: parsed.street.toLowerCase(), houseNumber: parsed.houseNumber, postcode: postcode.trim() };
}

function plainWords(text: string): string {
  return text
    .slice(0, longestAddress)
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
}
