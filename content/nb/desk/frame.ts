import type { DeskRefusal } from '#contract/desk/refusal.ts';
import { onlyRoles } from './roles.ts';

/** What stands around every page of the desk. */
export const frameText = {
  app: 'Kontoret',
  title: (page: string) => `${page} – Kontoret`,
  often: 'Ofte brukt',
  more: 'Mer',
  skip: 'Gå til innhold',
  menu: 'Meny',
  closeMenu: 'Lukk menyen',
  palette: 'Søk eller gjør noe',
  toShop: 'Vis butikken',
  newTab: 'åpnes i ny fane',
  person: 'Du og kontoret',
  signOut: 'Logg ut',
  light: 'Lyst',
  dark: 'Mørkt',
  asSystem: 'Som maskinen',
  scheme: 'Utseende',
  keysOn: 'Hurtigtaster er på',
  keysOff: 'Hurtigtaster er av',
  close: 'Lukk',
  cancel: 'Avbryt',
  tryAgain: 'Prøv igjen',
  undo: 'Angre',
  undone: 'Angret.',
  older: 'Eldre',
  newest: 'Nyeste først',
  loading: 'Henter …',
  failed: 'Det gikk ikke. Ingenting er endret.',
  notRead: 'Vi fikk ikke hentet dette.',
  noLine: 'Du er uten nett. Vi prøver igjen.',
  staleFrom: (time: string) => `Tallene er fra ${time}`,
  unknownTitle: 'Siden finnes ikke',
  unknownText: 'Adressen kan være feil, eller siden er ikke for din rolle.',
  toStart: 'Til forsiden av kontoret',
  shown: (from: number, to: number, count: string) => `Viser ${from}–${to} av ${count}`,
  about: (count: string) => `om lag ${count}`,
  rowKeys: { move: 'flytt', choose: 'velg', open: 'åpne', all: 'alle taster' },
  chosen: (count: number) => `${count} valgt`,
  letGo: 'Esc for å slippe',
  stepUpTitle: 'Bekreft at det er deg',
  stepUpText: 'Det du skal gjøre, krever at vi er sikre. Det gjelder i fem minutter.',
  stepUpDemo: 'Bekreft',
  stepUpAt: (provider: string) => `Bekreft hos ${provider}`,
  stepUpPasskey: 'Bekreft med passnøkkel',
  tooLong: 'Det tok for lang tid. Ingenting er gjort.',
  signedOut: 'Du er logget ut. Logg inn igjen for å fortsette.',
} as const;

/** A refusal that says the same wherever it comes; null: the area has its own words for it. */
export function refusalText({ code, roles, by, fields }: Partial<DeskRefusal>): string | null {
  switch (code) {
    case 'role':
      return onlyRoles(roles ?? []);
    case 'unknown':
      return 'Den finnes ikke lenger.';
    case 'changed':
      return by
        ? `${by} har endret den siden. Se over, og prøv igjen.`
        : 'Den er endret siden. Se over, og prøv igjen.';
    case 'bad-request':
      return fields === undefined || fields.length === 0
        ? 'Det du skrev, kan ikke brukes.'
        : 'Noe av det du skrev, kan ikke brukes.';
    case 'too-many-attempts':
      return 'For mange forsøk. Vent litt, og prøv igjen.';
    case 'come-back':
      return 'Vi vet ikke om det gikk. Prøv igjen.';
    case 'signed-out':
      return frameText.signedOut;
    default:
      return null;
  }
}
