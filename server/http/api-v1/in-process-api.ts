import { type EndpointName, endpoints } from '#contract/endpoints.ts';
import type { Reply } from '#contract/reply.ts';
import { schemas } from '#contract/schemas.ts';
import type { ShopApi } from '#contract/shop-api.ts';
import { checkInput, pathParameters } from './check-input.ts';
import type { Handlers } from './handler.ts';

/** The ShopApi of server rendering: the same handlers and the same checks, without the network in between. */
export function inProcessApi(handlers: Handlers): ShopApi {
  const calls = Object.entries(endpoints).map(([name, endpoint]) => {
    const parameters = pathParameters(endpoint.path);
    const call = async (input: unknown): Promise<Reply<unknown>> => {
      const checked = checkInput(schemas[name as EndpointName].input, input, parameters);
      if (!checked.ok) return checked;
      const handler = handlers[name as EndpointName] as (input: unknown, caller: null) => Reply<unknown>;
      return handler(checked.input, null);
    };
    return [name, call];
  });
  return Object.fromEntries(calls) as ShopApi;
}
