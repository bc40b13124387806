import { useState } from 'react';
import { slotTitles, homeText as text } from '#content/nb/desk/home.ts';
import { pageTitles } from '#content/nb/desk/pages.ts';
import type { HomeState } from '#contract/desk/home/schemas.ts';
import { OthersHere } from '../editing/editing-parts.tsx';
import { usePresence } from '../editing/use-presence.ts';
import { Button } from '../parts/button.tsx';
import { Confirm } from '../parts/dialog.tsx';
import { ChoiceFilter } from '../parts/filters.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { PreviewFrame } from '../parts/preview-frame.tsx';
import { Note } from '../parts/small-parts.tsx';
import { QueryState } from '../parts/states.tsx';
import { clockTime } from '../parts/times.ts';
import { ask } from '../state/ask.ts';
import { say } from '../state/notice.ts';
import { iMay } from '../state/session.ts';
import { useAct } from '../state/use-act.ts';
import { useQuery } from '../state/use-query.ts';
import styles from './home.module.css';
import { HomeConflict } from './home-conflict.tsx';
import { HomeHistory } from './home-history.tsx';
import { faultsOf, type PartName } from './home-page-model.ts';
import { PartFields } from './part-fields.tsx';
import { PublishPanel } from './publish-panel.tsx';
import { SlotMap } from './slot-map.tsx';
import { type HomeEditing, useHomeDraft } from './use-home-draft.ts';

export function HomePage() {
  const read = useQuery('home', {});
  const [shown, setShown] = useState<{ home: HomeState; turn: number } | null>(null);
  const home = shown?.home ?? read.value;
  if (home === null) return <QueryState query={read} />;
  const reload = async () => {
    const answer = await ask('home', {});
    if (answer.kind === 'done') setShown({ home: answer.value, turn: (shown?.turn ?? 0) + 1 });
  };
  return <Editor key={shown?.turn ?? 0} home={home} onChanged={() => void reload()} />;
}

const windows = {
  desktop: { width: 1440, height: 2000 },
  tablet: { width: 820, height: 1800 },
  mobile: { width: 390, height: 1800 },
} as const;
const views = {
  both: ['desktop', 'mobile'],
  desktop: ['desktop'],
  tablet: ['tablet'],
  mobile: ['mobile'],
} as const satisfies Record<string, readonly (keyof typeof windows)[]>;
type View = keyof typeof views;

function Editor({ home, onChanged }: { readonly home: HomeState; readonly onChanged: () => void }) {
  const editing = useHomeDraft(home);
  const [part, setPart] = useState<PartName>('hero');
  const [view, setView] = useState<View>('both');
  const [asks, setAsks] = useState(false);
  const discard = useAct('discardHome');
  const others = usePresence('home:page', part);
  const readOnly = !iMay('home.edit');
  const { page, draft } = editing;
  const drop = async () => {
    setAsks(false);
    if (draft === null) return;
    const answer = await discard.run({ id: draft.id, version: draft.version });
    if (answer?.kind !== 'done') return;
    say({ tone: 'done', text: text.discarded });
    onChanged();
  };
  return (
    <>
      <PageHead title={pageTitles.home} lead={text.lead}>
        <Saved editing={editing} />
        {!readOnly && (
          <>
            <Button look="outline" off={editing.past === 0} onClick={editing.undo}>
              {text.undo}
            </Button>
            <Button look="outline" off={editing.future === 0} onClick={editing.redo}>
              {text.redo}
            </Button>
          </>
        )}
        <ChoiceFilter
          label={text.views.both}
          value={view}
          choices={(Object.keys(views) as View[]).map((value) => ({ value, name: text.views[value] }))}
          onChange={(value) => setView(value as View)}
        />
        {!readOnly && draft !== null && (
          <Button look="text" onClick={() => setAsks(true)}>
            {text.discard}
          </Button>
        )}
      </PageHead>
      <OthersHere others={others} nameOfField={(name) => slotTitles[name] ?? name} />
      <div className={styles.page}>
        <div>
          <h2>{text.map}</h2>
          <SlotMap page={page} current={part} readOnly={readOnly} onChoose={setPart} onChange={editing.change} />
          <HomeHistory home={home} readOnly={readOnly} onChanged={onChanged} />
        </div>
        <div className={styles.frames} data-view={view}>
          {views[view].map((name) => (
            <figure key={name}>
              <figcaption>{text.frames[name]}</figcaption>
              <Frame name={name} editing={editing} />
            </figure>
          ))}
        </div>
        <div>
          <PartFields page={page} part={part} home={home} readOnly={readOnly} onChange={editing.change} />
          {editing.warnings.map(({ slot, percent, met, all }) => (
            <Note key={slot} tone="warn">
              <b>{slotTitles[slot]}</b> {text.promises(percent, met, all)}
            </Note>
          ))}
          {!readOnly && <PublishPanel editing={editing} onDone={onChanged} />}
        </div>
      </div>
      {editing.clash !== null && (
        <HomeConflict clash={editing.clash} onSettle={editing.settle} onClose={editing.leaveClash} />
      )}
      {asks && (
        <Confirm
          title={text.discardTitle}
          act={text.discard}
          danger
          onClose={() => setAsks(false)}
          onConfirm={() => void drop()}
        >
          {text.discardText}
        </Confirm>
      )}
    </>
  );
}

function Frame({ name, editing: { preview } }: { readonly name: keyof typeof windows; readonly editing: HomeEditing }) {
  if (preview === null) return null;
  return <PreviewFrame title={text.frames[name]} address={preview} {...windows[name]} />;
}

function Saved({ editing: { saving, savedAt, page } }: { readonly editing: HomeEditing }) {
  const words =
    faultsOf(page).size > 0
      ? text.unsaved
      : saving === 'failed'
        ? text.notSaved
        : saving !== 'saved'
          ? text.saving
          : savedAt === null
            ? ''
            : text.savedAt(clockTime(savedAt));
  return (
    <span className={styles.saved} role="status">
      {words}
    </span>
  );
}
