import { fold } from '../language/fold.ts';
import { tableKey } from './table.ts';

/** Questions that a page answers better than goods do. */
export const pageTopics = [
  'shops',
  'returns',
  'delivery',
  'support',
  'contact',
  'terms',
  'faq',
  'about',
  'care',
  'privacy',
  'campaigns',
  'paper',
  'account',
  'history',
  'bestsellers',
  'sustainability',
  'kindergarten',
  'weather',
] as const;

export type PageTopic = (typeof pageTopics)[number];

const lines: Readonly<Record<PageTopic, string>> = {
  shops:
    'åpningstid åpningstider åpningstidene opningstid opningstider opening_hours butikk butikker butikken finn_butikk butikkoversikt nærmeste_butikk åpent søndagsåpent åpen_nå stengt klokka_åpner adresse når_åpner når_stenger store_locator stores filial avdelinger hvor_er_dere hvor_er_dere_henne hvor_holder_dere_til hvor_ligger_dere hvor_finner_jeg_dere where_are_you butikkfinner nærmaste_butikk har_dere_åpent har_de_åpent er_dere_åpne er_det_åpent dere_åpne er_butikken_åpen når_har_dere_åpent helligdager åpent_i_dag åpent_søndag åpent_lørdag åpent_på_søndag stenger_dere åpner_dere julehandel butikk_i butikk_nær har_dere_butikk butikk_adresse veibeskrivelse parkering öppettider åbningstider',
  returns:
    'retur returer returnere returnering returrett bytte byttelapp bytterett byttefrist angre angrerett angrefrist åpent_kjøp returseddel sende_tilbake levere_tilbake return returns refund bytte_størrelse pengene_tilbake refusjon få_pengene_tilbake passet_ikke feil_størrelse sende_i_retur levere_i_butikk returlapp retur_av ombytte ombytting bytte_vare bytte_i_butikk bytte_gave angre_kjøp angreskjema returskjema gratis_retur byte_storleik returnera returret',
  delivery:
    'leveringstiden frakt fraktpris fraktfritt fri_frakt leveringstid levering leveranse hjemlevering sending porto shipping delivery sporing spore_pakke pakke_sporing hvor_er_pakken leveringskostnad hente_pakke klikk_og_hent klikk_hent hent_i_butikk post_i_butikk pakken_har_ikke_kommet pakken_ikke_kommet ikke_fått_pakken ikke_mottatt pakken_min hvor_er_pakken_min hvor_blir_pakken når_kommer_pakken når_kommer_varen forsinket_pakke pakkesporing tilsendt få_tilsendt sendt_hjem sporing_av_pakke spore_pakken spore_pakka sporingsnummer postnord frakta fraktkostnad hva_koster_frakt hva_koster_frakten sende_til_svalbard sender_dere_til leverer_dere levere_hjem ekspress ekspressfrakt hente_i_butikk klikk_og_hente fragt leveranstid',
  support:
    'kundeservice kundesenter hjelp support customer_service service gavekort gavekortet giftcard gift_card gåvekort saldo_gavekort reklamasjon reklamere garanti klage feil_på_vare ødelagt reklamasjonsrett complaint warranty betaling faktura delbetaling klarna vipps betale gåvekort_saldo sjekke_gavekort bruke_gavekort gavebrev reklamera varen_er_ødelagt gikk_i_stykker gått_i_stykker kundetjeneste kundstjänst betalingsmåter betalingsmetoder avbetaling betale_med_faktura betale_med_vipps presentkort',
  contact:
    'kontakt kontakt_oss telefon telefonnummer ring epost e-post mail chat kontaktskjema contact snakke_med_noen ringe ringe_dere ringe_butikken sende_mail sende_epost nå_dere tlf tlfnr',
  terms: 'kjøpsvilkår vilkår salgsbetingelser betingelser terms kjøpsbetingelser',
  faq: 'faq spørsmål_og_svar ofte_stilte_spørsmål spørsmål størrelsesguide størrelsestabell størrelser_guide size_guide målguide hvilken_størrelse storleiksguide prisgaranti prismatch medlem medlemskap kundeklubb bonus hvilken_størrelse_er hvilken_størrelse_skal hvordan_måle måle_størrelse medlemsfordeler medlemsrabatt studentrabatt bonuspoeng poeng',
  about:
    'om_oss ledig_stilling ledige_stillinger stilling stillinger jobb_hos_dere jobbe_hos_dere jobbsøknad karriere jobs career sommerjobb deltidsjobb rekruttering presse about_us hvem_er_dere organisasjonsnummer søke_jobb søker_jobb få_jobb ledig_jobb ledige_jobber jobb_i_butikk jobbe_i_butikk jobbe_her jobbe_for_dere jobbe_i ekstrajobb butikkjobb lærling lærlingplass praksisplass jobbsøker søknad jobbsøknader ansettelse søke_på_jobb orgnr pressekontakt sponsor sponsing',
  care: 'vedlikehold vaskeanvisning vaske_dun vaske_ull vaskeråd impregnere hvordan_vaske vask_av_dun vask_av_ull vaske_dunjakke vaske_skalljakke stell pleie vaske_ullundertøy vaske_sovepose vaske_dunsovepose vaske_ulltøy vaske_ull_i hvordan_impregnere hvordan_smøre smøre_støvler vask_av_skall ta_vare_på',
  privacy: 'personvern personvernerklæring cookies informasjonskapsler gdpr privacy',
  campaigns: 'kampanje kampanjer tilbud tilbudene salg ukens_tilbud black_friday black_week',
  paper: 'kundeavis kundeavisa kundeavisen tilbudsavis ukens_annonse reklame katalog katalogen avis',
  account:
    'min_side logg_inn innlogging login passord glemt_passord konto registrere_meg profil medlemskort kundekort logge_inn logga_inn får_ikke_logget bli_medlem lage_konto opprette_konto endre_adresse slette_konto',
  history:
    'ordre ordrestatus bestilling bestillingen mine_kjøp mine_ordre kvittering ordrehistorikk min_ordre kjøpshistorikk reservasjon min_reservasjon order_status status_på_ordre hvor_er_bestillingen hvor_er_ordren bestillingen_min ordren_min avbestille kansellere endre_bestilling avbestilling tidligere_kjøp ordrenummer',
  bestsellers: 'bestselger bestselgere mest_solgt populært mest_populære populære_varer toppliste',
  sustainability: 'bærekraft bærekraftig miljø miljøvennlig sustainability åpenhetsloven etisk_handel',
  kindergarten: 'barnehagestart pakkeliste_barnehage utstyrsliste_barnehage barnehageliste barnehage_pakkeliste',
  weather: 'hvordan_kle_barna kle_barna påkledning kle_på_barn hva_skal_barnet_ha_på',
};

const byKey: ReadonlyMap<string, PageTopic> = new Map(
  Object.entries(lines).flatMap(([topic, words]) =>
    words.split(' ').map((phrase) => [tableKey(phrase.split('_')), topic as PageTopic] as const),
  ),
);
/** These ask for a page where nothing else is said: 'sko til jobb' are shoes. */
const alone: ReadonlyMap<string, PageTopic> = new Map([
  ['jobb', 'about'],
  ['jobber', 'about'],
  ['arbeid', 'about'],
  ['stilling', 'about'],
  ['størrelse', 'faq'],
  ['størrelser', 'faq'],
  ['pakke', 'delivery'],
  ['pakken', 'delivery'],
  ['post', 'delivery'],
]);

export function pageOfWordAlone(word: string): PageTopic | null {
  return alone.get(word) ?? null;
}

/** As they are written: 'reklamere' is no 'reklame', though their stems meet. */
const byWords: ReadonlyMap<string, PageTopic> = new Map(
  Object.entries(lines).flatMap(([topic, words]) =>
    words.split(' ').map((phrase) => [fold(phrase), topic as PageTopic] as const),
  ),
);
const phrases: readonly (readonly [folded: string, topic: PageTopic])[] = Object.entries(lines).flatMap(
  ([topic, words]) =>
    words.split(' ').map((phrase) => [fold(phrase).replaceAll('_', ' '), topic as PageTopic] as const),
);
export const longestPagePhrase = 6;
/** Shorter prefixes begin too many words. */
const shortestBeginning = 3;

/** Their words mean goods too. */
export const pagesBesideGoods: ReadonlySet<PageTopic> = new Set<PageTopic>([
  'kindergarten',
  'weather',
  'care',
  'campaigns',
  'bestsellers',
  'sustainability',
]);

/** With which words and which stems such questions begin: most words begin none. */
const beginnings: ReadonlySet<string> = new Set(
  [...byWords.keys(), ...byKey.keys()].map((phrase) => phrase.split('_')[0] ?? phrase),
);

/** The page that the next words of a query ask for, by the longest phrase. */
export function pageTopicAt(words: readonly string[]): { readonly topic: PageTopic; readonly length: number } | null {
  const [first = ''] = words;
  if (!beginnings.has(fold(first)) && !beginnings.has(tableKey([first]))) return null;
  for (let length = Math.min(longestPagePhrase, words.length); length > 0; length--) {
    const said = words.slice(0, length);
    const topic = byWords.get(said.map(fold).join('_')) ?? byKey.get(tableKey(said));
    if (topic !== undefined) return { topic, length };
  }
  return null;
}

/** The pages that a text may be the beginning of a question for. */
export function pageTopicsBeginningWith(text: string): readonly PageTopic[] {
  const start = fold(text.toLowerCase());
  if (start.length < shortestBeginning) return [];
  return [...new Set(phrases.filter(([phrase]) => phrase.startsWith(start)).map(([, topic]) => topic))];
}
