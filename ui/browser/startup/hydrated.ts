import { nextTask } from './next-task.ts';

let announce: () => void = () => {};
let hydrating = false;
let frameIsAlive = false;
let takingTurns = false;

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

interface WaitingTurn extends HydrationTurn {
  /** For how many more small parts there is room in it. */
  places: number;
  readonly resolve: () => void;
}

const atOnce: HydrationTurn = { come: true, promise: Promise.resolve() };
/** In the order of the page: a part's own parts come before the parts that follow it. */
const waiting: WaitingTurn[] = [];
/** Where the next one that asks stands among those that wait. */
let place = 0;

/**
 * A task of its own for a part of the page; at once when the page is no longer being hydrated. Small parts that follow each other
 * share a task, as many as `together` says.
 */
export function takeHydrationTurn(together = 1): HydrationTurn {
  if (!hydrating) return atOnce;
  const before = waiting[place - 1];
  if (before !== undefined && before.places > 0) {
    before.places -= 1;
    return before;
  }
  let resolve = () => {};
  const promise = new Promise<void>((come) => {
    resolve = come;
  });
  const turn = { come: false, promise, resolve, places: together - 1 };
  waiting.splice(place, 0, turn);
  place += 1;
  if (!takingTurns) void takeTurns();
  return turn;
}

async function takeTurns(): Promise<void> {
  takingTurns = true;
  await nextTask();
  for (let turn = waiting.shift(); turn !== undefined; turn = waiting.shift()) {
    place = 0;
    turn.come = true;
    turn.resolve();
    await nextTask(); // it is rendered in this one, and the parts inside it ask for theirs
  }
  takingTurns = false;
  announceWhenDone();
}

/** Called by the frame's first effect. */
export function markHydrated(): void {
  frameIsAlive = true;
  announceWhenDone();
}

function announceWhenDone(): void {
  if (!frameIsAlive || takingTurns) return;
  hydrating = false;
  announce();
}
