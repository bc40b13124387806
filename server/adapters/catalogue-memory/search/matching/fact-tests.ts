import type { Meaning } from '#domain/search/reader/reading.ts';
import { checked } from '../../../catalogue-shared/structures/checked.ts';
import type { Snapshot } from '../../snapshot.ts';
import { type Bits, emptyBits, hasBit } from '../../structures/bit-set.ts';

const newForDays = 90;
const day = 86_400_000;

/** What a query asks of articles that stands in no word of theirs: price, offer, newness, stock. */
export class FactTests {
  readonly #snapshot: Snapshot;

  constructor(snapshot: Snapshot) {
    this.#snapshot = snapshot;
  }

  /** Null for what is a matter of words and attributes. */
  of(meaning: Meaning): ((doc: number) => boolean) | null {
    const { prices, availability } = this.#snapshot;
    switch (meaning.type) {
      case 'price':
        return (doc) => checked(prices.gross[doc]) >= meaning.min && checked(prices.gross[doc]) <= meaning.max;
      case 'offer':
        return (doc) => prices.before.has(doc) || prices.campaigns.has(doc);
      case 'new':
        return this.#isNew();
      case 'stock':
        return (doc) => checked(availability[doc]) > 0;
      case 'shops': {
        const held = this.#heldIn(meaning.ids);
        return (doc) => hasBit(held, doc);
      }
      default:
        return null;
    }
  }

  /** Called so by the chain, or among the youngest: no clock is asked, as answers are cached. */
  #isNew(): (doc: number) => boolean {
    const { articles, texts } = this.#snapshot;
    const youngest = articles.dateCreated.reduce((latest, at) => Math.max(latest, at), 0);
    return (doc) =>
      checked(articles.dateCreated[doc]) > youngest - newForDays * day ||
      /nyhet/i.test(texts.textOrNull(checked(articles.webLabel[doc])) ?? '');
  }

  #heldIn(shopIds: readonly number[]): Bits {
    const { shops, articles } = this.#snapshot;
    const held = emptyBits(articles.capacity);
    for (const id of shopIds) {
      const ordinal = shops.ordinalOf(id);
      if (ordinal !== -1) shops.addTo(held, ordinal);
    }
    return held;
  }
}
