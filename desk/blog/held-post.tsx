import { useState } from 'react';
import { blogDeskText as text } from '#content/nb/desk/editorial/blog.ts';
import type { DeskPost } from '#contract/desk/blog/schemas.ts';
import { TextButton } from '../parts/button.tsx';
import { Confirm } from '../parts/dialog.tsx';
import { Note } from '../parts/small-parts.tsx';
import { say } from '../state/notice.ts';
import { useAct } from '../state/use-act.ts';
import { useUndo } from '../state/use-undo.ts';

interface HeldPostProps {
  readonly post: DeskPost;
  readonly mayEdit: boolean;
  readonly onChanged: () => void;
}

/** What imports leave alone in the post, and the way to let them have it. */
export function HeldPost({ post: { id, version, held }, mayEdit, onChanged }: HeldPostProps) {
  const release = useAct('releasePost', text.refusals);
  const undo = useUndo(onChanged);
  const [asks, setAsks] = useState(false);
  if (held.length === 0) return null;
  const giveBack = async () => {
    setAsks(false);
    const answer = await release.run({ id, version });
    if (answer?.kind === 'done') say({ tone: 'done', text: text.backDone, undo: () => undo(answer.entry) });
    onChanged();
  };
  return (
    <>
      <Note tone="info" act={mayEdit && <TextButton onClick={() => setAsks(true)}>{text.back}</TextButton>}>
        {text.heldNote(held)}
      </Note>
      {asks && (
        <Confirm
          title={text.backTitle}
          act={text.back}
          onClose={() => setAsks(false)}
          onConfirm={() => void giveBack()}
        >
          {text.backText}
        </Confirm>
      )}
    </>
  );
}
