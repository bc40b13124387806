/** DEC-20: the slots of the home page. Apart from the schemas, so that the storefront can walk them. */
export const slotNames = [
  'generalPromo',
  'newspaper',
  'campaignPromo',
  'productPromo',
  'storeSearch',
  'popularCategoryLeft',
  'popularCategoryRight',
  'popularCategoryBottom',
  'grid1',
  'grid2',
  'grid3',
  'grid4',
  'grid5',
  'grid6',
  'grid7',
  'grid8',
  'grid9',
] as const;

export type SlotName = (typeof slotNames)[number];
