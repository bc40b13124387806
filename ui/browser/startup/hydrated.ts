import { nextTask } from './next-task.ts';

let announce: () => void = () => {};
let hydrating = false;
let frameIsAlive = false;
let turnsTaken = 0;
let lastTurn: Promise<unknown> = Promise.resolve();

/** Resolves after hydration; whatever is personal or loaded later waits for it (DEC-05, DEC-33). */
export const hydrated = new Promise<void>((resolve) => {
  announce = resolve;
});

/** Called before the page's root is hydrated. */
export function beginHydration(): void {
  hydrating = true;
}

/** Parts of the page are still as the server rendered them, and are hydrated with what it knew. */
export function isHydrating(): boolean {
  return hydrating;
}

/** When a part of the page is hydrated. */
export interface HydrationTurn {
  come: boolean;
  readonly promise: Promise<void>;
}

const atOnce: HydrationTurn = { come: true, promise: Promise.resolve() };

/** A task of its own for a part of the page, after those that asked before; at once when the page is no longer being hydrated. */
export function takeHydrationTurn(): HydrationTurn {
  if (!hydrating) return atOnce;
  const turn = {
    come: false,
    promise: lastTurn.then(nextTask).then(() => {
      turn.come = true;
    }),
  };
  turnsTaken += 1;
  lastTurn = turn.promise;
  // The part is rendered right after its turn has come; the parts inside it have asked for theirs by the task after.
  void turn.promise.then(nextTask).then(() => {
    turnsTaken -= 1;
    announceWhenDone();
  });
  return turn;
}

/** Called by the frame's first effect. */
export function markHydrated(): void {
  frameIsAlive = true;
  announceWhenDone();
}

function announceWhenDone(): void {
  if (!frameIsAlive || turnsTaken > 0) return;
  hydrating = false;
  announce();
}
