import { guideKinds, kitText } from '#content/nb/guides.ts';
import type { GuideArticle } from '#domain/guide/guide-article.ts';
import type { KitPick } from '#domain/guide/kit-choice.ts';
import { Checkbox } from '#ui/components/choice/checkbox.tsx';
import { VisuallyHidden } from '#ui/components/visually-hidden/visually-hidden.tsx';
import { GoodsRow } from '../../features/guide/goods-row.tsx';
import { type ShownThing, shownThing } from '../../features/guide/shown-goods.ts';
import { SwapChoice } from '../../features/guide/swap-choice.tsx';
import styles from './kit-list.module.css';
import { type GuideShop, stockInShops, stockOfPick, swapOption, ThingStock } from './thing-stock.tsx';
import type { Kit } from './use-kit.ts';

export interface KitListProps {
  /** As the server rendered it, until stock is known. */
  readonly things: readonly ShownThing[];
  /** It was rendered for another size. */
  readonly outdated: boolean;
  readonly kit: Kit;
}

/** The list one ticks off: each thing with an article that will do. */
export function KitList({ things, outdated, kit }: KitListProps) {
  const shop = kit.shops.chosen;
  return (
    <ul className={styles.list} aria-label={kitText.list}>
      {things.map((rendered) => {
        const { kind } = rendered;
        const pick = kit.picks.get(kind);
        const done = kit.have.has(kind);
        const thing = pick === undefined ? rendered : shownThing(pick);
        return (
          <li key={kind}>
            <GoodsRow
              thing={thing}
              level={3}
              done={done}
              waiting={outdated && pick === undefined && kit.state === 'waiting'}
              mark={
                <Checkbox
                  label={
                    <>
                      {kitText.have}
                      <VisuallyHidden> {guideKinds[kind].name}</VisuallyHidden>
                    </>
                  }
                  checked={done}
                  onChange={() => kit.toggle(kind)}
                />
              }
              stock={<ThingStock words={wordsOf(thing, pick, shop)} />}
            >
              {pick?.article && (
                <SwapChoice
                  kind={kind}
                  options={kit.goodsOf(kind).map((article) => swapOption(article, shop))}
                  chosen={pick.article.articleId}
                  onChoose={(articleId) => kit.swap(kind, articleId)}
                />
              )}
            </GoodsRow>
          </li>
        );
      })}
    </ul>
  );
}

function wordsOf(thing: ShownThing, pick: KitPick<GuideArticle> | undefined, shop: GuideShop | null) {
  return pick === undefined || shop === null ? stockInShops(thing.goods?.shopCount ?? 0) : stockOfPick(pick, shop);
}
