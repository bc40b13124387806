import type { Snapshot } from '../../columns/snapshot.ts';
import { hasBit, noBits } from '../../structures/bit-set.ts';
import { checked } from '../../structures/checked.ts';
import type { AttributeMatch } from '../terms/attribute-index.ts';
import { pick, type ScoredDocs } from './scored-docs.ts';
import type { WordMatch } from './word-match.ts';

/** 'rød … m' asks for red in M: an article with M in blue and red in L alone is none. */
export class OneVariant {
  readonly #has: (doc: number) => boolean;

  /** Null when not both a colour and a size are asked for. */
  static of(snapshot: Snapshot, matches: readonly WordMatch[]): OneVariant | null {
    const colours = placesOf(matches, 'ColorGroupID');
    const sizes = placesOf(matches, 'SizeID');
    return colours.size === 0 || sizes.size === 0 ? null : new OneVariant(membership(snapshot, colours, sizes));
  }

  private constructor(has: (doc: number) => boolean) {
    this.#has = has;
  }

  keep(found: ScoredDocs): ScoredDocs {
    return pick(
      found,
      Uint32Array.from(found.docs.keys()).filter((at) => this.#has(checked(found.docs[at]))),
    );
  }
}

function membership(
  { variants, dimensions, articles }: Snapshot,
  colours: ReadonlySet<number>,
  sizes: ReadonlySet<number>,
): (doc: number) => boolean {
  const coloured = noBits(articles.count);
  const sized = noBits(articles.count);
  for (const place of colours) dimensions.ColorGroupID.addTo(coloured, place);
  for (const place of sizes) dimensions.SizeID.addTo(sized, place);
  return (doc) => {
    if (!hasBit(coloured, doc) || !hasBit(sized, doc)) return true; // it answered by its text
    const end = checked(variants.ends[doc]);
    for (let variant = checked(variants.starts[doc]); variant < end; variant++) {
      if (colours.has(checked(variants.colorGroup[variant])) && sizes.has(checked(variants.size[variant]))) return true;
    }
    return false;
  };
}

function placesOf(matches: readonly WordMatch[], field: AttributeMatch['field']): Set<number> {
  return new Set(
    matches.flatMap(({ attributes }) => attributes.filter((found) => found.field === field).map(({ place }) => place)),
  );
}
