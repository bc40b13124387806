/** One allowed move. Which moves there are is data; this file is the engine. */
export interface Transition<State, Event> {
  readonly from: State;
  readonly on: Event;
  readonly to: State;
}

export type TransitionTable<State, Event> = readonly Transition<State, Event>[];

/** The state an event leads to; null when it is not allowed from here. */
export function nextState<State, Event>(table: TransitionTable<State, Event>, from: State, event: Event): State | null {
  return table.find((move) => move.from === from && move.on === event)?.to ?? null;
}

/** No move leads away from it. */
export function isFinal<State, Event>(table: TransitionTable<State, Event>, state: State): boolean {
  return !table.some((move) => move.from === state);
}
