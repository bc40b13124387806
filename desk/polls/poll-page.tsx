import { useState } from 'react';
import { editingText } from '#content/nb/desk/editing.ts';
import { pollsDeskText as text } from '#content/nb/desk/editorial/polls.ts';
import { pageTitles } from '#content/nb/desk/pages.ts';
import type { DeskPoll } from '#contract/desk/polls/schemas.ts';
import { answersLost } from '#domain/poll/answers-lost.ts';
import { OthersHere, SavedState } from '../editing/editing-parts.tsx';
import { useDraft } from '../editing/use-draft.ts';
import { usePresence } from '../editing/use-presence.ts';
import { Traces } from '../log/traces.tsx';
import type { PageProps } from '../page.ts';
import { Button } from '../parts/button.tsx';
import { Confirm } from '../parts/dialog.tsx';
import { EditorHead } from '../parts/editor-head.tsx';
import { Columns } from '../parts/layout/columns.tsx';
import { Note, Status } from '../parts/small-parts.tsx';
import { NotFound, QueryState } from '../parts/states.tsx';
import { say } from '../state/notice.ts';
import { iMay } from '../state/session.ts';
import { useAct } from '../state/use-act.ts';
import { useQuery } from '../state/use-query.ts';
import { PollForm } from './poll-form.tsx';
import { PollQuestions } from './poll-questions.tsx';
import { PollResults } from './poll-results.tsx';
import type { PollValues } from './poll-values.ts';

export function PollPage({ params }: PageProps) {
  const id = Number(params.id);
  const isNumber = Number.isInteger(id) && id > 0;
  const poll = useQuery('poll', isNumber ? { id } : null);
  if (!isNumber) return <NotFound />;
  return (
    <>
      <QueryState query={poll} />
      {poll.value !== null && <Editor key={id} poll={poll.value} onChanged={poll.reload} />}
    </>
  );
}

function Editor({ poll, onChanged }: { readonly poll: DeskPoll; readonly onChanged: () => void }) {
  const { id, version, name, description, active, opensAt, closesAt } = poll;
  const mayEdit = iMay('polls.edit');
  const questions = poll.questions.map((question) => ({
    ...question,
    options: question.options.map(({ answers: _answers, ...option }) => option),
  }));
  const draft = useDraft<PollValues>(`poll:${id}`, {
    fields: { name, description, active, opensAt, closesAt, questions },
    version,
  });
  const others = usePresence(`poll:${id}`, null);
  const save = useAct('savePoll', (refusal) =>
    refusal.code === 'changed' ? text.theirs(refusal.by ?? text.somebody) : text.refusals(refusal),
  );
  const close = useAct('closePoll', text.refusals);
  const [asks, setAsks] = useState(false);
  const { values } = draft;
  const count = Object.keys(draft.changed).length;
  const lost = answersLost(poll.questions, values.questions);
  const publish = async () => {
    setAsks(false);
    const answer = await save.run({
      ...values,
      id,
      version: draft.version,
      questions: [...values.questions],
      answersLost: lost,
    });
    if (answer?.kind !== 'done') return onChanged();
    await draft.drop();
    say({ tone: 'done', text: text.saved });
    onChanged();
  };
  const shut = async () => {
    const answer = await close.run({ id, version });
    if (answer?.kind === 'done') say({ tone: 'done', text: text.closed });
    onChanged();
  };
  return (
    <>
      <EditorHead
        area={pageTitles.polls}
        to="/avstemninger"
        name={String(id)}
        title={values.name}
        outside={poll.state === 'open' ? `/avstemning/${id}` : null}
      >
        <SavedState draft={draft} />
        {count > 0 && (
          <Button look="text" onClick={() => void draft.drop()}>
            {editingText.discard}
          </Button>
        )}
        {mayEdit && poll.state === 'open' && (
          <Button look="outline" off={close.isRunning} onClick={() => void shut()}>
            {text.close}
          </Button>
        )}
        {mayEdit && (
          <Button off={count === 0 || save.isRunning} onClick={() => (lost > 0 ? setAsks(true) : void publish())}>
            {text.save}
          </Button>
        )}
      </EditorHead>
      <p>
        <Status state={poll.state === 'open' ? 'ok' : poll.state === 'planned' ? 'wait' : 'off'}>
          {text.states[poll.state]}
        </Status>
      </p>
      {!mayEdit && <Note tone="info">{text.readOnly}</Note>}
      <OthersHere others={others} nameOfField={(field) => text.fieldNames[field] ?? field} />
      <Columns>
        <div>
          <PollForm draft={draft} mayEdit={mayEdit} />
          <PollQuestions poll={poll} draft={draft} mayEdit={mayEdit} />
          {lost > 0 && <Note tone="warn">{text.lost(lost)}</Note>}
        </div>
        <div>
          <PollResults poll={poll} />
          <Traces entries={poll.traces} fieldNames={text.fieldNames} onUndone={onChanged} />
        </div>
      </Columns>
      {asks && (
        <Confirm
          title={text.lostTitle}
          act={text.lostAct}
          danger
          onClose={() => setAsks(false)}
          onConfirm={() => void publish()}
        >
          {text.lost(lost)}
        </Confirm>
      )}
    </>
  );
}
