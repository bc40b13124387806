const shelves = ['A', 'B', 'C', 'D', 'E'];
const placesOnShelf = 6;
const shown = 8;

/** Places on the collection shelf that nothing lies on, first ones first. A shop may use others: any letter and figure does. */
export function freePlaces(taken: readonly string[]): string[] {
  const all = shelves.flatMap((shelf) => Array.from({ length: placesOnShelf }, (_, index) => `${shelf}${index + 1}`));
  return all.filter((place) => !taken.includes(place)).slice(0, shown);
}
