/** What the import says of a line, in Norwegian. It says it in English to whoever runs the command. */
type Words = (...found: string[]) => string;

const patterns: readonly (readonly [RegExp, Words])[] = [
  [/^(\S+) is missing$/, (field) => `${field} mangler`],
  [/^(\S+)(?: no\. \d+)? is empty$/, (field) => `${field} er tomt`],
  [
    /^(\S+)(?: no\. \d+)? must be a whole number from 0 to \d+$/,
    (field) => `${field} må være et helt tall, og ikke under 0`,
  ],
  [
    /^(\S+)(?: no\. \d+)? must be a whole number from (-?\d+) to (\d+)$/,
    (field, from, to) => `${field} må være et helt tall fra ${from} til ${to}`,
  ],
  [/^(\S+) must be kroner/, (field) => `${field} må være kroner, som 1299 eller 1299,50`],
  [/^(\S+) must not be below 0$/, (field) => `${field} kan ikke være under 0`],
  [/^(\S+) is too large$/, (field) => `${field} er for stort`],
  [/^(\S+) has more than two decimals$/, (field) => `${field} har flere enn to desimaler`],
  [/^(\S+)(?: no\. \d+)? must be text$/, (field) => `${field} må være tekst`],
  [/^(\S+) is longer than (\d+) characters$/, (field, most) => `${field} er lengre enn ${most} tegn`],
  [/^(\S+) must be 0 or 1/, (field) => `${field} må være Ja eller Nei, eller 0 eller 1`],
  [/^(\S+) must be a time with its zone/, (field) => `${field} må være dag og klokkeslett, som 24.12.2026 08:00`],
  [/^(\S+) must be a day/, (field) => `${field} må være en dag, som 24.12.2026`],
  [/^(\S+) must be one of (.+)$/, (field, list) => `${field} må være en av ${list}`],
  [/^(\S+) must be a list of ids$/, (field) => `${field} må være en liste med numre`],
  [
    /^(\S+) must be above 0, with at most four decimals/,
    (field) => `${field} må være over 0: kroner, eller 0,2 for 20 %`,
  ],
  [/^(\S+) must be degrees from/, (field) => `${field} må være grader`],
  [/^(\S+) must start with http/, (field) => `${field} må være en adresse som begynner med https://`],
  [/^(\S+) must be the address of a file/, (field) => `${field} må være adressen til et bilde, som /bilder/…`],
  [/^(\S+) is no field of \S+$/, (field) => `${field} er ikke et felt her`],
  [/^(.+?) (.+) stands on line (\d+) already$/, (field, value, line) => `${field} ${value} står alt på linje ${line}`],
  [/^is new and lacks (.+)$/, (fields) => `Ny linje, og mangler ${fields}`],
  [/^(.+) is not known; import \S+ first$/, (what) => `${what} finnes ikke`],
  [/^(.+) is not known$/, (what) => `${what} finnes ikke`],
  [/^(\S+) must be 13 digits/, (field) => `${field} må ha 13 siffer`],
  [/^(\S+) must be (?:8|8, 12)/, (field) => `${field} må ha 8, 12 eller 13 siffer`],
  [/^ends before it starts$/, () => 'Slutter før den starter'],
  [/^costs nothing: (\S+) is 0/, (field) => `${field} er 0, da koster varen ingenting`],
  [/^has no Price, which only multi may lack$/, () => 'Mangler Price, som bare multi kan mangle'],
  [/^has a Price above the SuggestedPrice/, () => 'Price er høyere enn vanlig pris'],
  [/^SuggestedPrice is below the pant/, () => 'SuggestedPrice er lavere enn panten, som er med i prisen'],
  [/^has more Pant than SuggestedPrice/, () => 'Pant er høyere enn SuggestedPrice, som har panten med'],
  [/^has an OriginalPrice below/, () => 'OriginalPrice er lavere enn SuggestedPrice'],
  [
    /^has an? (\S+) whose check digit is wrong/,
    (field) => `${field} har feil kontrollsiffer. Er et siffer skrevet feil?`,
  ],
  [/^has an? (\S+) that stands in the file already$/, (field) => `${field} står alt i fila`],
  [/^has the (\S+) of another (?:article|variant)$/, (field) => `En annen vare har samme ${field}`],
  [/^has the name of another code$/, () => 'En annen kode har samme navn'],
  [/^has been used more often than/, () => 'Er brukt flere ganger enn max_uses'],
  [/^takes off more than everything/, () => 'Gir mer enn hele summen: 0,2 er 20 %, og kroner skal ha fixed 1'],
  [/^has pieces in a shop that is closed/, () => 'Har varer i en butikk som er lagt ned'],
  [/^has a VatPercentage/, () => 'VatPercentage er ingen gyldig sats'],
  [/^has an unknown id in (\S+);/, (field) => `${field} har et nummer som ikke finnes`],
  [/^is the twin of a variant/, () => 'Lik en annen variant av varen: samme størrelse og farge'],
  [
    /^needs ContentAmount and ContentUnit both/,
    () => 'ContentAmount og ContentUnit må begge være med, eller ingen av dem',
  ],
  [/^is somebody who was erased/, () => 'Har bedt om å bli slettet, og hentes ikke inn igjen'],
  [/^says yes to something, but not when/, () => 'Samtykke uten når og hvor: consentAt og consentSource mangler'],
  [/^has one of latitude and longitude/, () => 'Har bare den ene av latitude og longitude'],
];

const otherwise = 'Linja kan ikke brukes slik den står';

/** Of several things that are wrong each, with a comma between. */
export function importReason(reason: string): string {
  const told = reason
    .replace(/^line \d+: /, '')
    .split('; ')
    .reduce<string[]>((parts, part) => {
      // What to import first belongs to what is not known.
      if (/^import \S+ first$/.test(part)) parts[parts.length - 1] += `; ${part}`;
      else parts.push(part);
      return parts;
    }, [])
    .map(inNorwegian);
  const known = told.filter((words) => words !== null);
  return known.length === 0 ? otherwise : known.join('. ');
}

function inNorwegian(part: string): string | null {
  for (const [pattern, words] of patterns) {
    const found = pattern.exec(part);
    if (found !== null) return words(...found.slice(1));
  }
  return null;
}
