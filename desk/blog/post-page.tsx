import { useState } from 'react';
import { editingText } from '#content/nb/desk/editing.ts';
import { blogDeskText as text } from '#content/nb/desk/editorial/blog.ts';
import { pagesText } from '#content/nb/desk/editorial/page-texts.ts';
import { pageTitles } from '#content/nb/desk/pages.ts';
import type { DeskPost } from '#contract/desk/blog/schemas.ts';
import { ConflictDialog } from '../editing/conflict-dialog.tsx';
import { DraftPreview } from '../editing/draft-preview.tsx';
import { OthersHere, SavedState } from '../editing/editing-parts.tsx';
import { useDraftCheck } from '../editing/use-draft-check.ts';
import { usePresence } from '../editing/use-presence.ts';
import { usePublishing } from '../editing/use-publishing.ts';
import { Traces } from '../log/traces.tsx';
import type { PageProps } from '../page.ts';
import { BrokenLinks } from '../parts/broken-links.tsx';
import { Button } from '../parts/button.tsx';
import { EditorHead } from '../parts/editor-head.tsx';
import { Columns } from '../parts/layout/columns.tsx';
import { Note } from '../parts/small-parts.tsx';
import { NotFound, QueryState } from '../parts/states.tsx';
import { iMay } from '../state/session.ts';
import { useQuery } from '../state/use-query.ts';
import { HeldPost } from './held-post.tsx';
import { PostForm, type PostValues } from './post-form.tsx';
import { PostPlace } from './post-place.tsx';
import { usePostActs } from './use-post-acts.ts';

export function PostPage({ params }: PageProps) {
  const id = Number(params.id);
  const isNumber = Number.isInteger(id) && id > 0;
  const post = useQuery('post', isNumber ? { id } : null);
  if (!isNumber) return <NotFound />;
  return (
    <>
      <QueryState query={post} />
      {post.value !== null && <Editor key={id} post={post.value} onChanged={post.reload} />}
    </>
  );
}

function Editor({ post, onChanged }: { readonly post: DeskPost; readonly onChanged: () => void }) {
  const mayEdit = iMay('blog.edit');
  const acts = usePostActs(post, onChanged);
  const { draft, count, publish, contested } = usePublishing<PostValues>({
    subject: `post:${post.id}`,
    published: post,
    send: acts.send,
    onPublished: acts.saved,
  });
  const [field, setField] = useState<string | null>(null);
  const others = usePresence(`post:${post.id}`, field);
  const check = useDraftCheck('postDraft', { id: post.id }, draft, post.version);
  return (
    <>
      <EditorHead
        area={pageTitles.blog}
        to="/blogg"
        name={String(post.id)}
        title={draft.values.title}
        outside={post.state === 'published' ? `/blogg/${post.fields.slug}` : null}
      >
        <SavedState draft={draft} />
        {count > 0 && (
          <Button look="text" onClick={() => void draft.drop()}>
            {editingText.discard}
          </Button>
        )}
        {mayEdit && count > 0 && (
          <Button
            {...(post.state === 'draft' && { look: 'outline' })}
            off={acts.isRunning}
            onClick={() => acts.keep(publish)}
          >
            {post.state === 'draft' ? text.saveDraft : text.save(count)}
          </Button>
        )}
      </EditorHead>
      {!mayEdit && <Note tone="info">{text.readOnly}</Note>}
      <HeldPost post={post} mayEdit={mayEdit} onChanged={onChanged} />
      <OthersHere others={others} nameOfField={(name) => text.fieldNames[name] ?? name} />
      <Columns>
        <div>
          <PostForm
            post={post}
            draft={draft}
            others={others}
            mayEdit={mayEdit}
            fault={check?.fault ?? null}
            onField={setField}
          />
          <BrokenLinks links={check?.brokenLinks ?? []} />
          <PostPlace post={post} acts={acts} hasChanges={count > 0} mayEdit={mayEdit} onPublish={publish} />
          <Traces entries={post.traces} fieldNames={text.fieldNames} onUndone={onChanged} />
        </div>
        <DraftPreview title={pagesText.preview} address={check?.address ?? null} />
      </Columns>
      {contested !== null && <ConflictDialog {...contested} field={text.fieldInSentence(contested.name)} />}
    </>
  );
}
