import { type Endpoint, type EndpointName, endpoints } from '#contract/endpoints.ts';
import type { Reply } from '#contract/reply.ts';
import { schemas } from '#contract/schemas.ts';
import type { ShopApi } from '#contract/shop-api.ts';
import { isDatabaseUnavailable, serviceUnavailable } from '../errors/database-unavailable.ts';
import { checkInput, pathParameters } from './check-input.ts';
import { type Caller, type Handlers, serverItself } from './handler.ts';
import { loginFirst } from './login-first.ts';

/** The ShopApi of server rendering: the same handlers and the same checks, without the network in between. */
export function inProcessApi(handlers: Handlers): ShopApi {
  const calls = (Object.entries(endpoints) as [EndpointName, Endpoint][]).map(([name, endpoint]) => {
    const parameters = pathParameters(endpoint.path);
    const call = async (input: unknown): Promise<Reply<unknown>> => {
      if (endpoint.access === 'customer') return loginFirst(name);
      const checked = checkInput(schemas[name].input, input, parameters);
      if (!checked.ok) return checked;
      const handler = handlers[name] as (input: unknown, caller: Caller) => Reply<unknown>;
      try {
        return await handler(checked.input, serverItself);
      } catch (error) {
        // As over HTTP: a page that cannot do without it says so, any other is shown without it.
        if (error instanceof Error && isDatabaseUnavailable(error)) return serviceUnavailable(error);
        throw error;
      }
    };
    return [name, call];
  });
  return Object.fromEntries(calls) as ShopApi;
}
