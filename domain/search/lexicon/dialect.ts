import { wordLines, wordTable } from './table.ts';

/** Nynorsk, dialect and everyday speech for what a catalogue in bokmål calls something else. */
const nynorsk = `
jakkje jakka jakko jakker jakkar trøye_ute: jakke
regnjakkje: regnjakke
skaljakke skaljakkje: skalljakke
boblejakkje bobla boble: boblejakke
dunjakkje: dunjakke
skijakkje: skijakke
bukser buksa brok broka bròk brøk brækker buksene langbukse: bukse
skibrok snøbukse vinterbukse: skibukse
regnbrok: regnbukse
turbrok: turbukse
joggebrok jogger joggebuks: joggebukse
kortbukse kortbrok: shorts
genserar gensar gensa gænser kofte kufta lusekofte islender islandsgenser: genser ullgenser
ullgensar: ullgenser
hettegensar hettegenserar hettejakkje: hettegenser
fleecejakkje fliis flis flisjakke fleecegensar: fleecejakke
skjorter skjorta: skjorte
tskjorter t-skjorter tskjorta: tskjorte
ulltrøyer ulltrøya trøya troie trøie: ulltrøye trøye
ullundertøy ullty ullklede: ulltrøye ullongs ullsett
underty undertøy innerst: ulltrøye ullongs ullsett boksershorts
underbrok underbukse trusa bokser: boksershorts
langunderbukse stilongs stillongs lange_underbukser: ullongs
regnklede regnkle regnkler regnty regntøy regnklær oljeklede oljehyre: regnsett regndress regnjakke regnbukse
regnhyre: regndress regnsett
ytterklede yttertøy: jakke parkdress vinterdress
badeklede badeklær badetøy: badedrakt bikini badeshorts
sokkar sokka hose hoser hosor lester leistar leist raggsokk raggsokkar strømper strømpe: sokk
ullsokkar ullhoser: ullsokk
huve huver luve luver lua luer huva toppluve topplue strikkelue: lue
hanskar hanska fingervott fingervanter: hanske
vottar votta vante vanter vantar bælvott lovott polvott: vott
hals skjerf sjal tørkle: hals
pannebandet panneband: pannebånd
skor sko skoan fottøy: sko
støvlar støvla støvel stevlar: støvel
gummistøvlar sjøstøvlar sjøstøvel cherrox slagstøvler regnstøvler vannstøvler: gummistøvel
fjellskor fjellsko fjellstøvlar beksømsko beksøm: fjellstøvel tursko
turskor: tursko
joggeskor joggesku joggis: joggesko
løpeskor: løpesko
skiskor: langrennssko alpinstøvel
tøflar tøfla innesko lodotter filttøfler filtsko: tøffel
sandalar: sandal
skreppe skreppa ryggsekk ryggsekkjer sekkar sekker tursekkar ransel: sekk
skulesekk skulesekkar skolesekk skolesekker skuleveske: dagstursekk barnesekk bysekk
barnehagesekk bhg_sekk: barnesekk
bagar veske vesker: bag
soveposar: sovepose
liggjeunderlag liggunderlag: liggeunderlag
hengjekøye: hengekøye
telta teltet: telt
lommelampe lommelykter: lommelykt
hovudlykt hovudlykter hovudlampe: hodelykt
tollekniv tolleknivar: turkniv
øksa øksar: turøks
kaffikjel kaffekjele: kjele
kåse kåsa guksi trekopp: turkopp
termosar: termos
ski skia skier skidor: ski
langrennski langrennsskia bortoverski: langrennsski
slalåmski slalom slalåm bakkeski utforski: alpinski
skistavar stavar staver: stav langrennsstav alpinstav
skeiser skeisar skøyteski: skøyte
kjelkar kjelke sparkstøtting spark: kjelke
akebrettet akematte rumpeskjerm rumpebrett: akebrett
syklar sykler sykkel: sykkel
elsyklar: elsykkel
tråsykkel: sykkel
sparkesyklar: sparkesykkel
fotballar: fotball
fiskestenger fiskestong stong: haspelstang fluestang
badebrok badebukse badeshorts badebukser: badeshorts
flytevest redningsvestar livvest flytevestar svømmevest flytemiddel: redningsvest
symjebriller symje: svømmebrille
mat nista niste: turmat
dress dressar kjeledress kjeledresser: parkdress vinterdress regndress
hyttesko: tøffel
`;

/** Everyday names for what the trade calls something else. */
const everyday = `
lommekniv foldekniv sløyekniv fiskekniv brødkniv: turkniv multiverktøy
termokopp termokrus kaffekopp krus kopper kaffekrus: turkopp
termosflaske termosekanne kaffetermos mattermos: termos
vannflaske sportsflaske sykkelflaske feltflaske drikkedunk varmeflaske: drikkeflaske
snøskuffe snøskyffel spade: snøspade
kokesett turkokesett gryte kjelesett stekepanne turpanne kasserolle: stormkjøkken brenner
primus gassprimus turkomfyr kokeplate: gassbrenner stormkjøkken
sykkellykt sykkellykter frontlys baklys sykkellampe: sykkellys lyssett
sykkelkjede kjedesmøring: kjedeolje
vinterdekk piggdekk dekk: sykkeldekk
racersykkel landeveissykkel gravelsykkel gravel bysykkel damesykkel herresykkel tursykkel: hybridsykkel
guttesykkel jentesykkel juniorsykkel: barnesykkel
joggedress treningsdress treningssett: joggebukse hettegenser
energidrikk isotonisk elektrolytter: sportsdrikk
ullteppe pledd: sovepose
hatt bøttehatt solhatt: caps
luehette balaklava finlandshette: lue hals
parkas parka kåpe frakk ytterfrakk vinterfrakk: dunjakke boblejakke skijakke
regnfrakk regnkåpe regncape poncho: regnjakke
smurning skismurning festesmurning: festevoks glider klister
innerlag innerst_mot_kroppen første_lag: ulltrøye ullongs ullsett
mellomlag: fleecejakke half-zip ullgenser
ytterlag skallag: skalljakke skallbukse regnjakke
kortermet: tskjorte
flyteplagg: redningsvest seilervest
sykkelbukse sykkelbukser sykkeltights: sykkelshorts
sportstopp: treningstopp sportsbh
treningsutstyr treningsapparat treningsapparater: manual kettlebell treningsmatte treningsstrikk tredemølle spinningsykkel treningsbenk vektskive
vannsko strandsko: badesko
treningsbh bh topp_med_støtte: sportsbh
sportssokker ankelsokker løpesokker: treningssokk
ragger raggsokker: ullsokk
skistrømper skisokker: ullsokk tursokk
strømpebukse ullstrømpebukse: ullongs
ullbody body babybody: ullsett ulldress
skidress langrennsdress: skijakke skibukse vinterdress
langrennsjakke langrennsbukse: vindjakke tights
treningsjakke løpejakke sykkeljakke joggejakke: vindjakke softshelljakke
treningsbukse sportsbukse: joggebukse tights
løpetights treningstights yogatights sykkeltights tightsen: tights
treningsshorts løpeshorts fotballshorts: shorts
treningstskjorte løpetrøye løpetskjorte teknisk_tskjorte: treningstrøye tskjorte
piquet poloskjorte polo: tskjorte skjorte
collegegenser sweatshirt joggegenser: hettegenser
strikkegenser strikkejakke: ullgenser
turjakke fjelljakke allværsjakke ytterjakke friluftsjakke: skalljakke softshelljakke vindjakke
fjellbukse friluftsbukse vandrebukse: turbukse
termobukse termodress: skibukse vinterdress
uteklær utetøy: parkdress vinterdress regnsett
lærstøvler skinnstøvler: fjellstøvel vinterstøvel
vintersko vinterboots snøstøvler kuldestøvler termostøvler: vinterstøvel
boots ankelstøvler: vinterstøvel fjellstøvel
treningssko gymsko innesko hallsko: innendørssko løpesko
tennissko squashsko volleyballsko: innendørssko
fritidssko sneaker lerretssko: joggesko
løpesko_grus stisko: terrengsko
slippers flipflopper klipp_klapper badetøfler strandsko: badesko
piggsko isbrodder isklør: brodder
lisser skolisser: skopleie
skokrem skospray lærfett: skovoks skorens impregneringsspray
skihansker vinterhansker: hanske vott
ullvotter selbuvotter: vott
refleksvester arbeidsvest gulvest: refleksvest
blinklys: sykkellys refleks
visir: alpinbrille
skikjelke spark sparkstøtting: kjelke
skipose skitrekk skibag: duffelbag
treningsbag sportsbag gymbag reisebag weekendbag trillebag koffert: duffelbag
skulderveske rumpetaske magebelte: løpebelte
datasekk pcsekk pc-sekk skolebag: bysekk dagstursekk
fjellsekk jaktsekk storsekk: tursekk
barnebæresekk bæresekk bæremeiser: bæremeis
sovematte campingmadrass luftmadrass oppblåsbar_madrass feltseng: liggeunderlag
lavvo partytelt festivaltelt sommertelt teltet: telt
regntarp presenning: tarp
hengekøyer: hengekøye
campinglampe teltlampe lanterne: campinglykt
arbeidslykt lommelykter: lommelykt
solbeskyttelse: uv-drakt
uvdrakt uv_drakt uvtrøye uv_klær: uv-drakt uv-trøye
badetøy badedress: badedrakt bikini badeshorts
armringer svømmeringer badering: redningsvest
dykkebriller dykkermaske snorkel snorkelsett: svømmebrille svømmeføtter
padleåre årer: åre
sup supbrett paddleboard stand_up: sup-brett
fiskehjul snelle sneller: haspelsnelle
fiskesnøre fiskesene line: sene
fiskekrok kroker agn jigg: sluk spinner wobbler
fiskeboks fiskeveske: fiskekoffert slukboks
vaders vadedrakt: vadebukse
hantler håndvekter vektsett manualer: manual
kettlebells kulevekt: kettlebell
gummistrikk elastikk strikk motstandsbånd: treningsstrikk minibands
ergometersykkel spinningssykkel trimsykkel treningssykkel: spinningsykkel ergometersykkel
løpebånd gåmølle: tredemølle
massasjepistol triggerball: massasjeball massasjerulle
pulsklokker aktivitetsmåler sportsklokke gps_klokke smartklokke: pulsklokke gpsklokke
fotballtrøye drakt fotballdrakter: spillertrøye fotballdrakt
fotballer ball baller: fotball håndball basketball volleyball
innebandykøller bandykølle kølle: innebandykølle
rollerblades inliners: rulleskøyter inlines
rullebrett longboard waveboard: skateboard longboard
kickbike sparkesykkel_barn: sparkesykkel
balansesykkel sparkesykkel_uten_pedaler gåsykkel: løpesykkel
barnehjelm juniorhjelm: sykkelhjelm
kubbspill hagespill kasteringspill boccia: kubb kasteringer
havregrøt grøt frokostgrøt: grøt
turmat real posemat tørrmat: middagsrett
sportsgel gel: energigel
müslibar sjokoladebar snickers: energibar proteinbar
mineralvann farris flaskevann: vann
`;

export const dialectWords = wordTable(nynorsk, everyday);
export const dialectLines = wordLines(nynorsk, everyday);
