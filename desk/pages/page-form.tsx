import { pagesText as text } from '#content/nb/desk/editorial/page-texts.ts';
import type { OtherEditor } from '#contract/desk/editing/schemas.ts';
import { type PageDraftFault, pageFieldLengths } from '#contract/desk/pages/field-lengths.ts';
import { WritesNow } from '../editing/editing-parts.tsx';
import type { DraftOf } from '../editing/use-draft.ts';
import { TextAreaField, TextField } from '../parts/field.tsx';
import { MarkdownField } from '../parts/markdown-field.tsx';

export type PageValues = Readonly<Record<keyof typeof pageFieldLengths, string>>;

export interface PageFormProps {
  readonly draft: DraftOf<PageValues>;
  readonly others: readonly OtherEditor[];
  readonly mayEdit: boolean;
  readonly fault: PageDraftFault | null;
  /** Where this person writes now. */
  readonly onField: (field: string | null) => void;
}

export function PageForm({ draft, others, mayEdit, fault, onField }: PageFormProps) {
  const { values } = draft;
  const props = (field: keyof typeof pageFieldLengths) => ({
    label: text.fieldNames[field] ?? field,
    value: values[field],
    maxLength: pageFieldLengths[field],
    readOnly: !mayEdit,
    error: fault !== null && faultyField(fault) === field ? text.fault(fault.reason, fault.value) : null,
    onFocus: () => onField(mayEdit ? field : null),
    onBlur: () => onField(null),
  });
  const aside = (field: keyof typeof pageFieldLengths) => (
    <>
      {text.count(values[field].length, pageFieldLengths[field])} <WritesNow others={others} field={field} />
    </>
  );
  const set =
    (field: 'title' | 'lead' | 'description') =>
    ({ currentTarget }: { currentTarget: { value: string } }) =>
      draft.set(field, currentTarget.value);
  return (
    <>
      <TextField {...props('title')} aside={aside('title')} onChange={set('title')} />
      <TextAreaField {...props('lead')} aside={aside('lead')} rows={2} onChange={set('lead')} />
      <TextAreaField
        {...props('description')}
        aside={aside('description')}
        rows={2}
        hint={text.descriptionHint}
        onChange={set('description')}
      />
      <MarkdownField
        {...props('body')}
        aside={<WritesNow others={others} field="body" />}
        rows={24}
        marks={['bold', 'heading', 'list', 'link', 'goods']}
        hint={text.bodyHint}
        onChange={(value) => draft.set('body', value)}
      />
    </>
  );
}

function faultyField({ reason, value }: PageDraftFault): string {
  return reason === 'empty' ? value : 'body';
}
