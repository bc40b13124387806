/** Words that say nothing about what is looked for; they are neither indexed nor asked for. */
const stopWords: ReadonlySet<string> = new Set(
  'og eller i på til for med av en ei et den det de som er fra om ved hos alle min mitt mine din jeg vi du å the and of with str størrelse'.split(
    ' ',
  ),
);

/** After these a name goes on to what the thing is for or has: 'impregnering til sko' is no shoe. */
const complementOpeners: ReadonlySet<string> = new Set('i på til till for med uten av fra'.split(' '));

export function isStopWord(word: string): boolean {
  return stopWords.has(word);
}

export function opensComplement(word: string): boolean {
  return complementOpeners.has(word);
}
