/** The pages of the desk by name, as the menu has them. */
export const pageTitles = {
  overview: 'Oversikt',
  orders: 'Ordre',
  customers: 'Kunder',
  reviews: 'Omtaler',
  goods: 'Varer',
  campaigns: 'Kampanjer',
  codes: 'Rabattkoder',
  search: 'Søk',
  home: 'Forsiden',
  pages: 'Sider',
  blog: 'Blogg',
  polls: 'Avstemninger',
  shops: 'Butikker',
  imports: 'Import',
  counter: 'Disken',
  links: 'Koblinger',
  staff: 'Ansatte',
  settings: 'Innstillinger',
  log: 'Endringslogg',
  health: 'Tilstand',
} as const;

export type PageName = keyof typeof pageTitles;

export const menuGroups = {
  sales: 'Salg',
  goods: 'Varer',
  content: 'Innhold',
  running: 'Drift',
  chain: 'Kjeden',
} as const;
