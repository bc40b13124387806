import { useState } from 'react';
import { goodsRefusal, articleText as text } from '#content/nb/desk/goods.ts';
import type { PictureWish } from '#contract/desk/goods/picture-schemas.ts';
import type { DeskArticle } from '#contract/desk/goods/schemas.ts';
import type { DeskRequest } from '#contract/desk/schemas.ts';
import { type Fields, mergeFields } from '#domain/editing/merge-fields.ts';
import type { ArticleField, ArticleValues, FieldValue } from '#domain/goods/held-field.ts';
import type { Refusal } from '../../data/answer.ts';
import { type DraftOf, useDraft } from '../../editing/use-draft.ts';
import { say } from '../../state/notice.ts';
import { useAct } from '../../state/use-act.ts';

export type ArticleFields = ArticleValues & { readonly pictures: readonly PictureWish[] };

/** A field that two have changed: their text, and who they are. */
export interface Contested {
  readonly field: ArticleField;
  readonly base: string;
  readonly theirs: { readonly text: string; readonly name: string; readonly at: string };
}

export interface ArticleWork {
  readonly draft: DraftOf<ArticleFields>;
  readonly count: number;
  readonly isRunning: boolean;
  readonly contested: Contested | null;
  publish(): void;
  /** The third text, or null for theirs; the rest of what was written is published with it. */
  settle(third: string | null): void;
  leaveContested(): void;
}

/** What is written of an article, stored as a draft, and how it is published. */
export function useArticle(article: DeskArticle, onPublished: () => void): ArticleWork {
  const published = {
    fields: { ...(article.values as ArticleValues), pictures: wishesOf(article) },
    version: article.version,
  };
  const draft = useDraft<ArticleFields>(`article:${article.id}`, published);
  const [clash, setClash] = useState<{
    readonly contested: Contested;
    readonly fields: Fields;
    readonly version: number;
  } | null>(null);
  const act = useAct('saveArticle', (refusal) => (refusal.code === 'changed' ? '' : goodsRefusal(refusal)));

  const send = async (mine: Partial<ArticleFields>, base: Fields, version: number) => {
    const answer = await act.run(requestOf(article.id, { mine, base, version }));
    if (answer?.kind === 'done') {
      await draft.drop();
      say({ tone: 'done', text: text.published });
      onPublished();
    } else if (answer?.kind === 'refused' && answer.refusal.code === 'changed') ask(mine, base, answer.refusal);
  };
  const ask = (mine: Partial<ArticleFields>, base: Fields, refusal: Refusal) => {
    const thing = refusal.thing as { readonly fields: Fields; readonly version: number };
    const { conflicts } = mergeFields(base, mine, thing.fields);
    const field = conflicts.find((name) => name !== 'pictures') as ArticleField | undefined;
    if (field === undefined) return void send(mine, thing.fields, thing.version);
    setClash({
      contested: {
        field,
        base: String(base[field] ?? ''),
        theirs: {
          text: String(thing.fields[field] ?? ''),
          name: refusal.by || text.price.fromImport,
          at: refusal.at ?? new Date().toISOString(),
        },
      },
      fields: { ...thing.fields, pictures: base.pictures },
      version: thing.version,
    });
  };
  return {
    draft,
    count: Object.keys(draft.changed).length,
    isRunning: act.isRunning,
    contested: clash?.contested ?? null,
    publish: () => void send(draft.changed, draft.base as Fields, draft.version),
    leaveContested: () => setClash(null),
    settle: (third) => {
      if (clash === null) return;
      const { contested, fields, version } = clash;
      const { [contested.field]: _mine, ...others } = draft.changed as Record<string, unknown>;
      const mine = (third === null ? others : { ...others, [contested.field]: third }) as Partial<ArticleFields>;
      setClash(null);
      draft.rebase({ fields: fields as ArticleFields, version }, mine);
      void send(mine, { ...(draft.base as Fields), [contested.field]: fields[contested.field] }, version);
    },
  };
}

interface ToSend {
  readonly mine: Partial<ArticleFields>;
  readonly base: Fields;
  readonly version: number;
}

function requestOf(id: number, { mine, base, version }: ToSend): DeskRequest<'saveArticle'> {
  const { pictures, ...values } = mine;
  return {
    id,
    version,
    changes: (Object.entries(values) as [ArticleField, FieldValue][]).map(([field, to]) => ({
      field,
      from: (base[field] ?? null) as FieldValue,
      to,
    })),
    ...(pictures !== undefined && {
      pictures: [...pictures],
      picturesFrom: [...((base.pictures ?? []) as readonly PictureWish[])],
    }),
  };
}

function wishesOf({ pictures }: DeskArticle): readonly PictureWish[] {
  return pictures.flatMap(({ photo, colorId, alt }) =>
    photo === null ? [] : [{ hash: photo.hash, colorId, alt: alt ?? '', look: photo.look, focus: photo.focus }],
  );
}
