import { wordTable } from './table.ts';

/** Things people ask a sports shop for that it may not sell, and what comes nearest. Used only where the shop knows no such word. */
export const neighbourWords = wordTable(`
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
skistøvler skistøvel skisko: alpinstøvel langrennssko
truger truge snowshoes snøsko: fjellski brodder gamasje gåstav
isbor isboret pilk: isfiskestikke
lavvo: telt tarp gapahuk
vannrenser vannfilter vannpose drikkeblære camelbak: drikkeflaske
spark sparkstøtting: kjelke
isøks stegjern klatrehjelm: brodder hjelm
ekkolodd fiskegarn garn teine: haspelstang sluk
jaktkniv viltkniv: turkniv
viltkamera lokkefløyte lokkejakt: hodelykt
skyteunderlag: sitteunderlag liggeunderlag
domino kortspill brettspill: kubb
bordtennisbord: bordtennissett bordtennisracket
vannkoker kokekanne: gassbrenner stormkjøkken
simdyna simdynor svømmebelte: redningsvest
paraply: regnjakke
badehåndkle håndkle badekåpe: badeshorts badedrakt
barnevogn vogn sykkelvogn barnvagn barnevagn klapvogn stroller pram: bæremeis barnepulk
`);
