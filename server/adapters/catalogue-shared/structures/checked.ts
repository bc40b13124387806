/**
 * What stands at an index that must be inside its array: `checked(docs[at])`. An index outside it throws, instead of
 * answering quietly with another article. The array is read by the caller, so that each place in the code reads one type
 * of array only: a function given array and index sees all types, and is slower by much (docs/decisions/0032-checked-access.md).
 */
export function checked<T>(value: T | undefined): T {
  if (value === undefined) throw outOfRange();
  return value;
}

function outOfRange(): RangeError {
  return new RangeError('An index of the catalogue is outside its array');
}
