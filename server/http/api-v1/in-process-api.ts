import { type Endpoint, type EndpointName, endpoints } from '#contract/endpoints.ts';
import { schemas } from '#contract/schemas.ts';
import type { ShopApi } from '#contract/shop-api.ts';
import { isDatabaseUnavailable, serviceUnavailable } from '../errors/database-unavailable.ts';
import { checkInput, pathParameters } from './check-input.ts';
import { type Caller, type HandlerReply, type Handlers, serverItself } from './handler.ts';
import { requireLogin } from './require-login.ts';

/** Hears every reply, with what it depends on. */
export type ReplyListener = (reply: HandlerReply<unknown>) => void;

type Call = (input: unknown) => Promise<HandlerReply<unknown>>;

/**
 * All calls of a page together: some follow each other, and each may wait ten seconds for a connection while PostgreSQL moves.
 * Whoever reads is told sooner, or is shown the page without that part; only orders are worth waiting for (R2).
 */
const pageDeadlineMs = 5_000;

/**
 * The ShopApi of server rendering: the same handlers and the same checks, without the network in between. Made for each page,
 * as what its calls depend on is what the page depends on.
 */
export function inProcessApi(handlers: Handlers, deadlineMs = pageDeadlineMs): (listener?: ReplyListener) => ShopApi {
  const calls = (Object.entries(endpoints) as [EndpointName, Endpoint][]).map(
    ([name, endpoint]) => [name, callOf(name, endpoint, handlers)] as const,
  );
  return (listener) => {
    if (listener === undefined) return Object.fromEntries(calls) as unknown as ShopApi;
    const deadline = performance.now() + deadlineMs;
    const heard = calls.map(([name, call]) => {
      const listened: Call = async (input) => {
        const reply = await replyWithin(call(input), deadline - performance.now());
        listener(reply);
        return reply;
      };
      return [name, listened] as const;
    });
    return Object.fromEntries(heard) as unknown as ShopApi;
  };
}

/** The timer ends with the call: one for the whole page would hold what the page was made of until it rings. */
async function replyWithin(call: ReturnType<Call>, ms: number): ReturnType<Call> {
  const late = Promise.withResolvers<HandlerReply<unknown>>();
  const timer = setTimeout(() => late.resolve(serviceUnavailable()), Math.max(0, ms));
  try {
    return await Promise.race([call, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}

function callOf(name: EndpointName, endpoint: Endpoint, handlers: Handlers): Call {
  const parameters = pathParameters(endpoint.path);
  const handler = handlers[name] as (input: unknown, caller: Caller) => HandlerReply<unknown>;
  return async (input) => {
    if (endpoint.access === 'customer') return requireLogin(name);
    const checked = checkInput(schemas[name].input, input, parameters);
    if (!checked.ok) return checked;
    try {
      return await handler(checked.input, serverItself);
    } catch (error) {
      // As over HTTP: a page that cannot do without it says so, any other is shown without it.
      if (error instanceof Error && isDatabaseUnavailable(error)) return serviceUnavailable(error);
      throw error;
    }
  };
}
