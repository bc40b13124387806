import type { menuGroups, PageName } from '#content/nb/desk/pages.ts';

interface MenuGroup {
  /** Null: on top, without a word above. */
  readonly group: keyof typeof menuGroups | null;
  readonly pages: readonly PageName[];
}

/** The order of the menu. Of these it shows the pages that are built and that the role may see. */
export const menu: readonly MenuGroup[] = [
  { group: null, pages: ['overview'] },
  { group: 'sales', pages: ['orders', 'customers', 'reviews'] },
  { group: 'goods', pages: ['goods', 'campaigns', 'codes', 'search'] },
  { group: 'content', pages: ['home', 'pages', 'blog', 'polls'] },
  { group: 'running', pages: ['shops', 'imports', 'counter', 'links'] },
  { group: 'chain', pages: ['staff', 'settings', 'log', 'health'] },
];
