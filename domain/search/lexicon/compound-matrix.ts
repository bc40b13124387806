import { type WordTable, wordLines, wordTable } from './table.ts';

/**
 * What clothes, shoes and bags for something are: where one is ('padle', 'isfiske', 'kontor') says what they must do, and that with the kind of
 * garment says which. Every pair is a word of the table, so that it also answers to 'jakke til båten' and to words written apart.
 */
const surroundings = `
padle padling kajakk kano båt sjø hav fjord brygge seil seiler seile regatta kyst elve dykke dykker surfe surf sup robåt båtliv skjærgårds kanotur padletur rafting: vann
bade strand basseng svømme svømmehall badeland spa badstue: bad
klatre klatring tinde bre fjellklatre ferrata alpinist: fjell
løpe løping jogge maraton trail ultra intervall: løp
fiske fisker fiskar laksefiske havfiske: fiske
isfiske pilke scooter snøscooter skuter hundekjørings hundespann polar arktis ekspedisjons snøhule frost kulde is sno vinterfiske hyttevinter skøyte skøytebane: kulde
jeger skogs skog bær bærplukker sopp villmarks villmark natur vandre vandrings speider leir ødemarks bushcraft vidde: skog
student jobb kontor hverdags fritids by reise ferie pendler studie hybel fly: by
gym gymnastikk turn danse zumba crossfit aerobic styrke gymsal mosjons trim spinning: trening
yoga pilates: yoga
hytte hytteliv setre: hytte
skole gymnas: skole
ride hest heste ri: ride
sykkel sykle sykling terrengsykkel pendlersykkel: sykkel
fjøs gårds gards bonde stall hage arbeids dugnads anleggs bygge verne: gård
håndball volleyball basket tennis padel squash badminton innebandy bordtennis idretts fotball: ball
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
vann lue: lue pannebånd
vann caps hatt: caps
vann sokker: ullsokk tursokk
vann shorts: badeshorts
vann trøye skjorte: uv-trøye tskjorte
vann tøfler: badesko
bad sko tøfler sandaler sokker slippers: badesko
bad bag sekk veske pose: duffelbag
bad klær tøy antrekk: badeshorts badedrakt bikini
bad bukse shorts: badeshorts
bad hatt caps: caps
bad lue: badehette
bad trøye skjorte jakke: uv-trøye
fjell støvel støvler: fjellstøvel
fjell sko: fjellstøvel tursko
fjell jakke anorakk: skalljakke vindjakke
fjell bukse: turbukse skallbukse
fjell hanske hansker votter: hanske vott
fjell sekk bag: tursekk dagstursekk
fjell klær tøy: skalljakke turbukse skallbukse ulltrøye
fjell genser: fleecejakke ullgenser
fjell lue: lue pannebånd
fjell sokker: tursokk ullsokk
fjell undertøy: ulltrøye ullongs
fjell skjorte: turskjorte
fjell shorts: turshorts shorts
løp sekk: dagstursekk drikkebelte
løp lue hatt: pannebånd lue
løp genser trøye: treningstrøye half-zip
løp votter hansker vanter: hanske vott
løp undertøy: ulltrøye treningstrøye
løp lykt lampe lys: hodelykt
løp klær tøy antrekk: tights treningstrøye treningstopp vindjakke
løp vest: refleksvest vest
løp veske taske: løpebelte drikkebelte
løp tøfler sandaler: løpesko
fiske lue: lue
fiske bukse: vadebukse regnbukse
fiske sokker: ullsokk tursokk
fiske hansker votter: hanske vott
fiske dress: regnsett vadebukse
fiske undertøy: ulltrøye ullongs
fiske sekk: dagstursekk fiskekoffert
kulde lue hatt: lue ull-lue
kulde vest: vest
kulde skjerf: hals
kulde sekk: tursekk
kulde tøfler: ulltøffel tøffel
skog lue: lue
skog sokker: tursokk ullsokk
skog vest: vest
skog undertøy: ulltrøye ullongs
skog stol krakk: sitteunderlag lettvektsstol
skog lykt lampe: hodelykt lommelykt
skog flaske: drikkeflaske
skog kopp: turkopp
by lue: lue caps
by sokker: treningssokk
by vest: vest
by skjorte: skjorte tskjorte
by støvel støvler: vinterstøvel
by flaske: drikkeflaske
trening lue: pannebånd
trening sokker: treningssokk
trening genser: half-zip hettegenser
trening hanske hansker: hanske treningsstrikk
trening vest: vest
trening flaske: drikkeflaske
trening matte: treningsmatte yogamatte
gård lue: lue caps
gård votter: vott hanske
gård dress: regnsett vinterdress
gård vest: vest refleksvest
gård undertøy: ulltrøye ullongs
gård skjorte: flanellskjorte turskjorte
ball jakke: vindjakke softshelljakke
ball genser: half-zip hettegenser
ball lue: pannebånd lue
ball flaske: drikkeflaske
ball briller: svømmebrille alpinbrille
ball støvel støvler joggesko: innendørssko
camping matte madrass: liggeunderlag
camping bukse: joggebukse turbukse
camping jakke: fleecejakke regnjakke
camping klær tøy: regnjakke fleecejakke joggebukse
camping støvel støvler: gummistøvel
camping sekk bag: duffelbag kjølebag
camping kopp krus glass: turkopp
camping pute: liggeunderlag
camping mat: middagsrett turmat
yoga bukse: tights
yoga sko: innendørssko
yoga genser jakke: hettegenser half-zip
yoga sokker: treningssokk
hytte jakke: fleecejakke boblejakke
hytte genser: ullgenser fleecejakke
hytte bukse: joggebukse
hytte støvel støvler: vinterstøvel gummistøvel
hytte klær tøy: ullgenser fleecejakke joggebukse ulltrøye
skole bukse: joggebukse turbukse
skole genser: hettegenser
skole klær tøy: hettegenser joggebukse tskjorte regnjakke
skole lue: lue
skole sokker: treningssokk
ride bukse: tights
ride støvel støvler sko: gummistøvel
ride hanske hansker: hanske
ride jakke: softshelljakke regnjakke
ride vest: vest
ride sokker: treningssokk ullsokk
ride genser: fleecejakke half-zip
sykkel lue: pannebånd lue
sykkel sokker: treningssokk
sykkel genser skjorte topp: sykkeltrøye
sykkel vest: refleksvest vest
sykkel støvel støvler: vinterstøvel
sykkel dress: regnsett
løp bukse: tights joggebukse
løp støvel støvler: løpesko
vann mat: energibar middagsrett turmat
bad mat: energibar kjølebag
fjell mat: middagsrett turmat energibar
løp mat: energigel energibar sportsdrikk
fiske mat: middagsrett turmat
skog mat: middagsrett turmat
kulde mat: middagsrett turmat
by mat: energibar
skole mat: energibar drikkeflaske
hytte mat: middagsrett turmat
trening mat: energibar proteinbar sportsdrikk
ball mat: energibar sportsdrikk
sykkel mat: energibar energigel sportsdrikk
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
