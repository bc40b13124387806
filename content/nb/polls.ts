export const pollsText = {
  heading: 'Avstemning',
  question: (number: number, total: number) => `Spørsmål ${number} av ${total}`,
  send: 'Send svar',
  answerAll: 'Svar på alle spørsmålene først',
  score: (score: number, total: number) => `Du fikk ${score} av ${total} riktige`,
  yourAnswers: 'Svarene dine',
  correct: 'Riktig',
  wrong: 'Feil',
  participants: (n: number) => (n === 1 ? '1 har svart' : `${n} har svart`),
  share: (count: number, total: number) => `${count} av ${total} valgte dette`,
  ended: 'Avstemningen er avsluttet',
} as const;
