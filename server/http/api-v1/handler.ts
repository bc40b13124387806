import type { CustomerRecord } from '#contract/customer.ts';
import type { CachedEndpoint, EndpointName, endpoints } from '#contract/endpoints.ts';
import type { Failure, Reply, Success } from '#contract/reply.ts';
import type { Answer, CheckedInput } from '#contract/shop-api.ts';
import type { CacheTag } from '#server/ports/cache-tag.ts';
import type { SessionChange } from '#server/ports/customer/session-change.ts';
import type { Visitor } from '../session/visitor.ts';

/**
 * Who calls. The customer is looked up where the endpoint table asks for one (access `known` or `customer`); calls that
 * are open to all find null there and cost no look-up.
 */
export interface Caller extends Visitor {
  readonly customer: CustomerRecord | null;
}

/** The caller of an endpoint for customers: nobody else gets so far. */
export interface CustomerCaller extends Visitor {
  readonly customer: CustomerRecord;
}

/** The server itself, while it renders a page or makes an answer for the cache: both know no visitor. */
export const serverItself: Caller = { sessionId: '', csrfToken: '', address: '', origin: '', customer: null };

type CallerOf<Name extends EndpointName> = (typeof endpoints)[Name]['access'] extends 'customer'
  ? CustomerCaller
  : Caller;

/** A reply that may come with a change of session. */
export type SessionReply<T> = Reply<T> & { readonly session?: SessionChange };

/** A reply that may be cached, with what it depends on. Failures are not cached. */
export type CacheableReply<T> = (Success<T> & { readonly dependsOn: readonly CacheTag[] }) | Failure;

/** Any handler's reply. */
export type HandlerReply<T> = SessionReply<T> & { readonly dependsOn?: readonly CacheTag[] };

/** The handler of a cached endpoint must return the cache tags of its answer, else it does not compile. */
type ReplyOf<Name extends EndpointName> = (typeof endpoints)[Name] extends CachedEndpoint
  ? CacheableReply<Answer<Name>>
  : HandlerReply<Answer<Name>>;

export type Handler<Name extends EndpointName> = (
  input: CheckedInput<Name>,
  caller: CallerOf<Name>,
) => ReplyOf<Name> | Promise<ReplyOf<Name>>;

/** One handler for each row of the endpoint table; a row without one does not compile. */
export type Handlers = { readonly [Name in EndpointName]: Handler<Name> };
