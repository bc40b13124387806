import type { FoundArticle } from '#contract/desk/search/schemas.ts';
import type { ChainWords } from '#domain/search/reader/chain-words.ts';
import { done } from '#server/ports/result.ts';
import { placesFor } from '../../catalogue/places-for.ts';
import { deskRead } from '../desk-use-case.ts';
import { draftWords } from './draft-words.ts';

const shown = 6;

/** What a shopper who searches for it is shown first, now and with the draft. */
export const lookSearch = deskRead(
  'lookSearch',
  async (tx, { query, ...draft }, { parts: { index, published }, now }) => {
    const words = await draftWords(tx.search, draft);
    const pins = await tx.search.pinsOf(query);
    const places = placesFor(published.current.searchSteering, query, now);
    const look = async (chain: ChainWords) => {
      const { ids, total } = await index.query({ text: query, chain, ...places, from: 0, take: shown });
      const first: FoundArticle[] = (await index.bundle(ids)).map((article) => {
        const pin = pins.find(({ articleId }) => articleId === article.id);
        return {
          articleId: article.id,
          name: article.name,
          image: article.images[0] ?? null,
          price: article.grossPrice,
          shops: article.availableShopIds.length,
          pinned: pin === undefined ? null : { buried: pin.position === null, until: pin.until, version: pin.version },
        };
      });
      return { hits: total, first };
    };
    return done({
      query,
      now: await look(words.now),
      drafted: words.drafted === null ? null : await look(words.drafted),
    });
  },
);
