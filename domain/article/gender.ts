/** ENT-39. Known ids: 1 Herre, 2 Dame, 4 Barn, 10 Unisex, 11 Junior (ENT-40). */
export interface Gender {
  readonly id: number;
  readonly name: string;
}

/** Unisex is shown as 'Uni' (UI-29). */
export function displayGenderName(name: string): string {
  return name === 'Unisex' ? 'Uni' : name;
}
