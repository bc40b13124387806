import type { HealthLine, HealthName, HealthState } from '#contract/desk/health/schemas.ts';
import { groupThousands } from '#domain/money/format-money.ts';

const steps = [
  { seconds: 86_400, one: 'ett døgn', many: 'døgn' },
  { seconds: 3_600, one: 'en time', many: 'timer' },
  { seconds: 60, one: 'ett minutt', many: 'minutter' },
] as const;

/** 'tre timer' as '3 timer'. */
function span(seconds: number): string {
  for (const { seconds: unit, one, many } of steps) {
    const count = Math.floor(seconds / unit);
    if (count >= 1) return count === 1 ? one : `${count} ${many}`;
  }
  return 'under ett minutt';
}

const ago = (seconds: unknown) => `for ${span(Number(seconds))} siden`;
const sized = (megabytes: number) =>
  megabytes >= 1024 ? `${(megabytes / 1024).toFixed(1).replace('.', ',')} GB` : `${megabytes} MB`;
const waits = ({ count, seconds }: HealthLine['values']) =>
  Number(count) === 0
    ? 'Ingenting venter.'
    : `${Number(count) === 1 ? 'Én' : groupThousands(Number(count))} venter, den eldste i ${span(Number(seconds))}.`;
const oneOf = (count: unknown, one: string, many: string) =>
  Number(count) === 1 ? `Én ${one}` : `${groupThousands(Number(count))} ${many}`;

const providerNames: Readonly<Record<string, string>> = {
  klarna: 'Klarna',
  qliro: 'Qliro',
  card: 'kort',
  vipps: 'Vipps',
};
const providerName = (about: string | null) => providerNames[about ?? ''] ?? about ?? '';

export const healthTitles: Readonly<Record<HealthName, (about: string | null) => string>> = {
  processes: () => 'Prosesser',
  database: () => 'Database',
  replica: () => 'Kopi for rapporter',
  version: () => 'Versjon',
  'payment-calls': () => 'Betalinger i arbeid',
  provider: (about) => `Betaling med ${providerName(about)}`,
  mails: () => 'E-post',
  sms: () => 'SMS',
  events: () => 'Hendelser',
  webhooks: () => 'Webhooks',
  imports: () => 'Import',
  pictures: () => 'Bilder',
  keys: () => 'Nøkler',
  certificate: () => 'Sertifikat',
  backup: () => 'Sikkerhetskopi',
  setting: () => 'Innstilling',
};

const settingTexts: Readonly<Record<string, string>> = {
  'sms-off': 'SMS er ikke satt opp. Kundene får bare e-post når varene er klare.',
  'sms-test': 'SMS går til prøve: meldingene sendes ikke ut.',
  'sms-unreported': 'Vi får ikke vite om SMS kommer fram.',
};

export const healthTexts: Readonly<Record<HealthName, (line: HealthLine) => string>> = {
  processes: ({ values: { running, hosts, lost, versions, upSeconds, memoryMb } }) =>
    [
      Number(running) === 0
        ? 'Ingen prosess har meldt seg det siste halve minuttet.'
        : `${oneOf(running, 'prosess', 'prosesser')} på ${Number(hosts) === 1 ? 'én maskin' : `${hosts} maskiner`}, oppe i ${span(Number(upSeconds))}, ${sized(Number(memoryMb))} minne.`,
      ...(Number(lost) > 0 ? [`${oneOf(lost, 'har', 'har')} sluttet å melde seg uten å si fra.`] : []),
      ...(Number(versions) > 1 ? ['De kjører ikke samme versjon.'] : []),
    ].join(' '),
  database: ({ values: { version, megabytes, connections, mostConnections } }) =>
    `PostgreSQL ${String(version).split(' ')[0]}, ${sized(Number(megabytes))}. ${connections} av ${mostConnections} tilkoblinger i bruk.`,
  replica: ({ values: { seconds } }) =>
    seconds === null
      ? 'Kopien svarer ikke. Rapportene virker ikke.'
      : Number(seconds) === 0
        ? 'Har alt.'
        : `Ligger ${span(Number(seconds))} etter.`,
  version: ({ values: { version, migration, pending, newer } }) =>
    [
      `Hent ${version}, database ${String(migration).split('-')[0]}.`,
      ...(Number(pending) > 0 ? [`${oneOf(pending, 'endring', 'endringer')} av databasen er ikke gjort.`] : []),
      ...(Number(newer) > 0 ? ['Databasen er nyere enn koden som svarer her.'] : []),
    ].join(' '),
  'payment-calls': ({ values }) =>
    [
      waits(values),
      ...(Number(values.flagged) > 0 ? [`${oneOf(values.flagged, 'betaling må', 'betalinger må')} ses på.`] : []),
    ].join(' '),
  provider: ({ values: { open, failures, seconds } }) =>
    [
      ...(Number(open) > 0
        ? ['Svarer ikke. Vi spør igjen av oss selv, og tilbyr andre måter imens.']
        : Number(failures) > 0
          ? [`${oneOf(failures, 'kall', 'kall')} på rad uten svar.`]
          : seconds === null
            ? []
            : ['Svarer.']),
      seconds === null ? 'Ikke brukt den siste uka.' : `Siste svar ${ago(seconds)}.`,
    ].join(' '),
  mails: ({ values }) =>
    [
      Number(values.held) === 1
        ? `${groupThousands(Number(values.count))} holdes her: e-post er ikke satt opp.`
        : waits(values),
      ...(Number(values.failed) > 0 ? [`${oneOf(values.failed, 'e-post', 'e-poster')} ga opp siste uke.`] : []),
    ].join(' '),
  sms: ({ values }) =>
    [
      waits(values),
      ...(Number(values.failed) > 0 ? [`${oneOf(values.failed, 'kom', 'kom')} ikke fram siste døgn.`] : []),
    ].join(' '),
  events: ({ values }) => waits(values),
  webhooks: ({ values }) =>
    Number(values.all) === 0
      ? 'Ingen webhooks.'
      : [
          waits(values),
          ...(Number(values.failed) > 0 ? [`${oneOf(values.failed, 'levering', 'leveringer')} ga opp.`] : []),
          ...(Number(values.paused) > 0 ? [`${oneOf(values.paused, 'er', 'er')} slått av.`] : []),
        ].join(' '),
  imports: ({ values: { seconds, failed } }) =>
    [
      seconds === null ? 'Ingen fil er tatt inn ennå.' : `Siste fil kom ${ago(seconds)}.`,
      ...(Number(failed) > 0 ? [`${oneOf(failed, 'slag fil', 'slags filer')} gikk galt sist.`] : []),
    ].join(' '),
  pictures: ({ values: { count, unstored } }) =>
    Number(unstored) > 0
      ? `${oneOf(unstored, 'bilde', 'bilder')} er ikke kommet på plass i lageret.`
      : `${oneOf(count, 'fotografi', 'fotografier')}, alle på plass.`,
  keys: ({ values: { live, soon } }) =>
    Number(soon) > 0
      ? `${oneOf(soon, 'nøkkel', 'nøkler')} slutter å virke innen 14 dager.`
      : Number(live) === 0
        ? 'Ingen nøkler i bruk.'
        : `${oneOf(live, 'nøkkel', 'nøkler')} i bruk.`,
  certificate: ({ values: { known, https, days, trusted } }) => {
    if (Number(https) === 0) return 'Ikke kjent: butikkens adresse er uten https.';
    if (Number(known) === 0) return 'Ikke kjent: butikkens adresse svarer ikke herfra.';
    if (Number(days) < 0) return 'Har gått ut. Nettleserne slipper ingen inn.';
    if (Number(trusted) === 0) return 'Nettleserne godtar det ikke.';
    return Number(days) === 0 ? 'Går ut i dag.' : `Går ut om ${span(Number(days) * 86_400)}.`;
  },
  backup: ({ values: { seconds, failed } }) =>
    seconds === null
      ? 'Ingen har prøvd å hente fram en sikkerhetskopi. Kjør npm run backup:rehearse.'
      : Number(failed) === 1
        ? `Prøven ${ago(seconds)} gikk galt.`
        : `Hentet fram på prøve ${ago(seconds)}. Alt var der.`,
  setting: ({ about }) =>
    settingTexts[about ?? ''] ??
    `${providerName((about ?? '').split(':')[1] ?? '')} går til et prøvesystem: ingen penger flyttes.`,
};

export const stateWords: Readonly<Record<HealthState, string>> = { well: 'I orden', look: 'Se på', wrong: 'Galt' };

export const healthText = {
  summary: (wrong: number, look: number) =>
    wrong === 0 && look === 0
      ? 'Alt er i orden.'
      : [
          ...(wrong > 0 ? [wrong === 1 ? 'Én ting er galt' : `${wrong} ting er galt`] : []),
          ...(look > 0 ? [look === 1 ? 'én ting bør ses på' : `${look} ting bør ses på`] : []),
        ]
          .join(', ')
          .replace(/^./, (letter) => letter.toUpperCase())
          .concat('.'),
  checked: (time: string) => `Sjekket ${time}. Siden sjekker selv hvert tiende sekund.`,
  acts: {
    'payment-calls': 'Se betalingene',
    webhooks: 'Se webhooks',
    imports: 'Se importen',
    keys: 'Se nøklene',
  },
  resend: 'Send på nytt',
  resent: (count: number) => (count === 1 ? 'Én e-post sendes på nytt.' : `${count} e-poster sendes på nytt.`),
  noneFailed: 'Ingen e-poster har gitt opp.',
} as const;
