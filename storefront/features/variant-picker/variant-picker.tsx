import { type ReactNode, type RefObject, useId } from 'react';
import { articleText } from '#content/nb/article.ts';
import { stockLevel } from '#domain/article/availability.ts';
import type { Variant } from '#domain/article/variant.ts';
import { HydrationStep } from '#ui/components/hydration-step/hydration-step.tsx';
import { OptionTiles } from '#ui/components/option-tiles/option-tiles.tsx';
import { Picture } from '#ui/components/picture/picture.tsx';
import { StockLevelIcon } from '#ui/components/stock-level/stock-level-icon.tsx';
import { Swatch } from '#ui/components/swatches/swatch.tsx';
import { type ColorOption, colorOptions, type SizeOption, sizeOptions, type VariantChoice } from './variant-choice.ts';
import styles from './variant-picker.module.css';

export interface VariantPickerProps {
  readonly variants: readonly Variant[];
  readonly choice: VariantChoice;
  readonly onChoose: (change: Partial<VariantChoice>) => void;
  /** The article was to be added before this was picked (UI-18). */
  readonly colorError: boolean;
  readonly sizeError: boolean;
  /** Where focus goes when something is missing. */
  readonly colorRef: RefObject<HTMLDivElement | null>;
  readonly sizeRef: RefObject<HTMLDivElement | null>;
  /** Stands beside the sizes' heading. */
  readonly sizeGuide: ReactNode;
}

/** Colours as the goods themselves, sizes with their stock. What there is only one of is said and not asked. */
export function VariantPicker(props: VariantPickerProps) {
  const { variants, choice, onChoose, sizeGuide } = props;
  const name = useId();
  const colors = colorOptions(variants);
  const sizes = sizeOptions(variants, choice.colorId);
  return (
    <>
      {colors.length > 0 && (
        <HydrationStep>
          <div ref={props.colorRef}>
            {colors.length === 1 ? (
              <p>{chosenLine(articleText.color, colors[0]?.name)}</p>
            ) : (
              <OptionTiles
                legend={legend(colors, choice.colorId, articleText.color, articleText.chooseColor)}
                name={`${name}-color`}
                look="picture"
                options={colors.map(colorTile)}
                value={String(choice.colorId ?? '')}
                onChange={(value) => onChoose({ colorId: Number(value) })}
                error={props.colorError ? articleText.chooseColor : undefined}
              />
            )}
          </div>
        </HydrationStep>
      )}
      {sizes.length > 0 && (
        <HydrationStep>
          <div ref={props.sizeRef} className={styles.sizes}>
            {sizes.length === 1 ? (
              <p>{chosenLine(articleText.size, sizes[0]?.name)}</p>
            ) : (
              <OptionTiles
                legend={legend(sizes, choice.sizeId, articleText.size, articleText.chooseSize)}
                name={`${name}-size`}
                options={sizes.map(sizeTile)}
                value={String(choice.sizeId ?? '')}
                onChange={(value) => onChoose({ sizeId: Number(value) })}
                error={props.sizeError ? articleText.chooseSize : undefined}
              />
            )}
            {sizes.length > 1 && <div className={styles.guide}>{sizeGuide}</div>}
          </div>
        </HydrationStep>
      )}
    </>
  );
}

function colorTile({ id, name, hex, image, inStock }: ColorOption) {
  return {
    value: String(id),
    label: inStock ? name : articleText.optionSoldOut(name),
    unavailable: !inStock,
    content:
      image === '' ? (
        <Swatch hex={hex} size={44} />
      ) : (
        <Picture path={image} widths={[160, 320]} sizes="64px" alt="" width={800} height={800} />
      ),
  };
}

function sizeTile({ id, name, pieces }: SizeOption) {
  return {
    value: String(id),
    label: pieces > 0 ? name : articleText.optionSoldOut(name),
    unavailable: pieces === 0,
    content: (
      <>
        {name}
        {pieces > 0 && <StockLevelIcon level={stockLevel(pieces)} size={14} />}
      </>
    ),
  };
}

function legend(
  options: readonly { readonly id: number; readonly name: string }[],
  chosen: number | null,
  word: string,
  request: string,
): ReactNode {
  const name = options.find(({ id }) => id === chosen)?.name;
  return name === undefined ? request : chosenLine(word, name);
}

function chosenLine(word: string, name: string | undefined): ReactNode {
  return (
    <>
      {word}: <b>{name}</b>
    </>
  );
}
