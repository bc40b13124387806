import { useId } from 'react';
import { guideKinds, guideText } from '#content/nb/guides.ts';
import type { GoodsKind } from '#domain/guide/goods-kinds.ts';
import { formatKroner } from '#domain/money/format-money.ts';
import type { Kroner } from '#domain/money/money.ts';
import { RadioGroup } from '#ui/components/choice/radio-group.tsx';
import { RadioRow } from '#ui/components/choice/radio-row.tsx';
import { Disclosure } from '#ui/components/disclosure/disclosure.tsx';
import styles from './swap-choice.module.css';

export interface SwapOption {
  readonly articleId: number;
  readonly name: string;
  readonly price: Kroner;
  /** '3 i Åsane' */
  readonly stock: string;
}

export interface SwapChoiceProps {
  readonly kind: GoodsKind;
  readonly options: readonly SwapOption[];
  readonly chosen: number;
  readonly onChoose: (articleId: number) => void;
}

/** Another article of the same kind. */
export function SwapChoice({ kind, options, chosen, onChoose }: SwapChoiceProps) {
  const name = useId();
  if (options.length < 2) return null;
  return (
    <Disclosure title={guideText.swap(options.length - 1)} className={styles.swap}>
      <RadioGroup legend={guideText.swapLegend(guideKinds[kind].name)} legendHidden look="listed">
        {options.map(({ articleId, name: title, price, stock }) => (
          <RadioRow
            key={articleId}
            name={name}
            value={articleId}
            title={title}
            detail={stock}
            end={formatKroner(price)}
            checked={articleId === chosen}
            onChange={() => onChoose(articleId)}
          />
        ))}
      </RadioGroup>
    </Disclosure>
  );
}
