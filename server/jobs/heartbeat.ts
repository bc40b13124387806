import type { ProcessFacts, ProcessRegister } from '#server/ports/monitoring/running-processes.ts';
import { type PollLoop, startPollLoop } from './poll-loop.ts';

export interface HeartbeatParts {
  readonly register: ProcessRegister;
  readonly facts: () => ProcessFacts;
  readonly onError: (error: unknown) => void;
}

const everyMs = 10_000;

/** Says at once that the process is there, then again and again, and at last that it goes. */
export function startHeartbeat({ register, facts, onError }: HeartbeatParts): PollLoop {
  const beat = () => register.beat(facts()).catch(onError);
  const first = beat();
  const loop = startPollLoop(everyMs, beat);
  return {
    stop: async () => {
      await first;
      await loop.stop();
      await register.leave().catch(onError);
    },
  };
}
