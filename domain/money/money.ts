declare const unit: unique symbol;

/** Whole or decimal kroner: article, campaign and pant amounts, and the cart's total (DEC-65). */
export type Kroner = number & { readonly [unit]: 'kroner' };

/** Whole øre: every freight and shipping amount, and everything the server stores or charges (DEC-65). */
export type Oere = number & { readonly [unit]: 'øre' };

export function kroner(amount: number): Kroner {
  if (!Number.isFinite(amount)) throw new RangeError(`Not an amount of kroner: ${amount}`);
  return amount as Kroner;
}

export function oere(amount: number): Oere {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`Not a whole number of øre: ${amount}`);
  return (amount === 0 ? 0 : amount) as Oere; // -0 would be shown as '-0,00 kr'
}

/** The one place where kroner become øre; mixing the two is the classic mistake by a factor of 100 (DEC-65, TRAP-07). */
export function oereOf(amount: Kroner): Oere {
  return oere(Math.round(amount * 100));
}

export function kronerOf(amount: Oere): Kroner {
  return kroner(amount / 100);
}

/** Article and campaign prices and pant are whole kroner on both sides: 499.50 is 500 (VAL-35, DEC-68). */
export function roundPrice(amount: number): Kroner {
  return kroner(Math.round(amount));
}
