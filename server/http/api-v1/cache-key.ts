import { z } from 'zod';
import type { EndpointName } from '#contract/endpoints.ts';

type Values = Readonly<Record<string, unknown>>;

/**
 * What the cached answer to a call is known by: the values of the parameters that its schema names, in their order there. So
 * whatever else stands in the query (`utm_source`), how it is ordered or written, makes no other answer and no other work.
 */
export function cacheKey(name: EndpointName, schema: z.ZodType): (query: Values, params: Values) => string {
  if (!(schema instanceof z.ZodObject)) throw new Error(`The input of ${name} is cached and names no parameters`);
  const fields = Object.keys(schema.shape);
  return (query, params) => {
    let key: string = name;
    for (const field of fields) {
      const value = params[field] ?? query[field];
      if (value !== undefined) key += `&${field}=${JSON.stringify(value)}`;
    }
    return key;
  };
}
