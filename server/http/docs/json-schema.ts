import { z } from 'zod';

export type JsonSchema = Record<string, unknown> & {
  readonly properties?: Readonly<Record<string, unknown>>;
  readonly required?: readonly string[];
};

/** What is sent, as a schema. */
export function requestSchema(schema: z.ZodType): JsonSchema {
  return plain(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }));
}

/** What is answered: fields may come to it, so none is ruled out. */
export function answerSchema(schema: z.ZodType): JsonSchema {
  return plain(
    z.toJSONSchema(schema, {
      io: 'output',
      unrepresentable: 'any',
      override: ({ jsonSchema }) => {
        if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
        nameFields(jsonSchema);
      },
    }),
  );
}

/** A record by a closed list of names is written as the object it is. */
function nameFields(schema: z.core.JSONSchema.BaseSchema): void {
  const { propertyNames, additionalProperties } = schema;
  const names = typeof propertyNames === 'object' ? propertyNames.enum : undefined;
  if (names === undefined || typeof additionalProperties !== 'object') return;
  schema.properties = Object.fromEntries(names.map((name) => [String(name), additionalProperties]));
  delete schema.propertyNames;
  delete schema.additionalProperties;
}

function plain({ $schema: _, ...schema }: Record<string, unknown>): JsonSchema {
  return schema;
}

export function jsonContent(schema: unknown, example?: unknown) {
  return { 'application/json': { schema, ...(example === undefined ? {} : { example }) } };
}
