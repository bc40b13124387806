export const counterSignInText = {
  pairTitle: 'Koble enheten til butikken',
  pairLead: 'Få en kode fra kjedekontoret. Den virker én gang, i ti minutter, og gjelder bare én butikk.',
  pairCode: 'Koblingskode, åtte tegn',
  pair: 'Koble til',
  pairLeft: (left: number) => `Koble til: ${numberWord(left)} tegn igjen`,
  pairNote: 'Enheten husker butikken, ikke deg. Kjedekontoret kan koble den fra når som helst.',
  pairWrong: 'Koden er brukt eller for gammel. Be om en ny.',
  pairDemo: 'Koble til demobutikken',
  who: 'Hvem er du?',
  manager: 'Butikksjef',
  hello: (name: string) => `Hei, ${name}. Skriv PIN`,
  chooseFirst: 'Velg navnet ditt',
  pinSoFar: (count: number) => `${numberWord(count)} av fire siffer`,
  digits: 'Siffer',
  remove: 'Slett',
  forgotten: 'Glemt?',
  forgottenText: 'Butikksjefen kan gi deg en ny PIN fra kjedekontoret.',
  wrongPin: (left: number) => `Feil PIN. ${left} forsøk igjen.`,
  clerkLocked: 'Låst i 15 minutter. Butikksjefen kan åpne.',
  lockedMark: 'Låst',
  openClerk: (name: string) => `Åpne for ${name}`,
  lockNote: 'Skjermen låses etter fem minutter i ro.',
  newWaiting: (count: number) => (count === 1 ? '1 ny venter' : `${count} nye venter`),
  noneWaiting: 'Ingen nye venter',
  oldestOver: (time: string) => `Den eldste skulle vært klar ${time}.`,
  oldestDue: (time: string) => `Den eldste skal være klar ${time}.`,
  demoPin: (pin: string) => `Demo: PIN ${pin}`,
} as const;

const numbers = ['null', 'ett', 'to', 'tre', 'fire', 'fem', 'seks', 'sju', 'åtte'] as const;

function numberWord(count: number): string {
  return numbers[count] ?? String(count);
}
