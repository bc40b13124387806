import { reviewsText } from '#content/nb/reviews.ts';
import type { ArticleDetail } from '#domain/article/article-detail.ts';
import { SelectField } from '#ui/components/field/select-field.tsx';
import { type BoughtOption, boughtColors, boughtSizes } from './bought-options.ts';
import type { ReviewChoice, ReviewOrder } from './review-choice.ts';
import styles from './review-filters.module.css';

export interface ReviewFiltersProps {
  readonly article: Pick<ArticleDetail, 'variants' | 'reviewedVariants'>;
  readonly choice: ReviewChoice;
  readonly onChoose: (change: Partial<ReviewChoice>) => void;
}

const orders: readonly ReviewOrder[] = ['newest', 'best', 'worst'];

/** In which order, and by whom: those who bought a size or a colour. A list of one is no choice, and is left out. */
export function ReviewFilters({ article, choice, onChoose }: ReviewFiltersProps) {
  const sizes = boughtSizes(article.variants, article.reviewedVariants);
  const colors = boughtColors(article.variants, article.reviewedVariants);
  return (
    <div className={styles.filters}>
      <SelectField
        label={reviewsText.sortLabel}
        labelHidden
        look="pill"
        value={choice.order}
        options={orders.map((value) => ({ value, text: reviewsText.sort[value] }))}
        onChange={(event) => onChoose({ order: orders.find((value) => value === event.target.value) ?? 'newest' })}
      />
      {sizes.length > 1 && (
        <SelectField
          label={reviewsText.sizeLabel}
          labelHidden
          look="pill"
          value={choice.sizeId ?? ''}
          options={optionsOf(reviewsText.everySize, sizes)}
          onChange={(event) => onChoose({ sizeId: idOf(event.target.value) })}
        />
      )}
      {colors.length > 1 && (
        <SelectField
          label={reviewsText.colorLabel}
          labelHidden
          look="pill"
          value={choice.colorId ?? ''}
          options={optionsOf(reviewsText.everyColor, colors)}
          onChange={(event) => onChoose({ colorId: idOf(event.target.value) })}
        />
      )}
    </div>
  );
}

function optionsOf(every: string, options: readonly BoughtOption[]) {
  const entries = options.map(({ id, name, count }) => ({
    value: String(id),
    text: reviewsText.withCount(name, count),
  }));
  return [{ value: '', text: every }, ...entries];
}

function idOf(value: string): number | null {
  return value === '' ? null : Number(value);
}
