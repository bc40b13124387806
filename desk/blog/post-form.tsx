import { blogDeskText as text } from '#content/nb/desk/editorial/blog.ts';
import { postFieldLengths } from '#contract/desk/blog/field-lengths.ts';
import type { DeskPost } from '#contract/desk/blog/schemas.ts';
import type { OtherEditor } from '#contract/desk/editing/schemas.ts';
import { pictureSources } from '#ui/components/picture/picture-sources.ts';
import { WritesNow } from '../editing/editing-parts.tsx';
import type { DraftOf } from '../editing/use-draft.ts';
import { PartPhoto } from '../home/part-photo.tsx';
import { TextAreaField, TextField } from '../parts/field.tsx';
import { FieldRow } from '../parts/layout/columns.tsx';
import { MarkdownField } from '../parts/markdown-field.tsx';
import styles from './blog.module.css';

type FieldName = keyof typeof postFieldLengths;
export type PostValues = Readonly<Record<FieldName, string>>;

export interface PostFormProps {
  readonly post: DeskPost;
  readonly draft: DraftOf<PostValues>;
  readonly others: readonly OtherEditor[];
  readonly mayEdit: boolean;
  readonly fault: { readonly field: string; readonly reason: string; readonly value: string } | null;
  readonly onField: (field: string | null) => void;
}

export function PostForm({ post, draft, others, mayEdit, fault, onField }: PostFormProps) {
  const { values } = draft;
  const props = (field: FieldName) => ({
    label: text.fieldNames[field] ?? field,
    value: values[field],
    maxLength: postFieldLengths[field],
    readOnly: !mayEdit,
    aside: <WritesNow others={others} field={field} />,
    error: fault?.field === field ? text.fault(fault.reason, fault.value) : null,
    onFocus: () => onField(mayEdit ? field : null),
    onBlur: () => onField(null),
  });
  const typed = (field: FieldName) => ({
    ...props(field),
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => draft.set(field, currentTarget.value),
  });
  const choose = (picture: string) =>
    draft.setAll({ picture, alt: picture === post.fields.picture ? post.fields.alt : '' });
  const isMoved = post.state !== 'draft' && values.slug !== post.fields.slug;
  return (
    <>
      <TextField {...typed('title')} />
      <TextField
        {...typed('slug')}
        spellCheck={false}
        hint={`${text.slugHint(values.slug)}${isMoved ? `. ${text.slugWarning}` : ''}`}
      />
      <TextAreaField {...typed('lead')} rows={2} />
      <MarkdownField
        {...props('body')}
        rows={18}
        marks={['bold', 'heading', 'list', 'link']}
        onChange={(value) => draft.set('body', value)}
      />
      <Pictures post={post} value={values.picture} mayEdit={mayEdit} onChange={choose} />
      {mayEdit && (
        <PartPhoto
          uploadTo="/blog/pictures"
          part={{ image: values.picture, imageMobile: null, imageAlt: values.alt }}
          onChange={({ image = values.picture, imageAlt = image === null ? '' : values.alt }) =>
            draft.setAll({ picture: image ?? '', alt: imageAlt })
          }
        />
      )}
      <FieldRow>
        <TextField {...typed('categories')} hint={text.categoriesHint(post.knownCategories.join(', '))} />
        <TextField {...typed('articles')} hint={text.articlesHint} />
      </FieldRow>
    </>
  );
}

interface PicturesProps {
  readonly post: DeskPost;
  readonly value: string;
  readonly mayEdit: boolean;
  readonly onChange: (picture: string) => void;
}

/** The pictures that stand in the shop already. */
function Pictures({ post: { pictures, fields }, value, mayEdit, onChange }: PicturesProps) {
  const offered = [...new Set([fields.picture, ...pictures])].filter((picture) => picture !== '');
  return (
    <fieldset className={styles.pictures} disabled={!mayEdit}>
      <legend>{text.fieldNames.picture}</legend>
      <label data-chosen={value === ''}>
        <input type="radio" name="picture" checked={value === ''} onChange={() => onChange('')} />
        <span>{text.noPicture}</span>
      </label>
      {offered.map((picture, place) => (
        <label key={picture} data-chosen={value === picture}>
          <input
            type="radio"
            name="picture"
            aria-label={text.pictureNo(place + 1)}
            checked={value === picture}
            onChange={() => onChange(picture)}
          />
          <img src={pictureSources(picture, [160]).src} alt="" loading="lazy" />
        </label>
      ))}
    </fieldset>
  );
}
