import { useEffect, useState } from 'react';
import type { PollAnswerRecord, PollRecord, QuestionScoreRecord } from '#contract/poll.ts';
import { shopApi } from '#storefront/data/shop-api.ts';

export type PollState =
  /** What the visitor has answered before is not known yet. */
  | { readonly kind: 'asking' }
  | { readonly kind: 'open' }
  | {
      readonly kind: 'answered';
      readonly answers: readonly PollAnswerRecord[];
      readonly scores: readonly QuestionScoreRecord[];
    };

/** A poll as this visitor sees it: to be answered, or with what they and others have answered (DEC-123). */
export function usePoll(poll: PollRecord) {
  const [state, setState] = useState<PollState>({ kind: 'asking' });

  useEffect(() => {
    let current = true;
    void shopApi()
      .pollAnswers({ id: poll.id })
      .then(async (reply) => {
        const answers = reply.ok ? reply.data : [];
        const next = answers.length === 0 ? ({ kind: 'open' } as const) : await answered(poll, answers);
        if (current) setState(next);
      });
    return () => {
      current = false;
    };
  }, [poll]);

  /** Gives the server's refusal, or null. */
  const send = async (chosen: ReadonlyMap<number, number>): Promise<string | null> => {
    const answers = [...chosen].map(([question_id, option_id]) => ({ question_id, option_id }));
    const reply = await shopApi().answerPoll({ id: poll.id, answers });
    if (!reply.ok) return reply.body.message;
    setState(await answered(poll, reply.data.answers));
    return null;
  };

  return { state, send };
}

async function answered(poll: PollRecord, answers: readonly PollAnswerRecord[]): Promise<PollState> {
  const replies = await Promise.all(poll.questions.map(({ id }) => shopApi().questionScore({ id })));
  return { kind: 'answered', answers, scores: replies.flatMap((reply) => (reply.ok ? [reply.data] : [])) };
}
