import { type WordTable, wordLines, wordTable } from './table.ts';

/**
 * What clothes, shoes and bags for something are: where one is ('padle', 'isfiske', 'kontor') says what they must do, and that with the kind of
 * garment says which. Every pair is a word of the table, so that it also answers to 'jakke til båten' and to words written apart.
 */
const surroundings = `
padle padling kajakk kano båt sjø hav fjord brygge seil seiler seile regatta kyst elve: vann
fiske fisker fiskar laksefiske havfiske: fiske
isfiske pilke scooter snøscooter skuter hundekjørings hundespann polar arktis ekspedisjons snøhule frost kulde is sno vinterfiske hyttevinter: kulde
jeger skogs skog bær bærplukker sopp villmarks villmark natur vandre vandrings speider leir ødemarks bushcraft vidde: skog
student jobb kontor hverdags fritids by reise ferie pendler studie hybel fly: by
gym gymnastikk turn danse zumba crossfit aerobic styrke gymsal mosjons trim: trening
fjøs gårds gards bonde stall hage arbeids dugnads anleggs bygge verne: gård
håndball volleyball basket tennis padel squash badminton innebandy bordtennis idretts: ball
festival konsert camping campingplass bobil: camping
telt lavvo gapahuk hengekøye: telt
ull merino merinoull saueull lammeull ylle: ull
fleece teddy pels: fleece
bomulls bomull: bomull
softshell: softshell
dun fjær: dun
`;

const garments = `
vann jakke frakk anorakk: skalljakke regnjakke
vann bukse: skallbukse regnbukse
vann støvel støvler: gummistøvel
vann sko: badesko sandal
vann hanske hansker votter: hanske vott
vann klær tøy antrekk: regnjakke regnbukse skalljakke skallbukse
vann dress: regnsett regndress
vann genser: ullgenser fleecejakke
vann bag sekk veske: duffelbag
vann vest: padlevest redningsvest seilervest
fiske jakke frakk anorakk: skalljakke regnjakke
fiske støvel støvler: gummistøvel
fiske sko: vadesko gummistøvel
fiske klær: regnjakke skalljakke vadebukse regnbukse
fiske veske bag boks kasse skrin: fiskekoffert slukboks
fiske genser: ullgenser fleecejakke
kulde jakke frakk anorakk: dunjakke skijakke boblejakke
kulde bukse: skibukse
kulde støvel støvler sko: vinterstøvel
kulde hanske hansker votter: vott hanske
kulde dress drakt: vinterdress
kulde klær tøy: dunjakke skijakke skibukse ulltrøye ullongs
kulde genser: ullgenser fleecejakke
kulde undertøy: ulltrøye ullongs
kulde sokker: ullsokk
skog jakke anorakk: softshelljakke skalljakke vindjakke
skog bukse: turbukse skallbukse
skog støvel støvler: gummistøvel fjellstøvel
skog sko: fjellstøvel tursko
skog sekk: tursekk dagstursekk
skog klær tøy: turbukse softshelljakke skalljakke turskjorte
skog genser: fleecejakke ullgenser
skog skjorte: turskjorte flanellskjorte
skog hanske hansker: hanske
skog kniv: turkniv foldekniv speiderkniv
by sekk: bysekk dagstursekk
by bag veske: duffelbag bysekk
by jakke: boblejakke softshelljakke skalljakke
by sko: joggesko
by bukse: joggebukse turbukse
by klær tøy: hettegenser tskjorte joggebukse
by genser: hettegenser ullgenser
by tøfler: tøffel ulltøffel
trening jakke: vindjakke softshelljakke half-zip
trening bukse: joggebukse tights
trening sko: innendørssko løpesko joggesko
trening drakt: tights treningstopp treningstrøye
trening tøfler: innendørssko
trening topp trøye: treningstopp treningstrøye
trening klær tøy antrekk: tights treningstopp treningstrøye shorts
trening sekk bag veske: duffelbag dagstursekk
trening ski: langrennsski felleski
gård sko: gummistøvel fjellstøvel
gård støvel støvler: gummistøvel vinterstøvel
gård hanske hansker: hanske
gård jakke: softshelljakke regnjakke
gård bukse: turbukse regnbukse
gård klær tøy: turbukse softshelljakke regnjakke regnbukse
gård genser: ullgenser fleecejakke
gård sokker: ullsokk tursokk
ball sko: innendørssko håndballsko
ball shorts: shorts
ball trøye drakt: spillertrøye treningstrøye
ball sokker strømper: treningssokk
ball bag sekk veske: duffelbag
ball bukse: joggebukse shorts
ball klær tøy: treningstrøye shorts treningstopp
telt matte madrass seng: liggeunderlag
telt stol krakk: campingstol lettvektsstol
telt bord: campingbord
telt sko tøfler: tøffel ulltøffel badesko
telt lys lampe lykt: campinglykt hodelykt
telt ovn: gassbrenner stormkjøkken
ull topp trøye singlet tskjorte skjorte bluse: ulltrøye
ull bukse longs tights brok underbukse: ullongs
ull jakke kofte cardigan: ullgenser fleecejakke
ull sko tøfler: ulltøffel tøffel
ull votter hansker: vott hanske
ull dress: ulldress ullfleecedress
ull sett undertøy: ullsett ulltrøye ullongs
fleece bukse: joggebukse
fleece genser trøye vest: fleecejakke teddyfleece
fleece votter: vott
fleece hansker: hanske
fleece lue: lue
fleece hals: hals
bomull genser: hettegenser
bomull bukse: joggebukse
bomull trøye: tskjorte
softshell bukse: turbukse skallbukse
softshell dress: parkdress vinterdress
softshell hansker: hanske
dun bukse: skibukse
dun votter hansker: vott hanske
dun støvler sko tøfler: vinterstøvel tøffel ulltøffel
camping sko: sandal gummistøvel
camping lykt lampe lys: campinglykt lommelykt hodelykt
camping kjøkken ovn: gassbrenner stormkjøkken
`;

const firstsOf = new Map<string, readonly string[]>(
  wordLines(surroundings).map(({ said, meant }) => [meant[0] ?? '', said]),
);

const rows = garments
  .trim()
  .split('\n')
  .map((line) => {
    const [left = '', goods = ''] = line.split(':');
    const [where = '', ...kinds] = left.split(' ');
    const pairs = (firstsOf.get(where) ?? []).flatMap((first) => kinds.map((kind) => first + kind));
    return `${pairs.join(' ')}:${goods}`;
  });

/** The table with a row for every pair that it does not have itself. */
export function withCompoundMatrix(table: WordTable): WordTable {
  return new Map([...wordTable(...rows), ...table]);
}
