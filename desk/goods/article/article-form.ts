import type { OtherEditor } from '#contract/desk/editing/schemas.ts';
import type { DeskArticle } from '#contract/desk/goods/schemas.ts';
import type { ArticleField } from '#domain/goods/held-field.ts';
import type { DraftOf } from '../../editing/use-draft.ts';
import type { ArticleFields } from './use-article.ts';

/** What every part of the form is given. */
export interface ArticleForm {
  readonly article: DeskArticle;
  readonly draft: DraftOf<ArticleFields>;
  readonly others: readonly OtherEditor[];
  readonly mayEdit: boolean;
  /** Where this person writes now. */
  readonly onField: (field: ArticleField | null) => void;
  readonly onChanged: () => void;
}
