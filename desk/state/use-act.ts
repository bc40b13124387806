import { useRef, useState } from 'react';
import { frameText, refusalText } from '#content/nb/desk/frame.ts';
import type { DeskCall } from '#contract/desk/endpoints.ts';
import type { DeskAnswer, DeskRequest } from '#contract/desk/schemas.ts';
import { randomUuid } from '#ui/browser/device/random-uuid.ts';
import type { Answer, Refusal } from '../data/answer.ts';
import { ask } from './ask.ts';
import { say } from './notice.ts';
import { stepUp } from './step-up.ts';

export interface Act<Call extends DeskCall> {
  readonly isRunning: boolean;
  /** Null: it runs already, or the person was not confirmed. A dropped line is asked again with the same key by pressing again. */
  run(input: DeskRequest<Call>): Promise<Answer<DeskAnswer<Call>> | null>;
}

/**
 * An act of the desk. It runs once however often it is pressed; where the person has to be asked for again they are, and it
 * goes on. Refusals that mean the same everywhere are said; the others are the page's to say (`words`).
 */
export function useAct<Call extends DeskCall>(name: Call, words?: (refusal: Refusal) => string | null): Act<Call> {
  const [isRunning, setRunning] = useState(false);
  const running = useRef(false);
  const unsure = useRef<{ readonly asked: string; readonly key: string } | null>(null);
  const run = async (input: DeskRequest<Call>) => {
    if (running.current) return null;
    running.current = true;
    setRunning(true);
    const asked = JSON.stringify(input);
    const key = unsure.current?.asked === asked ? unsure.current.key : randomUuid();
    try {
      let answer = await ask(name, input, { key });
      if (answer.kind === 'refused' && answer.refusal.code === 'step-up') {
        if (!(await stepUp())) return null;
        answer = await ask(name, input, { key });
      }
      unsure.current = answer.kind === 'no-connection' ? { asked, key } : null;
      if (answer.kind === 'no-connection') say({ tone: 'failed', text: refusalText({ code: 'come-back' }) ?? '' });
      if (answer.kind === 'refused') {
        const text = words?.(answer.refusal) ?? refusalText(answer.refusal) ?? frameText.failed;
        if (text !== '') say({ tone: 'failed', text });
      }
      return answer;
    } finally {
      running.current = false;
      setRunning(false);
    }
  };
  return { isRunning, run };
}
