import { customSubgroups } from '../custom-subgroups.ts';
import type { Row } from '../generator/article-rows.ts';
import { colorGroups, colors, type GroupGoods, goodsGroups, mainGroups, productLines } from '../generator/catalogue.ts';
import { sizes } from '../generator/sizes.ts';

/** What stands among the articles of a main group: something to read about them (ENT-43). */
const readings: Readonly<Record<number, string>> = {
  1: '/furet-vaerbitt-vikafjell',
  2: '/vedlikehold',
  3: '/blogg/felleski-eller-smurte-ski',
  4: '/blogg/telttur-uten-tarer',
  5: '/blogg/sykkel-til-barn',
};

/** What articles are described by, as rows of the tables. */
export function referenceRows(): Record<string, Row[]> {
  const subgroups = mainGroups.flatMap((main) => main.subgroups.map((subgroup, sort) => ({ main, subgroup, sort })));
  return {
    genders: [
      { gender_id: 1, name: 'Herre' },
      { gender_id: 2, name: 'Dame' },
      { gender_id: 4, name: 'Barn' },
      { gender_id: 10, name: 'Unisex' },
      { gender_id: 11, name: 'Junior' },
    ],
    product_lines: productLines.map(({ id, name, description }) => ({ product_line_id: id, name, description })),
    color_groups: colorGroups.map(({ id, label, name, hex, color }) => ({
      color_group_id: id,
      label,
      name,
      hex,
      color_id: color,
    })),
    colors: colors.map(({ id, name, hex, code, group }) => ({
      color_id: id,
      name,
      hex,
      color_code: code,
      color_group_id: group,
    })),
    sizes: sizes.map(({ id, name, sort }) => ({ size_id: id, name, sort })),
    main_groups: mainGroups.map(({ id, name }, sort) => ({
      main_group_id: id,
      name,
      sort,
      banner_link: readings[id] ?? null,
      ...goodsOf(goodsGroups.main[id]),
    })),
    article_groups2: [
      ...subgroups.map(({ main, subgroup, sort }) => groupRow2(subgroup.id, main.id, subgroup.name, sort, false)),
      // After the ordinary ones of their main group.
      ...customSubgroups.map(({ id, main, name }, sort) => groupRow2(id, main, name, 100 + sort, true)),
    ],
    article_groups3: subgroups.flatMap(({ subgroup }) =>
      subgroup.groups.map(({ id, name }, sort) => ({
        article_group3_id: id,
        article_group2_id: subgroup.id,
        name,
        sort,
        ...goodsOf(goodsGroups.group[id]),
      })),
    ),
  };
}

function groupRow2(id: number, mainGroupId: number, name: string, sort: number, custom: boolean): Row {
  return {
    article_group2_id: id,
    main_group_id: mainGroupId,
    name,
    sort,
    custom,
    ...goodsOf(goodsGroups.sub[id]),
  };
}

function goodsOf({ kind, years, guarantee }: GroupGoods = {}): Row {
  return { goods_kind: kind ?? null, complaint_years: years ?? null, guarantee: guarantee ?? null };
}
