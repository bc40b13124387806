import { homeText } from '#content/nb/home.ts';
import { type SlotName, slotNames } from '#contract/home-slots.ts';
import type { HomeContent, HomeSlot } from '#contract/tenant.ts';
import type { Article } from '#domain/article/article.ts';
import { HydrationStep } from '#ui/components/hydration-step/hydration-step.tsx';
import { CampaignSlot } from './campaign-slot.tsx';
import { GoodsSlot } from './goods-slot.tsx';
import { NineGrid } from './nine-grid.tsx';
import { ProductSlot } from './product-slot.tsx';
import { SceneSlot } from './scene-slot.tsx';
import { ShopSearchSlot } from './shop-search-slot.tsx';
import styles from './slot-grid.module.css';

export interface SlotGridProps {
  readonly slots: HomeContent['slots'];
  readonly map: string;
  readonly promoted: Article | null;
}

const nine = slotNames.filter((name) => name.startsWith('grid'));

/** UI-02, UI-03, DEC-20: banners packed like pallets. A slot without content is left out and its neighbours grow. */
export function SlotGrid({ slots, map, promoted }: SlotGridProps) {
  const show = (name: SlotName, render: (slot: HomeSlot) => React.ReactNode) => {
    const slot = slots[name];
    return slot === null ? null : render(slot);
  };
  const grid = nine.flatMap((name) => {
    const slot = slots[name];
    return slot === null ? [] : [{ name, slot }];
  });
  if (slotNames.every((name) => slots[name] === null)) return null;
  return (
    <section className={`wrap ${styles.section}`} aria-label={homeText.gridLabel}>
      <HydrationStep>
        <div className={styles.row}>
          {show('generalPromo', (slot) => (
            <SceneSlot name="generalPromo" slot={slot} shape="wide" />
          ))}
          {show('campaignPromo', (slot) => (
            <CampaignSlot slot={slot} />
          ))}
          {show('newspaper', (slot) => (
            <GoodsSlot name="newspaper" slot={slot} />
          ))}
        </div>
      </HydrationStep>
      <HydrationStep>
        <div className={styles.row}>
          {show('productPromo', (slot) => (
            <ProductSlot slot={slot} article={promoted} />
          ))}
          {show('storeSearch', (slot) => (
            <ShopSearchSlot slot={slot} map={map} />
          ))}
          {show('popularCategoryLeft', (slot) => (
            <GoodsSlot name="popularCategoryLeft" slot={slot} />
          ))}
          {show('popularCategoryRight', (slot) => (
            <GoodsSlot name="popularCategoryRight" slot={slot} />
          ))}
        </div>
      </HydrationStep>
      {grid.length > 0 && (
        <HydrationStep>
          <NineGrid entries={grid} />
        </HydrationStep>
      )}
      {show('popularCategoryBottom', (slot) => (
        <HydrationStep>
          <SceneSlot name="popularCategoryBottom" slot={slot} shape="strip" />
        </HydrationStep>
      ))}
    </section>
  );
}
