import { neighbourPhrases } from './neighbours/topics.ts';
import { neighboursBySport } from './neighbours-by-sport.ts';
import { wordTable } from './table.ts';

/** Things people ask a sports shop for that it may not sell, and what comes nearest. Used only where the shop knows no such word. */
const neighbours = `
kjole kjoler sommerkjole dress_dame skjørt: tskjorte singlet shorts
solbriller solbrille sunglasses: alpinbrille svømmebrille caps
jeans dongeri olabukse olabukser denim chinos: turbukse joggebukse
skjorte penskjorte finskjorte bluse: turskjorte skjorte
dress_herre blazer finklær: skjorte
støvletter støvlett pensko høyhælte: vinterstøvel
crocs skoletøfler: badesko tøffel
kano kanoer canoe: kajakk
båt gummibåt oppblåsbar_båt båter: kajakk supbrett
surfebrett surfboard wakeboard vannski: supbrett
vekt baderomsvekt badevekt: manual
romaskin roaskin ellipsemaskin stepmaskin trappemaskin: tredemølle spinningsykkel ergometersykkel
boksehansker boksesekk boksing bokseputer: treningsstrikk
golfkøller golf golfball golfballer: frisbeegolfdisk
ishockeykølle hockeykølle: innebandykølle
rulleski rulleskien: rulleskøyter langrennsski
trampoline trampoliner: hoppetau fotballmål
kikkert kikkerter binoculars: kompass hodelykt
gps_tracker håndholdt_gps: gpsklokke pulsklokke
solcellepanel powerbank lader: hodelykt
telttilbehør teltplugger plugger bardun teltduk: reparasjonssett tarp
sykkelstativ sykkelholder takboks skistativ: sykkelveske
sykkelsete barnesete sykkelvogn tilhenger: sykkelveske barnesykkel
ryggbeskytter beskytter: ryggskjold
knebeskytter albuebeskytter beskyttelse: leggskinn ryggskjold
tennisball tennisballer: tennisracket
fjærball badmintonballer: badmintonsett
pumpe ballpumpe: gulvpumpe minipumpe
laken lakenpose sengetøy dyne: sovepose
pute hodepute: liggeunderlag
kaffekanne kaffekjele kaffe: termos turkopp
tørrmat real_turmat posemat middag_på_pose: middagsrett
proteinpulver protein kosttilskudd kreatin: energibar sportsdrikk
sjokolade godteri snacks: energibar
parasoll solseng hagemøbler: campingstol campingbord
hundebånd hundeutstyr hundedekken bånd_til_hund: refleksbånd
klatresko klatresele klatretau karabin: hjelm
hjertebelte pulsbelte: pulsklokke
vernesko arbeidssko verneskoene: fjellstøvel vinterstøvel
skistøvler skistøvel skisko: alpinstøvel langrennssko
truger truge snowshoes snøsko: fjellski brodder gamasje gåstav
isbor isboret pilk: isfiskestikke
lavvo: telt tarp gapahuk
vannrenser vannfilter vannpose drikkeblære camelbak: drikkeflaske
spark sparkstøtting: kjelke
isøks stegjern: brodder
klatrehjelm: sykkelhjelm alpinhjelm
ekkolodd fiskegarn garn teine: haspelstang sluk
jaktkniv viltkniv: turkniv
viltkamera lokkefløyte lokkejakt: hodelykt
skyteunderlag: sitteunderlag liggeunderlag
domino kortspill brettspill: kubb
bordtennisbord: bordtennissett bordtennisracket
vannkoker kokekanne: gassbrenner stormkjøkken
simdyna simdynor svømmebelte: redningsvest
paraply: regnjakke
badehåndkle håndkle badekåpe towel towels beach_towel handduk badhandduk håndklæde: badeshorts badedrakt badesko
barnevogn vogn sykkelvogn barnvagn barnevagn klapvogn stroller pram: bæremeis barnepulk
solkrem solfaktor solstift solspray aftersun: uv-drakt uv-trøye caps
solbrillene sportsbriller sykkelbriller løpebriller brebriller briller: alpinbrille svømmebrille
hundesele hundekobbel kobbel hundebur hundekløv kløv hundejakke hundevest hundeleke hundesekk trekksele: refleksbånd drikkeflaske pulk
hundeseng hundeteppe: liggeunderlag
ridebukse ridestøvler ridehansker hesteutstyr grime: gummistøvel tights hanske
golfsko golfhanske golfbag golfutstyr golftralle: joggesko hanske
klatrekritt kritt buldring taubrems tau_klatring slynge_klatring klatreskoene: treningsstrikk fjellstøvel
dykkeutstyr dykkerflaske harpun: våtdrakt svømmeføtter svømmebrille
hockeyutstyr hockeyhjelm puck ishockeyhansker hockeybukse: skøyte innebandykølle
boksehanske kampsportutstyr punchingball judodrakt karatedrakt munnbeskytter susp: treningsstrikk hanske
dartspill dart dartskive piler biljardbord fotballspill airhockey: kubb kasteringer bordtennissett
pil_og_bue bue bueskyting pilbue luftgevær gevær rifle hagle ammunisjon patroner kikkertsikte våpenskap skytestokk våpenfutteral: turkniv kompass
drone kamera_action actionkamera viltkameraer: hodelykt
solcellelader solcelle powerbanken ladekabel batteri batterier aaa_batterier walkietalkie walkie_talkie jaktradio radio: hodelykt
tørketårn håndklær reisehåndkle microfiberhåndkle mikrofiberhåndkle toalettmappe toalettveske: badesko
vannfilteret vannrensetabletter drikkeblæra vannkanne vanndunk dunk: drikkeflaske
oppvaskbalje oppvask campingvask fjærbøsse turdo_toalett utedo spade_do campingtoalett dusj_tur utedusj solardusj: turkopp reparasjonssett
gassgrill kullgrill engangsgrill grillkull grilltang grillutstyr røykeovn: bålpanne stekehelle
teltplugg teltstenger teltstang bardunstrammer stormplugger: reparasjonssett tarp
soveputer nakkepute reisepute sengetøyet sovelakenet: liggeunderlag sovepose
takstativ takbøyler sykkelstativer tilhengerfeste_sykkel skiholder hengerfeste: sykkelveske
sykkelbarnesete barnesykkelsete påhengssykkel sykkelhenger følgesykkel: barnesykkel
sykkelsko klikkpedaler pedaler pedal sete sal_sykkel sykkelsete styre sykkelstyre girvaier bremseklosser bremser skjermer ringeklokke sykkelkomputer speedometer vannflaskeholder: sykkelveske kjedeolje sykkeldekk
rullator krykker stokk spaserstokk: gåstav
trampolinen hoppeslott huske husker sandkasse lekestativ ballbinge: fotballmål hoppetau
badedyr luftmadrass_bading flamingo badeball vannpistol badebassenget basseng_hage: uv-drakt badeshorts
fiskestangholder stangholder fiskerøyker fiskevekt fiskegaffe klepp fisketang fisketerne agnfisk makk reker: fiskekoffert håv sluk
slede_hund: pulk
gummibåten jolla robåt påhengsmotor anker fender tauverk båtshake: redningsvest kajakk
massasjepistoler massasjestol fotmassasje: massasjerulle massasjeball
kreatinpulver whey bcaa proteinshake koffeintabletter preworkout: sportsdrikk energibar
tyggegummi iskrem kjeks: energibar
nøkkelring lommebok pung belte bukseseler bukseselene: løpebelte
barnevogner joggevogn løpevogn sportsvogn: bæremeis barnepulk
sko_til_dans ballettsko danseskoer: innendørssko
jeansen olabuksa dongerijakke dongeribukse dongerishorts skinnjakke skinnbukse skinnvest regnparaply: turbukse softshelljakke
penklær finbukse dressbukse blazeren festkjole konfirmasjonskjole: skjorte turskjorte
undertrøyer_bomull strømpebukser nylonstrømper: ullongs tights
skifutteral skistropper skistrapp skistropp skitrekket skikasse: duffelbag
snøfreser snøskyffel_stor: snøspade
skismurningskoffert: smøresett
truger_snø snøtruger: fjellski brodder gamasje
fakkel fakler stearinlys lightere lighter tennbriketter bålved: bålpanne campinglykt
`;

export const neighbourWords = wordTable(neighbours, neighboursBySport, neighbourPhrases);

/** Without æ, ø and å they would be another thing: a 'skjørt' is no 'skjorte'. */
export const neighboursAsSpelled: Readonly<Record<string, readonly string[]>> = {
  ...ofEach('skjørt skjørtet skjørter skjørtene', ['shorts', 'tights']),
  ...ofEach('kjole kjolen kjoler kjolene kjol kjolar', ['tskjorte', 'singlet', 'shorts']),
  ...ofEach('hundeslede hundesleden', ['pulk', 'kjelke']),
  ...ofEach('løpeskjorte løpeskjorter treningsskjorte treningsskjorter gymskjorte', ['treningstrøye', 'tskjorte']),
  ...ofEach('ved veden', ['turøks', 'bålpanne']),
  ...ofEach('spark sparken sparkstøtting', ['kjelke']),
  ...ofEach('søkke søkker lodd blylodd dupp dupper', ['sluk', 'sene', 'fiskesett']),
  ...ofEach('kart karta karte karten turkart kartet sjøkart fjellkart veikart kartbok', ['kompass', 'gpsklokke']),
  ...ofEach('pute puter puta hodepute turpute', ['liggeunderlag', 'sitteunderlag']),
  ...ofEach('makk makken meitemakk meitemark', ['fiskesett', 'sluk']),
  ...ofEach('søkket søkka', ['sluk', 'sene', 'fiskesett']),
  ...ofEach('cape kappe kapper regncape', ['regnjakke']),
};

/** Of the word, or of a compound that the shop would take for the other thing: 'turskjørt' is no 'turskjorte'. */
export function neighbourAsSpelled(word: string): readonly string[] | undefined {
  return neighboursAsSpelled[word] ?? neighboursAsSpelled[/.{2}(skjørt(?:et|er|ene)?)$/.exec(word)?.[1] ?? ''];
}

function ofEach(spellings: string, goods: readonly string[]): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries(spellings.split(' ').map((word) => [word, goods]));
}
