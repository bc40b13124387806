/** A number of our own choosing: imports go one after the other. */
export const importLock = 4_031_977;
