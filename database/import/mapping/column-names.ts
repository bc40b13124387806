/**
 * What tills, suppliers and spreadsheets call the fields of imports, in Norwegian and English; compared without case, spaces
 * and signs. The field's own name always counts; of two fields that a word fits, the first of the kind that is still free.
 */
export const columnNames: Readonly<Record<string, readonly string[]>> = {
  ArticleID: ['artikkelid', 'vareid', 'productid', 'produktid', 'itemid'],
  article_id: ['artikkelid', 'vareid', 'productid', 'articleid'],
  ArticleNo: ['varenr', 'varenummer', 'artikkelnr', 'artikkelnummer', 'artnr', 'itemno', 'itemnumber', 'sku', 'modellnr', 'modell', 'stylenumber', 'productno', 'produktnr'],
  Name: ['varenavn', 'navn', 'produktnavn', 'artikkelnavn', 'benevnelse', 'tekst', 'title', 'tittel', 'productname', 'itemname', 'modellnavn'],
  Description: ['beskrivelse', 'varetekst', 'produkttekst', 'langtekst', 'longdescription', 'beskrivelsehtml'],
  TechDescription: ['teknisk', 'tekniskbeskrivelse', 'spesifikasjoner', 'specifications', 'techspecs'],
  NutrientContent: ['naeringsinnhold', 'naeringsdeklarasjon', 'nutrition', 'nutrients'],
  WashLabel: ['vaskeanvisning', 'vask', 'washing'],
  CareLabel: ['stell', 'vedlikehold', 'care'],
  SuggestedPrice: ['pris', 'prisinklmva', 'utsalgspris', 'veilpris', 'veiledendepris', 'price', 'priceincvat', 'priceinclvat', 'salgspris', 'retailprice', 'rrp', 'utpris', 'butikkpris', 'msrp'],
  OriginalPrice: ['forpris', 'ordinaerpris', 'originalpris', 'listpris', 'listprice', 'wasprice', 'compareatprice'],
  Pant: ['pantbelop', 'deposit'],
  VatPercentage: ['mva', 'mvasats', 'mvaprosent', 'momssats', 'moms', 'vat', 'vatrate', 'vatpercent', 'taxrate'],
  PurchasableOnWeb: ['selgespanett', 'kjopespanett', 'nettsalg', 'purchasable', 'buyable'],
  VisibleOnWeb: ['vispanett', 'synligpanett', 'synlig', 'aktiv', 'publisert', 'visible', 'active', 'published', 'nettaktiv'],
  OnlyCC: ['kunhent', 'kunklikkoghent', 'kunhenting', 'collectonly'],
  Featured: ['fremhevet', 'utvalgt'],
  WebPurchaseLimit: ['maksantall', 'maksperkunde', 'maxqty', 'purchaselimit'],
  FrightPrice: ['frakt', 'fraktpris', 'freight'],
  ProductLine: ['merke', 'merkenavn', 'varemerke', 'brand', 'brandname', 'produsent', 'manufacturer', 'leverandormerke'],
  Gender: ['kjonn', 'sex', 'malgruppe', 'targetgroup', 'dameherre', 'avdelingkjonn'],
  MainGroup: ['hovedgruppe', 'hovedkategori', 'kategori', 'category', 'department', 'avdeling', 'varehovedgruppe'],
  ArticleGroup2: ['undergruppe', 'underkategori', 'subcategory', 'kategori2', 'varegruppe'],
  ArticleGroup3: ['varegruppe3', 'kategori3', 'undergruppe2', 'subsubcategory', 'produkttype', 'producttype'],
  Season: ['sesong', 'sesongkode'],
  WebLabel: ['merkelapp', 'nettmerke', 'label', 'badge'],
  OneOffLot: ['engangsparti', 'restparti', 'oneoff'],
  VariantID: ['variantnr', 'variantnummer', 'variantno'],
  EanNo: ['ean', 'eanno', 'eankode', 'eannr', 'ean13', 'gtin', 'gtin13', 'strekkode', 'strekkodenr', 'barcode', 'upc'],
  Size: ['storrelse', 'str', 'sizename', 'storrelsesnavn'],
  Color: ['farge', 'fargenavn', 'colour', 'colorname', 'colourname'],
  ColorCode: ['fargekode', 'colourcode', 'fargenr'],
  ShopID: ['butikkid', 'storeid', 'lagerid', 'warehouseid'],
  ShopNo: ['butikknr', 'butikknummer', 'butikk', 'store', 'storeno', 'storenumber', 'storecode', 'lagernr', 'lager', 'warehouse', 'avdnr', 'avdelingsnr', 'filial'],
  ShopName: ['butikknavn', 'storename', 'shop'],
  Qty: ['antall', 'beholdning', 'lagerbeholdning', 'stock', 'quantity', 'saldo', 'disponibelt', 'onhand', 'lagersaldo', 'paalager', 'palager'],
  Sort: ['sortering', 'rekkefolge', 'order', 'sortorder'],
  sort: ['sortering', 'rekkefolge', 'order', 'sortorder'],
  id: ['nr', 'nummer', 'kode', 'code', 'no'],
  no: ['butikknr', 'butikknummer', 'nr', 'nummer', 'storeno', 'storenumber', 'storecode', 'avdnr'],
  name: ['navn', 'butikknavn', 'storename', 'kortnavn', 'title', 'tittel', 'betegnelse'],
  fullName: ['fulltnavn', 'firmanavn', 'juridisknavn', 'companyname'],
  orgNo: ['orgnr', 'organisasjonsnummer', 'organisationnumber', 'companynumber'],
  openingHours: ['apningstider', 'apningstid', 'hours', 'businesshours'],
  postNo: ['postnr', 'postnummer', 'zip', 'zipcode', 'postalcode', 'postcode'],
  postPlace: ['poststed', 'sted', 'by', 'city', 'town'],
  address: ['adresse', 'gateadresse', 'gate', 'street', 'streetaddress', 'adresse1', 'address1'],
  email: ['epost', 'epostadresse', 'mail', 'emailaddress', 'mailadresse'],
  phone: ['telefon', 'tlf', 'telefonnummer', 'mobil', 'mobilnr', 'mobiltelefon', 'mobile', 'phonenumber'],
  latitude: ['breddegrad', 'lat'],
  longitude: ['lengdegrad', 'lon', 'lng', 'long'],
  closed: ['nedlagt', 'stengt'],
  hex: ['fargehex', 'rgb', 'hexcode'],
  colorCode: ['fargekode', 'code', 'kode'],
  ColorGroup: ['fargegruppe', 'colourgroup', 'colorfamily', 'fargefamilie'],
  firstName: ['fornavn', 'givenname'],
  lastName: ['etternavn', 'surname', 'familyname'],
  birthDate: ['fodselsdato', 'fodt', 'birthday', 'dateofbirth', 'bursdag'],
  postalCode: ['postnr', 'postnummer', 'zip', 'zipcode', 'postcode'],
  city: ['poststed', 'sted', 'by', 'town'],
  club: ['kundeklubb', 'klubb', 'klubbmedlem', 'medlem', 'member', 'loyalty'],
  newsletter: ['nyhetsbrev', 'epostsamtykke', 'emailconsent'],
  marketing: ['markedsforing', 'reklame', 'marketingconsent'],
  consentAt: ['samtykkedato', 'samtykketidspunkt', 'samtykkegitt', 'consentdate', 'innmeldt', 'innmeldtdato'],
  consentSource: ['samtykkekilde', 'kilde', 'consentsource', 'source'],
  start: ['fra', 'fradato', 'startdato', 'startdate', 'gyldigfra'],
  end: ['til', 'tildato', 'sluttdato', 'enddate', 'gyldigtil'],
  Price: ['kampanjepris', 'tilbudspris', 'pris', 'saleprice', 'campaignprice', 'offerprice'],
};

/** A heading as it is compared: 'Pris inkl. mva' and 'PRIS_INKL_MVA' are one. */
export function plainName(heading: string): string {
  return heading
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('æ', 'ae')
    .replaceAll('ø', 'o')
    .normalize('NFD')
    .replaceAll(/[^a-z0-9]/g, '');
}
