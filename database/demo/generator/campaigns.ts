import type { DemoDay } from './demo-day.ts';

export type CampaignKey =
  | 'klikk-og-hent'
  | 'skallsalg'
  | 'lagersalg-telt'
  | 'lagersalg-terrengsko'
  | 'lagersalg-gummistovler'
  | 'tre-for-to'
  | 'regntoydagene'
  | 'barnehageklar'
  | 'klubbuka'
  | 'restparti'
  | 'sykkeldagene'
  | 'skirydding'
  | 'ulluka'
  | 'hyttehelg'
  | 'fiskefestival'
  | 'sommerdager'
  | 'gavetips';

export interface DemoCampaign {
  readonly id: number;
  readonly key: CampaignKey;
  readonly name: string;
  readonly shortDescription: string;
  readonly description: string;
  readonly start: Date;
  readonly end: Date;
  readonly labelText: string;
  readonly labelType: 'price' | 'percent' | 'multi' | 'club';
  /** Part of the price that is taken off; null for offers without a price of their own. */
  readonly cut: number | null;
  /** Groups it is over, and the share of their articles that takes part. */
  readonly groups: readonly number[];
  readonly share: number;
  /** Over several articles, '3 for 2' (DEC-137). */
  readonly combined: boolean;
  readonly url: string | null;
  /** Name of the scene on its card. */
  readonly scene: string;
}

interface Draft extends Partial<Pick<DemoCampaign, 'combined' | 'url'>> {
  readonly name: string;
  readonly shortDescription?: string;
  readonly description: string;
  /** First and last day, counted from the day of loading. */
  readonly days: readonly [number, number];
  readonly label: readonly [type: DemoCampaign['labelType'], text: string];
  readonly cut: number | null;
  readonly groups: readonly number[];
  readonly share: number;
  readonly scene: string;
}

/** Running, coming and ended ones. They begin at midnight and end at midnight by the clock of Norway. */
export function campaignsOn(day: DemoDay): DemoCampaign[] {
  return Object.entries(drafts(day)).map(([key, draft], index) => ({
    id: index + 1,
    key: key as CampaignKey,
    name: draft.name,
    shortDescription: draft.shortDescription ?? '',
    description: draft.description,
    start: day.at(draft.days[0]),
    end: day.at(draft.days[1] + 1),
    labelType: draft.label[0],
    labelText: draft.label[1],
    cut: draft.cut,
    groups: draft.groups,
    share: draft.share,
    combined: draft.combined ?? false,
    url: draft.url ?? null,
    scene: draft.scene,
  }));
}

export function isRunning(campaign: Pick<DemoCampaign, 'start' | 'end'>, now: Date): boolean {
  return campaign.start <= now && now < campaign.end;
}

/** The day the sales of the home pages end: a Sunday well ahead, so that a demo keeps for a while. */
export function saleEnds(day: DemoDay): number {
  return day.daysUntil(7, 14);
}

function drafts(day: DemoDay): Record<CampaignKey, Draft> {
  const monday = day.daysUntil(1, -6);
  const ends = saleEnds(day);
  const store = (what: string): string =>
    `Lageret skal tømmes for ${what}. Prisene gjelder så lenge det er noe igjen på pallene, og til og med søndag.`;
  return {
    'klikk-og-hent': {
      name: 'Klikk & Hent',
      description: 'Bla i ukens annonse, reserver det du vil ha, og hent det i butikken når det passer deg.',
      days: [monday, ends],
      label: ['price', 'Ukens annonse!'],
      cut: 0.3,
      groups: [10102, 10401, 40301, 20201, 40404, 10701, 60201],
      share: 0.3,
      scene: 'fjord',
    },
    skallsalg: {
      name: 'Skallsalg',
      shortDescription: 'Tett tøy til lavere pris',
      description: 'Skalljakker, skallbukser og fjellstøvler for dem som går ut når andre snur.',
      days: [-6, ends],
      label: ['percent', '−30 %'],
      cut: 0.3,
      groups: [10101, 10202, 20101],
      share: 0.25,
      scene: 'fjell',
    },
    'lagersalg-telt': {
      name: 'Lagersalg på telt',
      shortDescription: 'Lagersalg',
      description: store('telt'),
      days: [-4, ends],
      label: ['percent', '−40 %'],
      cut: 0.4,
      groups: [40101, 40102, 40103],
      share: 0.6,
      scene: 'fjell',
    },
    'lagersalg-terrengsko': {
      name: 'Lagersalg på terrengsko',
      shortDescription: 'Lagersalg',
      description: store('terrengsko'),
      days: [-4, ends],
      label: ['percent', '−40 %'],
      cut: 0.4,
      groups: [20302],
      share: 1,
      scene: 'fjell',
    },
    'lagersalg-gummistovler': {
      name: 'Lagersalg på gummistøvler',
      shortDescription: 'Lagersalg',
      description: store('gummistøvler'),
      days: [-4, ends],
      label: ['percent', '−40 %'],
      cut: 0.4,
      groups: [20202, 20203],
      share: 1,
      scene: 'regn',
    },
    'tre-for-to': {
      name: '3 for 2 på luer, votter og sokker',
      shortDescription: '3 for 2',
      description: 'Velg tre, betal for to. Den rimeligste er på huset, i kassa i butikken.',
      days: [-12, ends],
      label: ['multi', '3 for 2'],
      cut: null,
      groups: [10801, 10802, 10803, 10901, 10902, 10903],
      share: 0.7,
      combined: true,
      scene: 'nordlys',
    },
    regntoydagene: {
      name: 'Regntøydagene',
      shortDescription: 'Tørr hele veien',
      description: 'Vi har stablet regntøy fra gulv til tak. Jakker, bukser og sett til priser som tåler litt vær.',
      days: [-5, 16],
      label: ['percent', '−30 %'],
      cut: 0.3,
      groups: [10203, 10601, 10602],
      share: 0.5,
      url: '/klaer/regntoy',
      scene: 'regn',
    },
    barnehageklar: {
      name: 'Barnehageklar',
      shortDescription: 'Alt til garderobehylla',
      description: 'Dress, ull, votter og støvler. Det barnehagen ber om, samlet på ett sted.',
      days: [-20, 25],
      label: ['percent', '−25 %'],
      cut: 0.25,
      groups: [10702, 10703, 10704, 10403],
      share: 0.35,
      url: '/dette-trenger-barnet-til-barnehagestart',
      scene: 'regn',
    },
    klubbuka: {
      name: 'Klubbuka',
      shortDescription: 'For deg som er medlem',
      description: 'Medlemspris på tursko, dun og vester. Det koster ingenting å bli medlem.',
      days: [-1, ends],
      label: ['club', 'Klubbpris'],
      cut: 0.2,
      groups: [20102, 10103, 10108, 40201],
      share: 0.3,
      scene: 'nordlys',
    },
    restparti: {
      name: 'Restparti på palle',
      shortDescription: 'Siste palle',
      description: 'Enkeltstørrelser og partivarer til ryddepris. Når pallen er tom, er den tom.',
      days: [-60, 60],
      label: ['price', 'Restparti'],
      cut: 0.45,
      groups: [10106, 20401, 10104, 30302, 80501],
      share: 0.2,
      scene: 'bjork',
    },
    sykkeldagene: {
      name: 'Sykkeldagene',
      shortDescription: 'Luft i dekkene',
      description: 'Prøv sykkel på parkeringsplassen. Vi stiller inn setet mens du venter.',
      days: [-3, ends],
      label: ['percent', '−25 %'],
      cut: 0.25,
      groups: [50101, 50103, 50201],
      share: 0.3,
      url: '/sykkel',
      scene: 'bjork',
    },
    skirydding: {
      name: 'Skirydding',
      shortDescription: 'Plass til nye ski',
      description: 'Ski, staver og støvler fra i fjor måtte ut før de nye kom inn.',
      days: [-30, -2],
      label: ['percent', '−50 %'],
      cut: 0.5,
      groups: [30301, 30201, 10106, 10204, 30401],
      share: 0.3,
      scene: 'nordlys',
    },
    ulluka: {
      name: 'Ulluka',
      shortDescription: 'Ull til hele familien',
      description: 'En uke med lavere pris på ull i tre tykkelser, fra barnesett til tursokker.',
      days: [-58, -51],
      label: ['percent', '−20 %'],
      cut: 0.2,
      groups: [10401, 10402, 10403, 10901],
      share: 0.5,
      scene: 'fjell',
    },
    hyttehelg: {
      name: 'Hyttehelg',
      shortDescription: 'Det som alltid blir glemt hjemme',
      description: 'Hodelykt, sekk, sitteunderlag og termos, samlet til lavere pris før helga.',
      days: [20, 34],
      label: ['percent', '−20 %'],
      cut: 0.2,
      groups: [40501, 40301, 40703, 40404],
      share: 0.4,
      scene: 'nordlys',
    },
    fiskefestival: {
      name: 'Fiskefestival',
      shortDescription: 'Napp i nettet',
      description: 'Stenger, sneller og sluk til hele familien.',
      days: [40, 60],
      label: ['price', 'Festivalpris'],
      cut: 0.25,
      groups: [90101, 90104, 90201, 90202],
      share: 0.4,
      scene: 'fjord',
    },
    sommerdager: {
      name: 'Sommerdager',
      shortDescription: 'Bad, bål og lange kvelder',
      description: 'Telt, badetøy og stormkjøkken med klubbpris.',
      days: [60, 90],
      label: ['club', 'Klubbpris'],
      cut: 0.2,
      groups: [80401, 80101, 40103, 40704],
      share: 0.4,
      scene: 'fjord',
    },
    gavetips: {
      name: 'Gavetips for utefolk',
      shortDescription: 'Gaver som blir brukt',
      description: 'Termos, hodelykt, ullsokker og kniv: gaver under femhundrelappen som ikke havner i en skuff.',
      days: [5, 34],
      label: ['percent', '−20 %'],
      cut: 0.2,
      groups: [40404, 40501, 10901, 40601],
      share: 0.3,
      scene: 'bjork',
    },
  };
}
