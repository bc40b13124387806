import { found, groups, lineOf, modelNames, type PlacedGroup } from './catalogue.ts';
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
/** A group that needed more attempts than this is not asked for plain names again. */
const mercy = 10;

/** Names that are taken, and how hard each group has become to name. */
export interface NameRegister {
  readonly taken: Set<string>;
  readonly attempts: Map<number, number>;
}

/** A name that no article has yet; the register gets it. */
export function nameArticle(
  group: PlacedGroup,
  genderId: number,
  random: Random,
  register: NameRegister,
): NamedArticle {
  const patterns = group.names.flatMap((pattern) => {
    if (typeof pattern === 'string') return [pattern];
    return pattern.genders.includes(genderId) ? [pattern.name] : [];
  });
  for (let attempt = register.attempts.get(group.id) ?? 0; ; attempt += 1) {
    const lineId = random.pick(group.lines);
    const values = {
      model: modelName(group, random, attempt),
      line: lineOf(lineId).name,
      gender: genderWords[genderId] ?? '',
      choices: new Map(),
    };
    const name = capital(fill(withModel(random.pick(patterns), attempt), values, random));
    if (register.taken.has(name)) continue;
    register.taken.add(name);
    register.attempts.set(group.id, Math.max(0, attempt - mercy));
    return { name, lineId, values };
  }
}

const modelsByGroup = new Map(
  groups.map((group) => {
    const pools = group.models.length > 0 ? group.models : ['plante'];
    return [group.id, pools.flatMap((pool) => found(modelNames.pools[pool], `pool of names ${pool}`))];
  }),
);

function modelName(group: PlacedGroup, random: Random, attempt: number): string {
  const model = random.pick(modelsByGroup.get(group.id) ?? []);
  const bare = group.models.length === 0 ? triesSecondWord : triesPlain;
  if (attempt < bare) return model;
  if (attempt < triesSecondWord) return `${model} ${random.pick(modelNames.second)}`;
  return `${model} ${random.int(2, 10 + attempt * 10)}`;
}

/** Names without a model get one after the product line when there are no others left. */
function withModel(pattern: string, attempt: number): string {
  return attempt < triesPlain || pattern.includes('{n}') ? pattern : pattern.replace('{m}', '{m} {n}');
}
