import { useState } from 'react';
import { searchText as text } from '#content/nb/desk/search.ts';
import type { DeskRequest } from '#contract/desk/schemas.ts';
import { Button } from '../parts/button.tsx';
import { SelectField, TextField } from '../parts/field.tsx';
import { FieldRow } from '../parts/layout/columns.tsx';
import words from '../parts/layout/text.module.css';
import { say } from '../state/notice.ts';
import { useAct } from '../state/use-act.ts';
import { useQuery } from '../state/use-query.ts';
import { useUndo } from '../state/use-undo.ts';
import { type Draft, draftFault, draftQuery, noDraft, wordsOf } from './draft.ts';
import styles from './search.module.css';
import { TriedNote } from './tried-note.tsx';

export interface DraftFormProps {
  readonly draft: Draft;
  readonly onDraft: (draft: Draft) => void;
  readonly onDone: () => void;
}

/** What is written is tried on other searches before it is used. */
export function DraftForm({ draft, onDraft, onDone }: DraftFormProps) {
  const [asked, setAsked] = useState<DeskRequest<'trySearch'> | null>(null);
  const drafted = draftQuery(draft);
  const isTried = asked !== null && JSON.stringify(asked) === JSON.stringify(drafted);
  const tried = useQuery('trySearch', isTried ? asked : null);
  const saveSynonym = useAct('saveSynonym');
  const saveStopWord = useAct('saveStopWord');
  const undo = useUndo(onDone);
  const fault = draftFault(draft);
  const isEmpty = draft.word === '' && draft.words === '';
  const change = (to: Partial<Draft>) => onDraft({ ...draft, ...to });
  const use = async () => {
    const { word, version } = draft;
    const words = wordsOf(draft);
    const answer =
      draft.kind === 'synonym'
        ? await saveSynonym.run({ word, words, both: draft.both, version })
        : await saveStopWord.run({ word, active: true, version });
    if (answer?.kind !== 'done') return;
    const said = draft.kind === 'synonym' ? text.usedSynonym(word, words) : text.usedStopWord(word);
    say({ tone: 'done', text: said, undo: () => undo(answer.entry) });
    onDraft(noDraft);
    setAsked(null);
    onDone();
  };
  return (
    <div className={styles.draft}>
      <SelectField
        label={text.draftKind}
        value={draft.kind}
        choices={(['synonym', 'stopWord'] as const).map((value) => ({ value, name: text.draftKinds[value] }))}
        onChange={({ currentTarget }) => change({ kind: currentTarget.value as Draft['kind'], version: null })}
      />
      <FieldRow>
        <TextField
          label={draft.kind === 'synonym' ? text.word : text.stopWord}
          value={draft.word}
          maxLength={100}
          autoComplete="off"
          onChange={({ currentTarget }) => change({ word: currentTarget.value, version: null })}
        />
        {draft.kind === 'synonym' && (
          <TextField
            label={text.words}
            value={draft.words}
            maxLength={400}
            autoComplete="off"
            onChange={({ currentTarget }) => change({ words: currentTarget.value })}
          />
        )}
      </FieldRow>
      {draft.kind === 'synonym' && (
        <label className={styles.both}>
          <input
            type="checkbox"
            checked={draft.both}
            onChange={({ currentTarget }) => change({ both: currentTarget.checked })}
          />{' '}
          {text.both}. {text.bothHint}
        </label>
      )}
      {!isEmpty && fault !== null && (
        <p className={words.error} role="status">
          {fault}
        </p>
      )}
      {isTried && tried.value === null && <p role="status">{text.trying}</p>}
      {isTried && tried.value !== null && <TriedNote tried={tried.value} />}
      <div className={styles.use}>
        {isTried && tried.value !== null ? (
          <Button off={saveSynonym.isRunning || saveStopWord.isRunning} onClick={() => void use()}>
            {text.use}
          </Button>
        ) : (
          <Button off={fault !== null} onClick={() => setAsked(drafted)}>
            {text.tryDraft}
          </Button>
        )}
        <Button look="outline" onClick={() => onDraft(noDraft)}>
          {text.drop}
        </Button>
      </div>
    </div>
  );
}
