import type { CustomerRecord } from '#contract/customer.ts';
import type { EndpointName, endpoints } from '#contract/endpoints.ts';
import type { Answer, CheckedInput } from '#contract/shop-api.ts';
import type { SessionReply } from '#server/ports/customer/session-change.ts';
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

/** The server itself, while it renders a page or makes an answer to keep: both know no visitor. */
export const serverItself: Caller = { sessionId: '', csrfToken: '', address: '', origin: '', customer: null };

type CallerOf<Name extends EndpointName> = (typeof endpoints)[Name]['access'] extends 'customer'
  ? CustomerCaller
  : Caller;

export type Handler<Name extends EndpointName> = (
  input: CheckedInput<Name>,
  caller: CallerOf<Name>,
) => SessionReply<Answer<Name>> | Promise<SessionReply<Answer<Name>>>;

/** One handler for each row of the endpoint table; a row without one does not compile. */
export type Handlers = { readonly [Name in EndpointName]: Handler<Name> };
