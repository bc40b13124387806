import { type CategoryTrail, categoryPath, categoryTree, findCategory } from '#domain/navigation/category-tree.ts';
import { customSubgroups } from '../custom-subgroups.ts';
import { found, groups, mainGroups } from '../generator/catalogue.ts';

/** The tree that the demo's paths are looked up in. */
export const demoTree = categoryTree(
  mainGroups.map((main) => ({
    id: main.id,
    name: main.name,
    subcategories: [
      ...main.subgroups.map((subgroup) => ({
        ArticleGroup2ID: subgroup.id,
        Name: subgroup.name,
        groups: subgroup.groups.map(({ id, name }) => ({ articleGroup3ID: id, name })),
      })),
      ...customSubgroups
        .filter((custom) => custom.main === main.id)
        .map(({ id, name }) => ({ ArticleGroup2ID: id, Name: name, groups: [] })),
    ],
  })),
);

/** The path of a main group, subgroup or group by its id; ids of different levels never meet. */
export function pathOf(id: number): string {
  return categoryPath(found(trailOf(id), `place ${id} in the tree`));
}

function trailOf(id: number): CategoryTrail | undefined {
  const group = groups.find((candidate) => candidate.id === id);
  const names = group ? [group.main.name, group.subgroup.name, group.name] : namesAbove(id);
  return findCategory(demoTree, names) ?? undefined;
}

function namesAbove(id: number): string[] {
  const main = mainGroups.find((candidate) => candidate.id === id);
  if (main) return [main.name];
  const custom = customSubgroups.find((candidate) => candidate.id === id);
  const holder = mainGroups.find(
    (candidate) => candidate.id === custom?.main || candidate.subgroups.some((sub) => sub.id === id),
  );
  const subgroup = custom ?? holder?.subgroups.find((sub) => sub.id === id);
  return holder && subgroup ? [holder.name, subgroup.name] : [];
}
