import { hostileNumber, hostileText, hostileValue } from './hostile-values.ts';
import type { Random } from './random.ts';

/** The part of JSON Schema that the API's own description uses. */
export interface Schema {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
  readonly maxItems?: number;
}

/** Things of the acceptance shop by the name of the field that takes them, so that requests get past the first check. */
const known: Readonly<Record<string, readonly unknown[]>> = {
  id: [1, 2, 10, 1001, 1002, 1008, 501],
  articles: ['1001', '1001,1002', '1001,1001,9'],
  ids: [[1001], [1001, 1002]],
  shops: ['1', '1,2,55', '4711'],
  streetprefix: ['St', '.*', '%', '_'],
  postcode: ['0155'],
  slug: ['om-oss', 'ullguiden', 'guider', 'vikafjell-dunjakke'],
  code: ['0155', '5003', 'SOMMER20', 'GAMMEL10'],
  places: ['10.7522,59.9139;5.322,60.3943'],
  annotations: ['distance'],
  query: ['jakke', 'rød dunjakke dame m', 'ski', 'ull'],
  EanNo: ['7000000100116', '7000000100215', '7000000101113', '7000000100918', '7000000101014'],
  ShopID: [1, 2, 3, 55, 4711],
  Count: [1, 2, 3],
  PostalCode: ['0155', '5003'],
  shipping_method_id: ['delivery', 'pickup'],
  promocode: ['SOMMER20', 'FAST100', 'UKJENT'],
  CampaignArticleID: [501, 502, null],
  expected_total: [3_000, 129_900],
  CustomerName: ['Kari Nordmann'],
  Email: ['kari@example.no'],
  email: ['kari@example.no', 'ola@example.no', 'ingen@example.no'],
  Phone: ['+47 41234567'],
  phone: ['41234567'],
  password: ['Hemmelig123'],
  password_confirmation: ['Hemmelig123'],
  type: ['password', 'token'],
  token: ['a'.repeat(43)],
  payment_id: ['a'.repeat(20)],
  provider: ['klarna', 'qliro', 'card', 'vipps'],
  session: ['a'.repeat(32)],
  reviewable_id: [1001],
  reviewable_type: ['article'],
  rating: [1, 5],
  terms_conditions: [1],
  page: [1, 2],
  per_page: [24],
  take: [24],
};

/** A value the schema would take, or, now and then, one from the same neighbourhood that it should not. */
export function schemaValue(schema: Schema, random: Random, name = '', wrong = 0): unknown {
  if (random.chance(wrong)) return hostileFor(schema, random);
  const familiar = known[name];
  if (familiar !== undefined && random.chance(0.8)) return random.pick(familiar);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum !== undefined) return random.pick(schema.enum);
  const either = schema.anyOf ?? schema.oneOf;
  if (either !== undefined) return schemaValue(random.pick(either), random, name, wrong);
  switch (schema.type) {
    case 'object':
      return objectOf(schema, random, wrong);
    case 'array':
      return Array.from({ length: random.below(Math.min(schema.maxItems ?? 4, 4)) + 1 }, () =>
        schemaValue(schema.items ?? {}, random, name, wrong),
      );
    case 'integer':
    case 'number':
      return (
        (schema.minimum ?? 0) + random.below(Math.min((schema.maximum ?? 1_000) - (schema.minimum ?? 0), 1_000) + 1)
      );
    case 'boolean':
      return random.chance(0.5);
    case 'null':
      return null;
    case 'string':
      return random.pick(['Ola', '1', '12', 'Storgata 12', '7000000100116', 'x']).slice(0, schema.maxLength ?? 100);
    default:
      return hostileValue(random);
  }
}

function objectOf(schema: Schema, random: Random, wrong: number): Record<string, unknown> {
  const fields: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(schema.properties ?? {})) {
    const required = schema.required?.includes(name) ?? false;
    if (random.chance(required ? wrong / 3 : 0.4)) continue;
    Object.defineProperty(fields, name, {
      value: schemaValue(field, random, name, wrong),
      enumerable: true,
      writable: true,
      configurable: true,
    });
  }
  return fields;
}

/** Of the right type and out of every bound, or of no type that was asked for. */
function hostileFor(schema: Schema, random: Random): unknown {
  if (random.chance(0.4)) return hostileValue(random);
  if (schema.type === 'string') return hostileText(random);
  if (schema.type === 'integer' || schema.type === 'number') {
    const { minimum = 0, maximum = 1_000 } = schema;
    return random.pick([minimum, minimum - 1, maximum, maximum + 1, hostileNumber(random)]);
  }
  if (schema.type === 'array') {
    const item = schemaValue(schema.items ?? {}, random);
    return Array.from({ length: (schema.maxItems ?? 100) + random.below(3) - 1 }, () => item);
  }
  return hostileValue(random);
}
