/** Session storage: when the cart was last found to be true. */
export const checkedAtKey = 'cartCheckedAt';
