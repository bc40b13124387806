import { found, lineOf, modelNames, type PlacedGroup } from './catalogue.ts';
import type { Random } from './random.ts';
import { capital, fill, type TemplateValues } from './text-template.ts';

export interface NamedArticle {
  readonly name: string;
  readonly lineId: number;
  readonly values: TemplateValues;
}

const genderWords: Readonly<Record<number, string>> = {
  1: ', herre',
  2: ', dame',
  4: ', barn',
  10: '',
  11: ', junior',
};

/** Plain names first; when a group has used its names up, a second word, then a number. */
const triesPlain = 14;
const triesSecondWord = 30;

/** A name that no article has yet. `taken` gets it. */
export function nameArticle(group: PlacedGroup, genderId: number, random: Random, taken: Set<string>): NamedArticle {
  const patterns = group.names.flatMap((pattern) => {
    if (typeof pattern === 'string') return [pattern];
    return pattern.genders.includes(genderId) ? [pattern.name] : [];
  });
  for (let attempt = 0; ; attempt += 1) {
    const lineId = random.pick(group.lines);
    const values = {
      model: modelName(group, random, attempt),
      line: lineOf(lineId).name,
      gender: genderWords[genderId] ?? '',
      choices: new Map(),
    };
    const name = capital(fill(withModel(random.pick(patterns), attempt), values, random));
    if (taken.has(name)) continue;
    taken.add(name);
    return { name, lineId, values };
  }
}

function modelName(group: PlacedGroup, random: Random, attempt: number): string {
  const pools = group.models.length > 0 ? group.models : ['plante'];
  const model = random.pick(pools.flatMap((pool) => found(modelNames.pools[pool], `pool of names ${pool}`)));
  if (attempt < triesPlain) return model;
  if (attempt < triesSecondWord) return `${model} ${random.pick(modelNames.second)}`;
  return `${model} ${random.int(2, 10 + attempt * 4)}`;
}

/** Names without a model get one after the product line when there are no others left. */
function withModel(pattern: string, attempt: number): string {
  return attempt < triesPlain || pattern.includes('{n}') ? pattern : pattern.replace('{m}', '{m} {n}');
}
