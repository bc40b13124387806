import type { CounterRefusalCode } from '#contract/counter/answers.ts';

/** Why the shop said no, in words for the clerk. */
export const counterRefusalText: Readonly<Record<CounterRefusalCode, string>> = {
  unpaired: 'Enheten er koblet fra.',
  locked: 'Skjermen er låst.',
  foreign: 'Det gikk ikke. Ingenting er endret.',
  'manager-only': 'Dette må butikksjefen gjøre.',
  unknown: 'Finnes ikke i denne butikken.',
  changed: 'Ordren er endret siden du åpnet den. Dette er slik den er nå.',
  taken: 'En annen tok den først.',
  'not-allowed': 'Det går ikke nå. Ingenting er endret.',
  'refund-under-way': 'En tilbakebetaling er alt på vei. Prøv igjen om et minutt.',
  'bad-request': 'Det gikk ikke. Ingenting er endret.',
  'other-request': 'Det gikk ikke. Ingenting er endret.',
  'wrong-code': 'Koden passer ikke. Se etter en gang til.',
  'wrong-pin': 'Feil PIN.',
  'clerk-locked': 'Låst i 15 minutter. Butikksjefen kan åpne.',
  'wrong-proof': 'Det passer ikke. Se etter en gang til.',
  'id-needed': 'Se legitimasjon først.',
  'slip-needed': 'Skriv bongnummeret fra kassen.',
  'slip-not-needed': 'Ordren er betalt på nett, uten bong.',
  'not-in-order': 'Varen er ikke i denne ordren.',
  'too-many': 'Det er flere enn kunden har bestilt.',
  'not-all-picked': 'Plukk eller meld alle varene først.',
  'too-much': 'Det er mer enn det som er betalt.',
  'whole-items-only': 'Med Qliro går hele varer tilbake, uten trekk.',
  'right-over': 'Angrefristen er ute.',
  'paid-in-till': 'Kjøpt i butikk: 60 dager, ubrukt. Ta det i kassen.',
  'nothing-drawn': 'Ingenting er trukket ennå.',
  'text-needed': 'Skriv hva som har skjedd.',
  'too-short': 'Skriv minst tre bokstaver.',
  'too-many-attempts': 'For mange forsøk. Prøv igjen om litt.',
  'codes-off': 'Koder er slått av i ti minutter etter for mange feil. Finn ordren på navn eller telefon.',
  'come-back': 'Usikker på om det gikk. Sjekker …',
};

export const counterGoneWrong = 'Det gikk ikke. Ingenting er endret.';
