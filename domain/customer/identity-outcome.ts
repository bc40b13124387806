/** What came of a login at Vipps, as the address of the page says that the shopper is led to. */
export const identityOutcomes = [
  'koblet',
  'finnes',
  'ny',
  'avbrutt',
  'ugyldig',
  'nede',
  'vent',
  'annen-konto',
  'annen-vipps',
] as const;

export type IdentityOutcome = (typeof identityOutcomes)[number];

export function readIdentityOutcome(text: string | null): IdentityOutcome | null {
  return identityOutcomes.find((outcome) => outcome === text) ?? null;
}
