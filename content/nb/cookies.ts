/** The cookie modal. Saying no is as easy as saying yes: two equal buttons, nothing ticked but the necessary (DEC-42). */
export const cookiesText = {
  title: 'Informasjonskapsler',
  needed: 'Noen må til for handlekurv og innlogging.',
  choice: 'Resten er fra Google og Meta. Dem bestemmer du over. Endre nederst på siden.',
  acceptAll: 'Godta alle',
  onlyNecessary: 'Kun nødvendige',
  choose: 'Velg selv',
  save: 'Lagre valgene mine',
  alwaysOn: 'Alltid på',
  readMore: 'Les personvernerklæringen',
  /** By the customer's consent flags. */
  purposes: {
    cookie_default: { name: 'Nødvendige', purpose: 'Innlogging, handlekurv og sikkerhet' },
    cookie_ga: { name: 'Statistikk', purpose: 'Google Analytics: hva som brukes, uten navn' },
    cookie_google_tag_manager: { name: 'Merkestyring', purpose: 'Google Tag Manager: samler målingene på ett sted' },
    cookie_meta_pixel: { name: 'Markedsføring', purpose: 'Meta: måler annonser på Facebook og Instagram' },
  },
} as const;
