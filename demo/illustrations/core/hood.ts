/** Garments that are always drawn with a hood. */
const hooded: ReadonlySet<string> = new Set(['shellJacket', 'rainJacket', 'rainSet', 'overall', 'hoodie']);
/** Those of the down jackets. */
const hoodedVariants: ReadonlySet<string> = new Set(['hood', 'boble']);

/** Whether a drawing has a hood. The drawing asks it, and so do the texts: they say the same of every article. */
export function showsHood(type: string, variant: string | undefined): boolean {
  return hooded.has(type) || (type === 'downJacket' && hoodedVariants.has(variant ?? ''));
}
