import type { WordMatch } from '../../../catalogue-shared/matching/word-match.ts';
import { checked } from '../../../catalogue-shared/structures/checked.ts';
import type { AttributeMatch } from '../../../catalogue-shared/terms/attribute-index.ts';
import type { Snapshot } from '../../snapshot.ts';
import { emptyBits, hasBit } from '../../structures/bit-set.ts';
import { pick, positionsWhere, type ScoredDocs } from './scored-docs.ts';

/** 'rød … m' asks for red in M: an article with M in blue and red in L alone is none. */
export class OneVariant {
  readonly #has: (doc: number) => boolean;

  /** Null when not both a colour and a size are asked for. */
  static of(snapshot: Snapshot, matches: readonly WordMatch[]): OneVariant | null {
    const colours = ordinalsOf(matches, 'ColorGroupID');
    const sizes = ordinalsOf(matches, 'SizeID');
    return colours.size === 0 || sizes.size === 0 ? null : new OneVariant(membership(snapshot, colours, sizes));
  }

  private constructor(has: (doc: number) => boolean) {
    this.#has = has;
  }

  filter(found: ScoredDocs): ScoredDocs {
    return pick(
      found,
      positionsWhere(found.docs.length, (at) => this.#has(checked(found.docs[at]))),
    );
  }
}

function membership(
  { variants, dimensions, articles }: Snapshot,
  colours: ReadonlySet<number>,
  sizes: ReadonlySet<number>,
): (doc: number) => boolean {
  const coloured = emptyBits(articles.capacity);
  const sized = emptyBits(articles.capacity);
  for (const ordinal of colours) dimensions.ColorGroupID.addTo(coloured, ordinal);
  for (const ordinal of sizes) dimensions.SizeID.addTo(sized, ordinal);
  return (doc) => {
    if (!hasBit(coloured, doc) || !hasBit(sized, doc)) return true; // it answered by its text
    const end = checked(variants.ends[doc]);
    for (let variant = checked(variants.starts[doc]); variant < end; variant++) {
      if (colours.has(checked(variants.colorGroup[variant])) && sizes.has(checked(variants.size[variant]))) return true;
    }
    return false;
  };
}

function ordinalsOf(matches: readonly WordMatch[], field: AttributeMatch['field']): Set<number> {
  return new Set(
    matches.flatMap(({ attributes }) =>
      attributes.filter((found) => found.field === field).map(({ ordinal }) => ordinal),
    ),
  );
}
