import type { EndpointName } from '#contract/endpoints.ts';
import type { Reply } from '#contract/reply.ts';
import type { Answer, CheckedInput } from '#contract/shop-api.ts';
import type { Visitor } from '../session/visitor.ts';

/** Who calls: a visitor over HTTP, or the server itself while it renders a page that knows no visitor. */
export type Caller = Visitor | null;

export type Handler<Name extends EndpointName> = (
  input: CheckedInput<Name>,
  caller: Caller,
) => Reply<Answer<Name>> | Promise<Reply<Answer<Name>>>;

/** One handler for each row of the endpoint table; a row without one does not compile. */
export type Handlers = { readonly [Name in EndpointName]: Handler<Name> };
