import { tableKey } from '../table.ts';

/**
 * What compounds of every kind begin with: it names no goods here and no use, but makes the word a person's and not a slip ('lekebukse' is no
 * 'lerkebukse'), and the end says what the thing is.
 */
const firstParts = `
by gate morgen stor mini skum isopor luft lese hvile spise kaffe bryst sjø fly gå barne dame herre senior aktivitets vann sand sommer vinter kvelds
natt helge fest klasse ved pølse marshmallow hår nøkkel mobil telefon gryte is sår bil vogn gulv tak vegg hjemme ute inne hage balkong terrasse
uteplass hytte katt katte hest heste lomme reise turn ball brett stall vaske tørke pakke leke matte overtrekks kapteins markerings koordinasjons glass
brev foto film kamera inner ytter under over mellom dobbelt enkel kvart halv hel lett sove rulle mage lår tå øre øye nese hæl tann armee pels lakk
raglan pløse sleng gummi plast papp tre bambus kork silke fløyel lin hamp nylon viskose jean denim lær skinn semske vanntett hverdags søndags dags
måneds års bursdags jule påske høst vår karnevals konfirmasjons brude dåps barnevogn krabbe småbarns ungdoms tenårings pensjonist bestemor bestefar
pappa mamma familie kvinne manne gravid amme sjømanns nordlands fisker bonde politi brann militær soldat sykehus hotell restaurant hånd håndverker
snekker maler kokke turbo maxi super lav høy grov smal bred tykk tynn stiv myk varm kald tørr våt ren lys mørk glatt mudder gjørme søle pøl plask støv
snø hagl vind storm tåke tordenvær skifte ekstra reserve prøve skole gym kurs klubb lag cup stevne turnerings garasje bod kjeller loft gang verksted
buss tog båt ferge camp teltleir leir peis kjøkken stue bad soverom hjem hus kjede kule kyst elve innsjø regn sol måne stjerne natur
dyre fugle bjørne elge reve ulve sau geit ku gris høne sopp bær blåbær tyttebær multe eple urte te kakao suppe brød frukt snacks fjær vatt tråd streng
snor tau kjetting rør stål jern messing kobber sølv gull titan aluminium karbon glassfiber kne albue ankel håndledd skulder rygg nakke hode hofte legg
fot finger tommel
`;

const keys: ReadonlySet<string> = new Set(
  firstParts
    .trim()
    .split(/\s+/)
    .map((word) => tableKey([word])),
);

export function isEverydayFirstPart(word: string): boolean {
  return keys.has(tableKey([word]));
}
