import type { z } from 'zod';
import type { EndpointName } from './endpoints.ts';
import type { Reply } from './reply.ts';
import type { Schemas } from './schemas.ts';

export type Answer<Name extends EndpointName> = z.output<Schemas[Name]['answer']>;
/** What a caller gives: optional where the contract has a default. */
export type CallInput<Name extends EndpointName> = z.input<Schemas[Name]['input']>;
/** What the server works with: checked, defaults filled in. */
export type CheckedInput<Name extends EndpointName> = z.output<Schemas[Name]['input']>;

/**
 * The shop's API as routes see it. In the browser it goes over HTTP, in server rendering it calls the use cases in
 * process; both come from the endpoint table.
 */
export type ShopApi = { readonly [Name in EndpointName]: (input: CallInput<Name>) => Promise<Reply<Answer<Name>>> };
