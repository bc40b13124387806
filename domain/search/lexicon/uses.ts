import { fold } from '../language/fold.ts';
import { wordLines, wordTable } from './table.ts';
import { activities } from './uses/activities.ts';
import { events } from './uses/events.ts';
import { exercises } from './uses/exercises.ts';
import { inSentences } from './uses/in-sentences.ts';
import { namedAilments } from './uses/named-ailments.ts';
import { needs } from './uses/needs.ts';
import { occasions, troubles } from './uses/occasions.ts';
import { situations } from './uses/situations.ts';
import { complaints, treatments } from './uses/treatments.ts';
import { wishes } from './uses/wishes.ts';

/** What one does or where one goes, and the goods for it. Alone they are what is wanted; beside a thing they say which. */
const outdoors = `
fjelltur fjellturer fjelltur_til fjellet fjell mountain mountains bjerge bjergene fjällvandring fjällvandringen høyfjellet fjellvandring fjellvettreglene: fjellstøvel tursko skalljakke turbukse tursekk ulltrøye ullongs tursokk vindjakke anorakk gåstav skallbukse kompass termos gamasje
tur turer turen turar på_tur gåtur søndagstur turgåing turgåer turgåeren turfolk hiker hikers gå_tur skogstur skogen skog marka turglede tur_i_skogen: tursko turbukse dagstursekk tursekk termos sitteunderlag skalljakke fleecejakke tursokk fjellstøvel turskjorte turshorts gåstav drikkeflaske turkopp drikkeflaske ullsokk turkniv multiverktøy
dagstur dagsturen dagsturer: dagstursekk tursko turbukse termos sitteunderlag drikkeflaske
walking walks hiking hike trekking trek vandring vandre vandretur fottur fotturer: tursko fjellstøvel turbukse tursekk skalljakke tursokk gåstav turskjorte
langtur ekspedisjon overnattingstur helgetur flerdagstur: tursekk telt sovepose liggeunderlag stormkjøkken turmat middagsrett tursko fjellstøvel
sove_på ligge_på: liggeunderlag
sitte_på sete_på: sitteunderlag campingstol lettvektsstol
maten_kald mat_kald holde_kald holder_kald holde_kaldt kald_drikke kald_brus kald_mat maten_kjølig drikken_kald: kjølebag
drikke_kaffe drikke_av kaffe_av drikke_te: turkopp termos
maten_varm kaffen_varm holde_kaffen varm_drikke varm_kaffe: termos
fjøs fjøset fjøsen gården gardsarbeid stall stallen: gummistøvel
myr myra myrene fjæra fjøra fjære fjøre våtmark sump gjørme sølevær sølepytt sølepytter: gummistøvel vadebukse
overnatting overnatte sove_ute sove_i_telt teltur telttur utenatt ligge_ute uteliv: telt sovepose dunsovepose liggeunderlag hengekøye tarp gapahuk hodelykt
friluftsliv friluft frilufts uteaktivitet turliv: tursko turbukse tursekk telt sovepose termos skalljakke turkniv hengekøye hodelykt turkopp multiverktøy
hyttetur cabin stuga stugan hytte hytta hytten hyttekos hyttebruk hyttelivet på_hytta: termos hodelykt ullsokk tøffel ulltøffel ullgenser fleecejakke kjelke akebrett bålpanne turkopp ulltrøye
påske påsken påsketur påskefjellet påskeferie: fjellski langrennsski akebrett solbrille termos sitteunderlag alpinbrille skalljakke anorakk ulltrøye felleski langrennssko
camping campingtur campingplass campingferie: campingstol campingbord familietelt kuppeltelt kjølebag sovepose liggeunderlag campinglykt gassbrenner
bobil bobilen bobiltur bobilferie campingvogn campingvogna campingvognen: campingstol campingbord kjølebag campinglykt gassbrenner hengekøye
festival festivalen: telt kuppeltelt gummistøvel regnjakke liggeunderlag sovepose
bål bålkos bålet bål_tur grille grilling grill: bålpanne stekehelle turøks foldesag turkniv sitteunderlag spork
kanotur kano padletur padling padle kajakktur kajakkpadling: kajakk åre padlevest supbrett kajakkåre redningsvest våtdrakt
jakt jakten jakttur elgjakt rypejakt høstjakt jegeren jakta jaktlaget jaktlag jegere postering jaktpost hunting jakttøy jaktklær jaktutstyr hjortejakt: jaktskall jaktjakke jaktbukse høstjakt turbukse skallbukse ullsokk tursokk ulltrøye ullongs fjellstøvel gummistøvel tursekk turkniv termos hodelykt sitteunderlag softshelljakke lue
speider speidern speideren speidertur: speiderkniv turkniv sovepose liggeunderlag tursekk kompass spork hodelykt turkopp
sopptur bærtur bærplukking soppsanking sanketur: turkniv gummistøvel regnjakke dagstursekk sitteunderlag
klatring klatre klatretur: hjelm
orientering o-løp orienteringsløp kart: kompass terrengsko
familietur tur_med_barn småbarnstur tur_med_barna: bæremeis barnesekk familietelt sitteunderlag barnepulk
naturkaffe kaffe_på_tur turkaffe: termos turkopp stormkjøkken gassbrenner
matpakke niste matpause rast: termos sitteunderlag turkopp spork drikkeflaske
solo ultralett lettvekt lettvektstur: lett lettvektsstol
`;

const winter = `
skitur skiing skitur_i_marka på_ski skigåing skiløper skiløperen skier gå_på_ski går_på_ski skiløypa løypa langrennstur: langrennsski felleski langrennssko langrennsstav ulltrøye lue hanske langrennshanske vindjakke
langrenn langrennet klassisk skiskole birken: langrennsski felleski langrennssko langrennsstav langrennshanske festevoks binding skipakke
fristil: langrennsski langrennssko langrennsstav skøyting
alpint alpin slalåm slalombakken slalåmbakken alpinanlegget skianlegg skiferie alpinferie skibakken utforkjøring nedoverbakker: alpinski alpinstøvel alpinhjelm alpinbrille alpinstav skijakke skibukse alpinjakke vott ryggskjold
frikjøring offpiste pudder puddersnø: frikjøringsski alpinhjelm skredutstyr
topptur topptura toppturer randonee randonnee: fjellski helfell skredutstyr snøspade søkestang skalljakke skallbukse dunjakke fjellstøvel ulltrøye
skred snøskred: snøspade søkestang skredutstyr
fjellskitur fjellskiturer vinterfjellet: fjellski fjellskistav fell skalljakke skallbukse vanntett
aking ake akebakken akebakke akedag: akebrett rumpeakebrett kjelke rattkjelke vinterdress skibukse
snøballkrig snølek leke_i_snøen lek_i_snø: vinterdress vott skibukse akebrett
skøytebanen skøyteis gå_på_skøyter isen på_isen hockey ishockey kunstløp: skøyte hockeyskøyte kunstløpskøyte
isfiske pilking isfisketur isfisken pilke pilkestikke ice_fishing: isfiskestikke isfiskestikker
vinterferie vinterferien: skijakke skibukse alpinski langrennsski akebrett vinterdress
under_skiene under_skia under_skian under_skiane under_skida bruke_under_ski ha_under_ski smøre_ski skismøring smørning skismurning smøring: festevoks glider smørejern smørebukk klister
`;

const sport = `
løping løpe løp jogging jogge jogg løpetur joggetur running run maraton halvmaraton mila løpetrening konkurranse mellomdistanse distanse intervall intervaller tempo langkjøring mosjonsløp kveldsløp løper løperen runner runners: løpesko terrengsko tights løpebelte treningstrøye treningstopp drikkebelte singlet treningssokk pulsklokke refleksvest vindjakke løpebelte pulsklokke hodelykt massasjerulle drikkebelte energigel
terrengløp terrengløping stiløp stiløping trail trail_running ultraløp: terrengsko
asfalt asfaltløping: løpesko
trening trene treningssenter treningsstudio gym gymmen treningstime workout fitness crossfit styrke_trening aerobic gymtimen: tights treningstopp treningstrøye shorts sportsbh innendørssko treningsmatte treningssokk singlet duffelbag drikkeflaske pulsklokke massasjerulle
styrketrening styrke vekttrening vektløfting løfte_vekter bygge_muskler muskler: manual kettlebell vektskive treningsbenk treningsstrikk vektstang
hjemmetrening trening_hjemme trene_styrke styrke_hjemme hjemme_i_stua i_stua trene_hjemme hjemmegym home_gym: manual kettlebell treningsmatte yogamatte treningsstrikk tredemølle spinningsykkel treningsbenk
kondisjon kondisjonstrening cardio utholdenhet: tredemølle spinningsykkel ergometersykkel hoppetau speedtau
yoga pilates bevegelighet tøying stretching: yogamatte treningsmatte massasjerulle tights treningsstrikk
restitusjon stive_muskler massasje vondt_i_ryggen: massasjerulle massasjeball
gymtime gymmen kroppsøving gymnastikk turn gymsal: innendørssko treningstopp shorts tskjorte joggebukse
fotball fotballtrening fotballkamp fotballskole fotballcup soccer spille_fotball: fotball fotballsko leggskinn fotballdrakt spillertrøye keeperhanske fotballmål kampball
keeper målvakt keepertrening: keeperhanske
håndball håndballspiller håndballspillere håndballspelar håndballjenter håndballgutter håndballtrening håndballkamp håndballcup håndballturnering håndballskole: håndball håndballsko innendørssko
innebandy bandy: innebandykølle innebandyball innendørssko
volleyball sandvolley beachvolley strandvolley: volleyball strandvolleyball
racketsport squash: badmintonracket tennisracket padelracket bordtennisracket
hage hagelek hagespill hagelaget lek_i_hagen uteleker sommerleker utespill: kubb kasteringer badmintonsett fotballmål frisbeegolfdisk
frisbee discgolf disk_golf diskgolf: frisbeegolfdisk frisbeegolf disker
sykling sykle sykkeltur cycling biking pendling sykkelpendling syklist syklisten cyclist biker: sykkel sykkelhjelm sykkelshorts sykkeltrøye sykkellys sykkellås sykkelhanske sykkelveske pulsklokke minipumpe
stisykling terrengsykling stisykkeltur: terrengsykkel sykkelhjelm
landevei racer: sykkelshorts sykkeltrøye
skating skate skatepark: skateboard longboard
mørke mørket i_mørket mørketid mørketida mørkt tussmørke skumring mørk_vei synlig synlighet bli_sett vise_meg trafikken trafikksikker: refleks refleksvest refleksbånd hodelykt sykkellys lommelykt
`;

const water = `
svømming svømme svømmehall svømmetime svømmekurs svømmeundervisning basseng symjing symje symjehall swimming: badedrakt badeshorts svømmebrille badehette svømmeføtter
bading bade badetur strand stranda strandtur stranden strandferie badeferie badevann sjøen badeland badelandet sydenferie syden sydentur: badeshorts badedrakt bikini badesko uv-drakt uv-trøye svømmebrille
snorkling snorkle dykking dykke: svømmeføtter svømmebrille våtdrakt
båttur båt båten båtliv på_sjøen sjøliv brygga skjærgård skjærgården båtfolk båtsommer seiling seile seilbåt: redningsvest seilervest padlevest badesko regnjakke
surfing surfe: våtdrakt supbrett
fiske fisking fishing fisketur fiske_tur fiskeferie fiskeutstyr fiskegreier fisker fiskeren fiskeinteressert fiskevann fiskevannet angler fisherman sportsfisker: haspelstang haspelsnelle sluk spinner wobbler fiskesett teleskopsett sene håv fiskekoffert fluestang fiskekoffert slukboks turkniv termos
fluefiske flue_fiske: fluestang fluesett nymfesett vadebukse vadesko
laksefiske laks elvefiske lakseelv lakseelva ørretfiske ørret sjøørret: fluestang vadebukse sluk sjøørretsluk spinner vadesko
havfiske sjøfiske torskefiske makrellfiske makrell torsk seifiske: haspelstang sluk
vading vade: vadebukse vadesko
`;

const daily = `
barnehage barnehagen förskolan förskola dagis kindergarten daycare børnehave børnehaven vuggestue barnehagestart bhg barnehagebruk barnehagetøy barnehageklær barnehageutstyr barnehageklede: parkdress vinterdress regndress regnsett ulldress fleecedress gummistøvel ullsett vinterstøvel barnesekk votter
skole skolen skolestart skolebruk skule skulen skulestart school første_klasse førsteklasse førsteklassing førsteklassinger: dagstursekk barnesekk bysekk regnjakke drikkeflaske joggesko innendørssko refleks
ungdomsskole ungdomsskolen ungdomsskolestart ungdomsskule videregående vgs: dagstursekk bysekk regnjakke drikkeflaske joggesko innendørssko refleks
sfo skolegård skolegården uteskole turdag turdager utedag: regnsett regnjakke parkdress vinterdress barnesekk sitteunderlag gummistøvel drikkeflaske
til_pc til_pcen til_pc-en til_laptop til_laptopen til_mac til_macen til_datamaskin til_datamaskinen til_skolebøker med_plass_til_pc plass_til_pc plass_til_laptop: bysekk dagstursekk
walk_to_work commute commuting office jobb jobben på_jobb på_jobben arbeid kontor kontoret pendle jobbreise arbeidsplass: bysekk dagstursekk joggesko skjorte regnjakke sykkelveske
byen by hverdag hverdagen hverdags kvardag til_hverdags dagligbruk fritid fritids: joggesko boblejakke hettegenser tskjorte bysekk caps
hundekjøring hundespann kjørehund: pulk transportpulk dunjakke skalljakke vinterstøvel vott hodelykt lue
hundetur hund hunden bikkja valp hundefolk gå_med_hunden gå_tur_med_hund hundelufting lufte_hund hundeeier: refleksvest regnjakke gummistøvel hodelykt
reise reisen ferie ferien sommerferie sommerferien interrail flytur flyreise handbagasje håndbagasje helgeweekend weekend: duffelbag bysekk dagstursekk sandal
hagearbeid jobbe_i_hagen: gummistøvel hanske
nattløp natt natten natta_ute: hodelykt
mygg knott insekter flått myggplage: myggmiddel myggnett
gnagsår blemmer blister blisters vabel vabler skavsår vondt_i_foten: gnagsårplaster førstehjelp innleggssåle
skade nødsituasjon ulykke skrubbsår plaster: førstehjelp førstehjelpspakke gnagsårplaster
vask vedlikehold vaske klesvask pleie_klær: ullvask dunvask vaskemiddel impregnering skorens
tørst drikke hydrering: drikkeflaske sportsdrikk vann brus
sulten energi påfyll: energibar energigel middagsrett turmat
lage_mat koke_mat koke_vann mat_på_tur lage_maten steke_på koke_på: stormkjøkken gassbrenner brenner
turmiddag middag matlaging varm_mat turmatlaging: middagsrett turmat gryte
reparere reparasjon lappe: reparasjonssett slange
`;

/** Parts of the body stand for what is worn there, though a catalogue may know the word as something else. */
const body = `
føttene føtter tærne tær på_føttene på_beina iskalde_føtter kalde_føtter: sokk ullsokk vinterstøvel tøffel ulltøffel ullsåle
hendene hender fingrene fingre på_hendene kalde_hender kalde_fingre: vott hanske langrennshanske
hodet hovedet på_hodet på_hovedet: lue pannebånd ull-lue caps
ørene ører øra på_ørene på_øra over_ørene: pannebånd lue ull-lue
beina bein leggene: ullongs tights
kroppen overkroppen: ulltrøye
nakken halsen på_halsen: hals ullhals
`;

export const useWords = wordTable(
  outdoors,
  winter,
  sport,
  water,
  daily,
  occasions,
  troubles,
  situations,
  events,
  activities,
  namedAilments,
  exercises,
);
export const bodyWords = wordTable(body);
export const needWords = wordTable(needs, wishes, inSentences);
/** As they are written, folded. */
export const needSpellings: ReadonlySet<string> = new Set(
  wordLines(needs, wishes, inSentences).flatMap(({ said }) => said.map(fold)),
);
export const treatmentWords = wordTable(treatments);
export const complaintWords = wordTable(complaints);
/** The same of uses. */
export const useSpellings: ReadonlySet<string> = new Set(
  wordLines(outdoors, winter, sport, water, daily, occasions, troubles, situations, events, activities).flatMap(
    ({ said }) => said.map(fold),
  ),
);
/** What is offered to who has begun to type: not the many ways to say where one is going. */
export const useLines = wordLines(outdoors, winter, sport, water, daily);

/** Words for goods of many kinds. */
export const collectiveWords = wordTable(`
klær klede kleda klea kler kleran klærne tøy plagg antrekk garderobe klesplagg bekledning påkledning clothes clothing kläder tøj apparel ha_på_meg ha_på_seg ha_på_oss ta_på_meg ta_på_seg kle_på_meg kle_på_seg to_wear: jakke bukse genser skjorte tskjorte ulltrøye ullongs ullsett hettegenser dress tights shorts treningstopp singlet vest regnsett
vadere vadarar vadaren: vadebukse vadesko
boots ankelboots: vinterstøvel fjellstøvel tursko
fottøy footwear skotøy: sko støvel sandal tøffel
hodeplagg hovudplagg headwear: lue caps pannebånd hals
soveutstyr sovesaker sovegreier: sovepose liggeunderlag hengekøye
sup: sup-brett
vintersko vinterskoene: vinterstøvel
koffert kofferter kofferten reisekoffert trillekoffert kuffert suitcase: duffelbag
kokeutstyr kokesaker: stormkjøkken gassbrenner brenner
`);
