/** The menu of header and drawer. Gender names are shown ones: Unisex is 'Uni' (UI-29). */
export const menuText = {
  label: 'Hovedmeny',
  drawerLabel: 'Meny',
  open: 'Åpne meny',
  close: 'Lukk meny',
  /** UI-31, by brand feature (DEC-132) */
  features: {
    support: 'Kundeservice',
    maintenance: 'Vedlikehold',
    about: 'Om oss',
    info: 'Informasjon',
  },
  genders: {
    herre: 'Herre',
    dame: 'Dame',
    junior: 'Junior',
    barn: 'Barn',
    uni: 'Uni',
    'barn-junior': 'Barn og junior',
  },
  productLines: 'Merker',
  colors: 'Farger',
  campaigns: 'Kampanjer',
  bestsellers: 'Bestselgere',
  shops: 'Butikker',
  blog: 'Blogg',
  /** Opens the categories that have no room in the line. */
  more: 'Mer',
  logInOrJoin: 'Logg inn eller bli medlem',
} as const;
