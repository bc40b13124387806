import type { Feature } from '../../../catalogue-shared/matching/hit-sets.ts';
import { checked } from '../../../catalogue-shared/structures/checked.ts';
import type { Snapshot } from '../../snapshot.ts';
import { hasBit, intersectWith } from '../../structures/bit-set.ts';
import { DocSet } from '../../structures/doc-set.ts';
import { HitCounts } from './hit-counts.ts';
import { asSet, type ScoredDocs } from './scored-docs.ts';

type GroupField = Exclude<Feature['of'], 'stem' | 'price' | 'all'>;

/** What was counted among one set of hits. */
interface Counts {
  readonly set: DocSet;
  readonly words: HitCounts;
  readonly byField: Map<GroupField, Uint32Array>;
  prices: Int32Array | null;
}

/** Counts facts among hits. Made for one request: what was counted before is not counted again. */
export class FeatureCounts {
  readonly #snapshot: Snapshot;
  readonly #counts = new Map<ScoredDocs | null, Counts>();

  constructor(snapshot: Snapshot) {
    this.#snapshot = snapshot;
  }

  /** `null`: among everything that is visible. */
  of(among: ScoredDocs | null, features: readonly Feature[]): readonly number[] {
    const counts = this.#countsOf(among);
    return features.map((feature) => {
      if (feature.of === 'all') return counts.set.count;
      if (feature.of === 'stem') return counts.words.ofStem(feature.stem);
      if (feature.of === 'price') return this.#atMost(counts, feature.atMost);
      return among === null ? this.#inGroup(feature.of, feature.id) : this.#ofField(counts, feature.of, feature.id);
    });
  }

  #countsOf(among: ScoredDocs | null): Counts {
    const known = this.#counts.get(among);
    if (known !== undefined) return known;
    const { visible } = this.#snapshot.articles;
    const bits = among === null ? visible : asSet(among.docs, visible.length).bits;
    if (among !== null) intersectWith(bits, visible);
    const made = {
      set: new DocSet(bits),
      words: new HitCounts(this.#snapshot, bits),
      byField: new Map(),
      prices: null,
    };
    this.#counts.set(among, made);
    return made;
  }

  /** A value that this shop does not have has no articles. */
  #ofField({ set, byField }: Counts, field: GroupField, id: number): number {
    const dimension = this.#snapshot.dimensions[field];
    const counts = byField.get(field) ?? dimension.countIn(set);
    byField.set(field, counts);
    const ordinal = dimension.ordinalOf(id);
    return ordinal === -1 ? 0 : checked(counts[ordinal]);
  }

  #inGroup(field: GroupField, id: number): number {
    const dimension = this.#snapshot.dimensions[field];
    const { visible } = this.#snapshot.articles;
    let count = 0;
    dimension.eachDoc(dimension.ordinalOf(id), (doc) => {
      if (hasBit(visible, doc)) count++;
    });
    return count;
  }

  #atMost(counts: Counts, limit: number): number {
    const { gross } = this.#snapshot.prices;
    counts.prices ??= Int32Array.from(counts.set.docs, (doc) => checked(gross[doc])).sort();
    const above = counts.prices.findIndex((price) => price > limit);
    return above === -1 ? counts.prices.length : above;
  }
}
