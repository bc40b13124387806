import { type FormEvent, useState } from 'react';
import { generalError, reviewErrors } from '#content/nb/errors.ts';
import { ratingText } from '#content/nb/rating.ts';
import { reviewsText } from '#content/nb/reviews.ts';
import type { Variant } from '#domain/article/variant.ts';
import type { BoughtFilter } from '#domain/review/size-color.ts';
import { raiseAlert } from '#storefront/data/alerts.ts';
import { shopApi } from '#storefront/data/shop-api.ts';
import { Button } from '#ui/components/button/button.tsx';
import { Checkbox } from '#ui/components/choice/checkbox.tsx';
import { SelectField } from '#ui/components/field/select-field.tsx';
import { TextAreaField } from '#ui/components/field/text-area-field.tsx';
import { StarInput } from '#ui/components/stars/star-input.tsx';
import { BoughtFields, boughtOf } from './bought-fields.tsx';
import styles from './review-form.module.css';

export interface ReviewFormProps {
  readonly articleId: number;
  readonly variants: readonly Variant[];
  readonly bought: BoughtFilter;
  readonly onWritten: () => void;
  readonly onCancel: () => void;
}

const { form: text, fit } = reviewsText;
const fits = [
  { value: '', text: fit.skip },
  { value: '-1', text: fit.small },
  { value: '0', text: fit.true },
  { value: '1', text: fit.large },
];
const shortest = 3;
const longest = 2000;

/** DEC-122: stars, words, and how the size was; shown to others when it is approved. */
export function ReviewForm({ articleId, variants, bought, onWritten, onCancel }: ReviewFormProps) {
  const [rating, setRating] = useState(0);
  const [content, setContent] = useState('');
  const [tried, setTried] = useState(false);
  const [sending, setSending] = useState(false);
  const problems = { rating: rating === 0 ? text.ratingMissing : undefined, content: contentProblem(content) };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    if (problems.rating !== undefined || problems.content !== undefined) return;
    const values = new FormData(event.currentTarget);
    setSending(true);
    const reply = await shopApi().writeReview({
      reviewable_id: articleId,
      reviewable_type: 'article',
      rating,
      content,
      true_to_size: fitOf(String(values.get('true_to_size') ?? '')),
      size_color: boughtOf(variants, values),
      anonymous: values.get('anonymous') === 'on' ? 1 : 0,
    });
    setSending(false);
    if (!reply.ok) return raiseAlert('error', errorText(reply.status));
    raiseAlert('success', reviewsText.thanks);
    onWritten();
  };

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <StarInput
        legend={text.rating}
        name="rating"
        value={rating}
        optionLabel={(stars) => ratingText.stars(String(stars))}
        error={tried ? problems.rating : undefined}
        onChange={setRating}
      />
      <TextAreaField
        label={text.content}
        hint={text.contentHelp}
        name="content"
        maxLength={longest}
        value={content}
        onChange={(event) => setContent(event.target.value)}
        error={tried ? problems.content : undefined}
      />
      <SelectField label={fit.question} name="true_to_size" options={fits} defaultValue="" />
      <BoughtFields variants={variants} bought={bought} />
      <Checkbox label={text.anonymous} name="anonymous" />
      <Button type="submit" disabled={sending}>
        {reviewsText.write}
      </Button>
      <Button look="text" onClick={onCancel}>
        {text.cancel}
      </Button>
    </form>
  );
}

function contentProblem(content: string): string | undefined {
  const length = content.trim().length;
  if (length < shortest) return text.contentTooShort;
  return length > longest ? text.contentTooLong : undefined;
}

function fitOf(value: string): -1 | 0 | 1 | null {
  return value === '-1' ? -1 : value === '0' ? 0 : value === '1' ? 1 : null;
}

function errorText(status: number): string {
  const texts: Readonly<Record<number, string>> = {
    401: reviewErrors.logInFirst,
    403: reviewErrors.notAllowed,
    422: reviewErrors.alreadyReviewed,
  };
  return texts[status] ?? generalError(status);
}
