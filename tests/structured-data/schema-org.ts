import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/**
 * schema.org's vocabulary as the package schema-dts ships it: what classes there are, what each inherits, which properties it has
 * and what may stand in them. Its types are read as text: the compiler could tell whether a literal fits, not whether a page does.
 */
export interface Vocabulary {
  readonly classes: ReadonlyMap<string, SchemaClass>;
  /** Words of enumerations: 'InStock' by 'ItemAvailability'. */
  readonly enumerations: ReadonlyMap<string, ReadonlySet<string>>;
}

interface SchemaClass {
  readonly parents: readonly string[];
  readonly properties: ReadonlyMap<string, readonly string[]>;
}

const require = createRequire(import.meta.url);

export function readVocabulary(): Vocabulary {
  const entry = require.resolve('schema-dts');
  const text = readFileSync(entry.replace(/schema\.js$/, 'schema.d.ts'), 'utf8');
  const classes = new Map<string, SchemaClass>();
  for (const [, name = '', parents = '', body = ''] of text.matchAll(
    /^(?:export )?interface (\w+)Base extends ([^{]+) \{\n([\s\S]*?)^\}/gm,
  )) {
    const properties = [...body.matchAll(/^ {4}"([\w-]+)"\?: SchemaValue<(.+), "[\w-]+">;$/gm)].map(
      ([, property = '', types = '']) => [property, types.split(' | ')] as const,
    );
    classes.set(name, { parents: namesOf(parents), properties: new Map(properties) });
  }
  for (const [, name = '', parent = ''] of text.matchAll(/^(?:export )?interface (\w+)Leaf extends ([^{]+) \{/gm)) {
    if (!classes.has(name)) classes.set(name, { parents: namesOf(parent), properties: new Map() });
  }
  const enumerations = new Map<string, ReadonlySet<string>>();
  for (const [, name = '', values = ''] of text.matchAll(/^export type (\w+) = ("https:\/\/schema\.org\/.*);$/gm)) {
    enumerations.set(name, new Set([...values.matchAll(/"([^"]+)"/g)].map(([, value = '']) => value)));
  }
  return { classes, enumerations };
}

function namesOf(list: string): readonly string[] {
  return list.split(',').map((name) => name.trim().replace(/Base$/, ''));
}

type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** What of a document the vocabulary does not know, each with the way to it. */
export function unknownToSchemaOrg(vocabulary: Vocabulary, document: Json, way = ''): readonly string[] {
  if (Array.isArray(document))
    return document.flatMap((one, at) => unknownToSchemaOrg(vocabulary, one, `${way}[${at}]`));
  if (document === null || typeof document !== 'object') return [];
  const node = document as { readonly [key: string]: Json };
  if (node['@graph'] !== undefined) return unknownToSchemaOrg(vocabulary, node['@graph'], way);
  const type = node['@type'];
  if (type === undefined) return Object.keys(node).join() === '@id' ? [] : [`${way} has no @type`];
  if (typeof type !== 'string' || !vocabulary.classes.has(type)) return [`${way} has the type ${String(type)}`];
  return Object.entries(node)
    .filter(([property]) => !property.startsWith('@') && !property.endsWith('-input'))
    .flatMap(([property, value]) => {
      const expected = typesOf(vocabulary, type, property);
      const place = `${way}.${property}`;
      if (expected === null) return [`${place} is no property of ${type}`];
      const wrong = [value].flat().filter((one) => !fits(vocabulary, one as Json, expected));
      return [
        ...wrong.map((one) => `${place} cannot be ${JSON.stringify(one).slice(0, 60)}`),
        ...unknownToSchemaOrg(vocabulary, value, place),
      ];
    });
}

function typesOf({ classes }: Vocabulary, type: string, property: string): readonly string[] | null {
  const known = classes.get(type);
  if (known === undefined) return null;
  const own = known.properties.get(property);
  if (own !== undefined) return own;
  for (const parent of known.parents) {
    const inherited = typesOf({ classes } as Vocabulary, parent, property);
    if (inherited !== null) return inherited;
  }
  return null;
}

function isA({ classes }: Vocabulary, type: string, wanted: string): boolean {
  return (
    type === wanted ||
    (classes.get(type)?.parents.some((parent) => isA({ classes } as Vocabulary, parent, wanted)) ?? false)
  );
}

const texts = new Set(['Text', 'URL', 'CssSelectorType', 'XPathType', 'PronounceableText']);

function fits(vocabulary: Vocabulary, value: Json, expected: readonly string[]): boolean {
  if (typeof value === 'number') return expected.some((type) => ['Number', 'Integer', 'Float', 'Text'].includes(type));
  if (typeof value === 'boolean') return expected.includes('Boolean');
  if (typeof value === 'string') return expected.some((type) => textFits(vocabulary, value, type));
  if (value === null || Array.isArray(value)) return false;
  const type = (value as { '@type'?: string })['@type'];
  if (type === undefined) return expected.includes('IdReference');
  return expected.some((wanted) => isA(vocabulary, type, wanted));
}

function textFits({ enumerations }: Vocabulary, value: string, type: string): boolean {
  if (texts.has(type)) return true;
  // Anything at all may be given by its address.
  if (type === 'Thing') return URL.canParse(value);
  if (type === 'Date') return /^\d{4}-\d{2}-\d{2}$/.test(value);
  if (type === 'DateTime') return !Number.isNaN(Date.parse(value));
  if (type === 'Time') return /^\d{2}:\d{2}(:\d{2})?$/.test(value);
  return enumerations.get(type)?.has(value) ?? false;
}
