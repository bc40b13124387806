import { useState } from 'react';
import { editingText } from '#content/nb/desk/editing.ts';
import { pagesText as text } from '#content/nb/desk/editorial/page-texts.ts';
import { pageTitles } from '#content/nb/desk/pages.ts';
import type { DeskPageAnswer } from '#contract/desk/pages/schemas.ts';
import { ConflictDialog } from '../editing/conflict-dialog.tsx';
import { DraftPreview } from '../editing/draft-preview.tsx';
import { OthersHere, SavedState } from '../editing/editing-parts.tsx';
import { useDraftCheck } from '../editing/use-draft-check.ts';
import { usePresence } from '../editing/use-presence.ts';
import { usePublishing } from '../editing/use-publishing.ts';
import { Traces } from '../log/traces.tsx';
import type { PageProps } from '../page.ts';
import { BrokenLinks } from '../parts/broken-links.tsx';
import { Button, TextButton } from '../parts/button.tsx';
import { Confirm } from '../parts/dialog.tsx';
import { EditorHead } from '../parts/editor-head.tsx';
import { Columns } from '../parts/layout/columns.tsx';
import { Note } from '../parts/small-parts.tsx';
import { QueryState } from '../parts/states.tsx';
import { say } from '../state/notice.ts';
import { iMay } from '../state/session.ts';
import { useAct } from '../state/use-act.ts';
import { useQuery } from '../state/use-query.ts';
import { useUndo } from '../state/use-undo.ts';
import { PageForm, type PageValues } from './page-form.tsx';
import { PageVersions } from './page-versions.tsx';

export function PageEditor({ params }: PageProps) {
  const slug = params.slug ?? '';
  const page = useQuery('page', { slug });
  return (
    <>
      <QueryState query={page} />
      {page.value !== null && <Editor key={slug} page={page.value} onChanged={page.reload} />}
    </>
  );
}

function Editor({ page, onChanged }: { readonly page: DeskPageAnswer; readonly onChanged: () => void }) {
  const { slug } = page;
  const mayEdit = iMay('pages.edit');
  const save = useAct('savePage', (refusal) => (refusal.code === 'changed' ? '' : text.refusals(refusal)));
  const release = useAct('releasePage', text.refusals);
  const undo = useUndo(onChanged);
  const { draft, count, publish, contested } = usePublishing<PageValues>({
    subject: `page:${slug}`,
    published: page,
    send: (changes, version) => save.run({ slug, version, changes }),
    onPublished: (entry) => {
      say({ tone: 'done', text: text.published, undo: () => undo(entry) });
      onChanged();
    },
  });
  const [field, setField] = useState<string | null>(null);
  const others = usePresence(`page:${slug}`, field);
  const check = useDraftCheck('pageDraft', { slug }, draft, page.version);
  const [asks, setAsks] = useState(false);
  const goBack = async () => {
    setAsks(false);
    const answer = await release.run({ slug, version: page.version });
    if (answer?.kind !== 'done') return onChanged();
    say({ tone: 'done', text: text.backDone, undo: () => undo(answer.entry) });
    onChanged();
  };
  return (
    <>
      <EditorHead area={pageTitles.pages} to="/sider" name={slug} title={draft.values.title} outside={`/${slug}`}>
        <SavedState draft={draft} />
        {count > 0 && (
          <Button look="text" onClick={() => void draft.drop()}>
            {editingText.discard}
          </Button>
        )}
        {mayEdit && (
          <Button off={count === 0 || save.isRunning} onClick={publish}>
            {text.publish(count)}
          </Button>
        )}
      </EditorHead>
      {!mayEdit && <Note tone="info">{text.readOnly}</Note>}
      <OthersHere others={others} nameOfField={(name) => text.fieldNames[name] ?? name} />
      {page.held && (
        <Note tone="info" act={mayEdit && <TextButton onClick={() => setAsks(true)}>{text.back}</TextButton>}>
          {text.heldNote}
        </Note>
      )}
      {page.legal && <Note tone="info">{text.legalNote}</Note>}
      <Columns>
        <div>
          <PageForm draft={draft} others={others} mayEdit={mayEdit} fault={check?.fault ?? null} onField={setField} />
          <BrokenLinks links={check?.brokenLinks ?? []} />
          <PageVersions page={page} mayEdit={mayEdit} draft={draft} />
          <Traces entries={page.traces} fieldNames={text.fieldNames} onUndone={onChanged} />
        </div>
        <DraftPreview title={text.preview} address={check?.address ?? null}>
          {check?.address === null && <Note tone="warn">{text.noPreview}</Note>}
        </DraftPreview>
      </Columns>
      {contested !== null && <ConflictDialog {...contested} field={text.fieldInSentence(contested.name)} />}
      {asks && (
        <Confirm title={text.backTitle} act={text.back} onClose={() => setAsks(false)} onConfirm={() => void goBack()}>
          {text.backText}
        </Confirm>
      )}
    </>
  );
}
