export const footerText = {
  label: 'Bunntekst',
  promise: 'Butikker bygget av paller, og 5 års garanti til alle i kundeklubben.',
  shopHeading: 'Handle',
  careHeading: 'Ta vare på',
  supportHeading: 'Kundeservice',
  weeklyAd: 'Ukens annonse',
  findShop: 'Finn butikk',
  clickAndCollect: 'Klikk & Hent',
  careOfWool: 'Slik vasker du ull',
  careOfDown: 'Slik vasker du dun',
  careOfShell: 'Impregnering',
  returns: 'Retur og reklamasjon',
  terms: 'Kjøpsvilkår',
  privacy: 'Personvern',
  /** Opens the cookie modal again: a consent can be taken back (ekomloven). */
  cookies: 'Informasjonskapsler',
  policy: 'Bærekraftig forretningspraksis',
  about: 'Om oss',
  support: 'Kundeservice',
  maintenance: 'Vedlikehold',
  contact: 'Kontakt oss',
  orgNo: (orgNo: string) => `Org.nr. ${orgNo}`,
  /** TXT-11 */
  copyright: (year: number, displayName: string) => `© ${year} ${displayName}`,
  /** The coordinates of postcodes come from open data that ask to be named. */
  placeCredit: 'Stedsdata fra GeoNames, CC BY 4.0',
} as const;
