import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CounterAnswer, CounterRefusal } from '#contract/counter/answers.ts';
import type { CounterCall } from '#contract/counter/endpoints.ts';
import type { counterRequests } from '#contract/counter/requests.ts';
import type { Result } from '#server/ports/result.ts';
import type { AtDevice } from '#server/ports/staff.ts';
import type { OrderAct } from '#server/use-cases/counter/act-on-order.ts';
import type { AtCounter } from '#server/use-cases/counter/counter-parts.ts';

type Body<Call extends CounterCall> = Call extends keyof typeof counterRequests
  ? (typeof counterRequests)[Call]['_output']
  : null;

/** A call of the counter whose asker is known and whose body has been read. */
export interface CounterAsked<Call extends CounterCall> {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly body: Body<Call>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly address: string;
  /** Uuid of an act; empty for a call that is none. */
  readonly key: string;
  /** The device; only pairing comes without one. */
  readonly atDevice: () => AtDevice;
  /** Who acts in which shop. */
  readonly at: () => AtCounter;
  /** A number in the address. */
  readonly number: (name: 'id' | 'clerk') => number;
  readonly text: (name: 'ean') => string;
  /** The act on the order of the address. */
  readonly act: () => OrderAct;
}

export type CounterHandlers = {
  readonly [Call in CounterCall]: (asked: CounterAsked<Call>) => Promise<Result<CounterAnswer<Call>, CounterRefusal>>;
};
