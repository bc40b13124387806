import { genderNames, genderOfWord } from '#domain/navigation/gender-names.ts';
import type { ImportKind } from '../import-kind.ts';
import { code, id, idOrNone, text, textOrNone, whole } from '../values.ts';
import { groupGoodsFields, lawfulComplaint } from './goods-fields.ts';

/** What articles are described by; names are those of the API. */

const name = { column: 'name', value: text(100), needed: true };
const sort = { column: 'sort', value: whole(-1_000_000, 1_000_000), otherwise: 0 };
const hex = { column: 'hex', value: code(/^#[0-9A-Fa-f]{6}$/, 'must be as #1C1C1E'), needed: true };

export const genders: ImportKind = {
  name: 'genders',
  about: 'Genders',
  table: 'genders',
  key: ['id'],
  fields: { id: { column: 'gender_id', value: id }, name },
  rules: genderNames.map((known) => ({
    wrong: `(gender_id = ${genderOfWord(known)}) <> (lower(name) = '${known.toLowerCase()}')`,
    says: `is not as the shop has it: ${known} is ${genderOfWord(known)}, and ${genderOfWord(known)} is ${known}. Articles may say Gender by name, whatever the chain's numbers are`,
  })),
};

export const productLines: ImportKind = {
  name: 'productlines',
  about: 'Product lines',
  table: 'product_lines',
  key: ['id'],
  fields: {
    id: { column: 'product_line_id', value: id },
    name,
    description: { column: 'description', value: textOrNone(5_000) },
  },
};

export const sizes: ImportKind = {
  name: 'sizes',
  about: 'Sizes, in the order they are shown in',
  table: 'sizes',
  key: ['id'],
  fields: { id: { column: 'size_id', value: id }, name, sort },
};

export const colorGroups: ImportKind = {
  name: 'colorgroups',
  about: 'Colour groups; the colour that stands for a group may be told once the colours are there',
  table: 'color_groups',
  key: ['id'],
  fields: {
    id: { column: 'color_group_id', value: id },
    label: { column: 'label', value: text(100), needed: true },
    name,
    hex,
    colorId: { column: 'color_id', value: idOrNone },
  },
  references: [{ columns: ['color_id'], table: 'colors', keys: ['color_id'], kind: 'colors' }],
};

export const colors: ImportKind = {
  name: 'colors',
  about: 'Colours',
  table: 'colors',
  key: ['id'],
  fields: {
    id: { column: 'color_id', value: id },
    name,
    hex,
    colorCode: { column: 'color_code', value: text(20), needed: true },
    colorGroupId: { column: 'color_group_id', value: id, needed: true },
    image: { column: 'image_path', value: textOrNone(1_000) },
  },
  references: [{ columns: ['color_group_id'], table: 'color_groups', keys: ['color_group_id'], kind: 'colorgroups' }],
};

export const categories: ImportKind = {
  name: 'categories',
  about: 'Main categories',
  table: 'main_groups',
  key: ['MainGroupID'],
  fields: {
    MainGroupID: { column: 'main_group_id', value: id },
    Name: name,
    Sort: sort,
    Banner: { column: 'banner', value: textOrNone(1_000) },
    BannerLink: { column: 'banner_link', value: textOrNone(1_000) },
    ...groupGoodsFields,
  },
  rules: [lawfulComplaint],
};

export const subcategories: ImportKind = {
  name: 'subcategories',
  about: 'Subcategories of the main categories',
  table: 'article_groups2',
  key: ['ArticleGroup2ID'],
  fields: {
    ArticleGroup2ID: { column: 'article_group2_id', value: id },
    MainGroupID: { column: 'main_group_id', value: id, needed: true },
    Name: name,
    Sort: sort,
    ...groupGoodsFields,
  },
  rules: [lawfulComplaint],
  references: [{ columns: ['main_group_id'], table: 'main_groups', keys: ['main_group_id'], kind: 'categories' }],
};

export const groups: ImportKind = {
  name: 'groups',
  about: 'Groups of the subcategories',
  table: 'article_groups3',
  key: ['ArticleGroup3ID'],
  fields: {
    ArticleGroup3ID: { column: 'article_group3_id', value: id },
    ArticleGroup2ID: { column: 'article_group2_id', value: id, needed: true },
    Name: name,
    Sort: sort,
    ...groupGoodsFields,
  },
  rules: [lawfulComplaint],
  references: [
    { columns: ['article_group2_id'], table: 'article_groups2', keys: ['article_group2_id'], kind: 'subcategories' },
  ],
};
