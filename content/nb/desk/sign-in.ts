export const signInText = {
  title: 'Logg inn på kontoret',
  lead: (chain: string) => `Bare for ansatte i ${chain} som er invitert.`,
  demo: 'Demobutikk.',
  demoAs: 'Se kontoret som:',
  foot: 'Du logges ut etter åtte timer uten bruk. Alt du gjør her, skrives i endringsloggen.',
  unreachable: 'Får ikke kontakt med butikken.',
} as const;
