import { fold } from '../../language/fold.ts';
import { wordLines, wordTable } from '../table.ts';

/**
 * What compounds begin with in English, Swedish, Danish and German, and what ours begin with, the likeliest first: with the
 * ends below they make thousands of words that no table need have ('wandersocken', 'running shirt', 'cykelväska').
 */
const firstParts = `
wool woolen woollen merino merinowool knit knitted ylle yll uld woll wolle wollwalk merinoull strick thermal thermo: ull
down duvet daunen dynejakke: dun
rain puddle regen matsch galon regn: regn
wind windproof vind: vind
shell hardshell hard_shell skal hartschalen: skall
fleece: fleece ullfleece
snow schnee snö snø sne: vinter ski snø
alpine downhill slalom slalåm freeride carving all_mountain alpin pist: alpin frikjørings
cross_country xc nordic nordic_ski classic skate längd längdskid längdskidor langlauf langrends langrend: langrenns
touring mountain_ski backcountry back_country randonee fjäll fjeld fjällskid touren tur_ski: fjell fjellski
snowboard: snowboard alpin ski
running jogging marathon löpar löp løbe løb lauf jogging_run runner: løpe trenings jogge
trail terräng trail_running trailrunning: terreng løpe
training workout gym exercise fitness sports sport athletic tränings träning trænings trainings gympa gymnastik gymnastics turn cross_training indoor_training: trenings sports
hiking trekking walking trek hike vandrings vandring vandre wander berg frilufts outdoor outdoors mountain backpacking friluft: tur fjell gå
bike bicycle cycling cycle mtb mountain_bike road_bike cykel cykl fahrrad rad commuter: sykkel
exercise_bike spinning spin: spinning
swim swimming sim simm schwimm: svømme bade
bath bathing beach pool water aqua bad strand sauna: bade
fishing angler angling angel fiskeri: fiske
fly_fishing fly flug fliegen: flue
ice_fishing pimpel isfiske: isfiske
wading vadar vade wat: vade
winter insulated lined vinter fodrade: vinter fôret
summer sommer sommar: sommer
camping camp klapp folding foldable fäll vik klap: camping folde
football soccer fotbolls fotboll fodbold fußball fussball: fotball spiller
handball handbolls handboll håndbold: håndball innendørs
indoor court squash volleyball badminton inomhus indendørs hallen inne: innendørs
basketball basketboll basketbold: basket
floorball unihockey: innebandy
tennis: tennis trenings
table_tennis ping_pong pingpong pingis tischtennis bordtennis: bordtennis
padel: padel
goalkeeper goalie keeper målvakts målmands torwart: keeper
rubber gummi wellington: gummi
yoga pilates: yoga trenings
school skol skole schul: skole dagstur
day tages dags: dagstur
travel weekend reise rese rejse: duffel
hunting jakt jagd jagt: jakt tur
kayak kajak canoe: kajakk padle
sup paddle_board: sup-
sailing segel segl: seiler padle
reflective reflector safety hi_vis high_vis high_visibility visibility reflex refleks warn: refleks
energy energie energi: energi
protein: protein
head stirn pann pand hoved huvud: hode panne
massage foam: massasje
shoe schuh leather boot: sko
chain kedje kæde ketten: kjede
rear_bike front_bike: sykkel
studded dubb spike: pigg
uv sun sol: uv-
heart_rate puls pulse gps: puls gps-
mosquito mygg myg mücken moskito bug insect midge: mygg
hooded hood zip kapuzen huv luv hætte: hette
long_sleeve long_sleeved langarm langærmet långärmad: langermet ull
`;

export const foreignFirstParts = wordTable(firstParts);
/** As they are written, folded: what no compound begins with is not looked up. */
export const foreignFirstSpellings: ReadonlySet<string> = new Set(
  wordLines(firstParts).flatMap(({ said }) => said.map(fold)),
);

/** What such compounds end in, and the ends of ours. */
export const foreignHeads = wordTable(`
jacket jackets coat jacka jackor jacke mantel parka: jakke
pants trousers bottoms byxa byxor bukser hose hosen: bukse
shorts short: shorts
leggings legging tights tight: tights longs
shirt shirts tee top tshirt tröja trøje t-shirt jersey trikot hemd skjorta blouse: trøye skjorte tskjorte topp
sweater jumper pullover pulli cardigan sweatre sweatshirt: genser
suit overall overalls coverall anzug dragt dräkt heldragt onesie combi: dress drakt sett
set sets sæt: sett
vest gilet väst weste: vest
bra bh: bh
hat beanie cap mössa hue mütze kappe hætte haube luva: lue hette caps
socks sock strumpor strumpa sockor strømper socken strümpfe: sokk
shoes shoe skor schuhe schuh trainers sneakers: sko
boots boot stövlar kängor støvler stiefel pjäxor pjäxa: støvel sko
sandals sandalen sandaler: sandal
slippers slipper tofflor toffel pantoffeln: tøffel
gloves glove handskar handske handsker handschuhe handschuh: hanske
mittens mitts vantar luffer fäustlinge: vott
poles pole sticks stavar stave stöcke stöcken: stav staver
skis ski skidor schi: ski
goggles glasses glasögon briller brille: brille
helmet hjälm helm hjelm: hjelm
bindings binding bindningar bindung: binding
bag bags tasche taske väska pack: bag veske sekk
backpack rucksack ryggsäck rygsæk daypack säck: sekk
mat matta måtte matte pad: matte underlag
bottle flaska flasche flask: flaske
light lights lamp lampa lampe lygte licht beleuchtung torch: lys lykt
lock lås schloss: lås
pump: pumpe
tire tires tyre tyres däck dæk reifen: dekk
tube slang schlauch: slange
ball balls boll bold: ball
racket racquet bat ketcher schläger paddle: racket åre
stick klubba stav_floorball: kølle
belt bälte bælte gürtel: belte
watch klocka ur uhr: klokke
bike bicycle cykel rad fahrrad: sykkel
board bräda bræt brett: brett
oar paddel pagaj: åre
net nät netz: nett
box låda kasse koffer ask: koffert boks
line lina schnur: sene
rod rods spö stang rute: stang
reel reels rulle hjul rolle: snelle
food meals meal mad mat_food nahrung mahlzeiten: mat
bar bars riegel: bar
drink dryck drik getränk: drikk
spray repellent medel schutz: middel
wash cleaner detergent tvätt tvättmedel vask waschmittel rens: vask rens
oil lube olja olie öl: olje
wax polish cream creme kräm wachs valla care pflege vård grease: voks rens
knife messer kniv: kniv
chair stol stuhl stool: stol
table tisch bord: bord
bench bank bänk bænk: benk
band bands bänder elastik: strikk bånd
roller rolle_massage: rulle
goal tor mål: mål
guards protector: skjold
chair_folding: stol
skin skins felle: fell
`);
