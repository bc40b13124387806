import { frameText as text } from '#content/nb/desk/frame.ts';
import { callSignIn } from '../data/call.ts';
import { Button } from '../parts/button.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { isDemo, settle } from '../state/session.ts';
import { stepUpAsked } from '../state/step-up.ts';
import { useStore } from '../state/use-store.ts';

/** Asks for the person again before money or roles. */
export function StepUpDialog() {
  const asked = useStore(stepUpAsked);
  const demo = useStore(isDemo);
  if (asked === null) return null;
  const confirm = async () => {
    const answer = await callSignIn('demoStepUp', {});
    if (answer.kind === 'done') settle(answer.value);
    asked.settle(answer.kind === 'done');
  };
  return (
    <Dialog
      title={text.stepUpTitle}
      onClose={() => asked.settle(false)}
      footer={demo ? <Button onClick={() => void confirm()}>{text.stepUpDemo}</Button> : undefined}
    >
      <p>{text.stepUpText}</p>
    </Dialog>
  );
}
