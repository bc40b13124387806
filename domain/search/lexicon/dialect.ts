import { withCompoundMatrix } from './compound-matrix.ts';
import { everydayClothes } from './everyday-clothes.ts';
import { everydayGear } from './everyday-gear.ts';
import { nynorsk } from './nynorsk.ts';
import { wordLines, wordTable } from './table.ts';

/** Everyday names for what the trade calls something else. */
const everyday = `
lommekniv foldekniv sløyekniv fiskekniv brødkniv: turkniv multiverktøy
termokopp termokrus kaffekopp krus kopper kaffekrus: turkopp
termosflaske termosekanne kaffetermos mattermos: termos
vannflaske sportsflaske sykkelflaske feltflaske drikkedunk varmeflaske: drikkeflaske
snøskuffe snøskyffel spade: snøspade
kokesett turkokesett gryte kjelesett kasserolle: stormkjøkken brenner
stekepanne turpanne bålstekepanne stekepanna: stekehelle bålpanne stormkjøkken
gåstokk gåstokker vandrestokk: gåstav
primus gassprimus turkomfyr kokeplate: gassbrenner stormkjøkken
sykkellykt sykkellykter frontlys baklys sykkellampe: sykkellys lyssett
sykkelkjede kjedesmøring: kjedeolje
dekk: sykkeldekk
vinterdekk piggdekk: piggdekk
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
treningsjakke løpejakke sykkeljakke joggejakke: vindjakke softshelljakke
treningsbukse sportsbukse: joggebukse tights
løpetights treningstights yogatights sykkeltights tightsen: tights
treningsshorts løpeshorts fotballshorts: shorts
løpetrøye: treningstrøye treningstopp
treningstskjorte løpetskjorte teknisk_tskjorte: treningstrøye tskjorte
piquet poloskjorte polo: tskjorte skjorte
collegegenser sweatshirt joggegenser: hettegenser
strikkegenser strikkejakke: ullgenser
sittepute sitteputer sittematte: sitteunderlag
ballnett fotballnett: fotballmål minimål
wool_overall ull_overall wool_suit: ulldress
sjorts sjårts shårts sjorsen: shorts
mygghette mygghetter: myggnett
turjakke fjelljakke allværsjakke ytterjakke friluftsjakke: skalljakke softshelljakke vindjakke
fjellbukse friluftsbukse vandrebukse: turbukse
uteklær utetøy: parkdress vinterdress regnsett
lærstøvler skinnstøvler: fjellstøvel vinterstøvel
vinterboots snøstøvler kuldestøvler termostøvler: vinterstøvel
boots ankelstøvler: vinterstøvel fjellstøvel
treningssko gymsko hallsko: innendørssko løpesko
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
treningsbag sportsbag gymbag reisebag weekendbag trillebag: duffelbag
rumpetaske magebelte: løpebelte
skulderveske skulderbag håndbag: bysekk duffelbag
datasekk pcsekk pc-sekk skolebag: bysekk dagstursekk
fjellsekk jaktsekk storsekk: tursekk
barnebæresekk bæresele babybæresele bæresekk bæremeiser: bæremeis
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
ergometersykkel spinningssykkel trimsykkel treningssykkel mosjonssykkel mosjonssykler kondisjonssykkel helsesykkel stuesykkel: spinningsykkel ergometersykkel
løpebånd gåmølle: tredemølle
massasjepistol triggerball: massasjeball massasjerulle
pulsklokker aktivitetsmåler sportsklokke gps_klokke smartklokke: pulsklokke gpsklokke
fotballtrøye drakt fotballdrakter: spillertrøye fotballdrakt
fotballer ball baller: fotball håndball basketball volleyball
innebandykøller bandykølle kølle: innebandykølle
rollerblades inliners: rulleskøyter inlines
rullebrett longboard waveboard: skateboard longboard
kickbike sparkesykkel_barn: sparkesykkel
balansesykkel trillesykkel sparkesykkel_uten_pedaler gåsykkel: løpesykkel
barnehjelm juniorhjelm: sykkelhjelm
kubbspill hagespill kasteringspill boccia: kubb kasteringer
havregrøt grøt frokostgrøt: grøt
turmat real posemat tørrmat: middagsrett
sportsgel gel: energigel
müslibar sjokoladebar snickers: energibar proteinbar
mineralvann farris flaskevann: vann
lampe lamper lanterne: lykt
nikkers: turbukse
alpinpakke skisett_barn: skipakke langrennsski alpinski
vindbukse vindtettbukse vindtett_bukse: skallbukse turbukse
sommersko: joggesko sandal
fingerhansker ullhansker skinnhansker arbeidshansker tynne_hansker: hanske
tursett kjøkkenutstyr turservise servise tallerken tallerkener: turkopp spork
fiskestenger slukstang kaststang havstang: haspelstang fiskesett teleskopsett
spinnere skjeer: spinner sluk
agn mark meitemark: sluk spinner wobbler
fiskesnøre snøre fiskeline line nylonsene: sene
fiskeboks slukskrin fiskeveske: fiskekoffert slukboks
fluesnelle snelle: haspelsnelle
laksestang ørretstang: fluestang haspelstang
svømmefinner svømmefinne dykkerfinner: svømmeføtter
juniorski: langrennsski alpinski skipakke
skipakker skisett: skipakke langrennsski alpinski
twintip pudderski: alpinski frikjøringsski fjellski
vinterstøvletter: vinterstøvel
trugesko: fjellstøvel
vannski_vest vest_til_vannski: redningsvest
fotballstrømper fotballsokker: treningssokk
fotballbukse: joggebukse shorts
ballsko grusko grussko: fotballsko
treningsmatter gymmatte: treningsmatte yogamatte
magehjul balansebrett balanseball pilatesball: treningsmatte treningsstrikk massasjerulle
vektvest ankelvekter: manual kettlebell
vektsett hantelsett: manual vektskive
løpevest drikkevest: løpebelte drikkebelte
klokke sportsklokke smartklokke armbåndsur: pulsklokke gpsklokke
sykkelslange innerslange: slange
sykkelvogn sykkelhenger: sykkelveske
støttehjul: barnesykkel
balansesykkel: løpesykkel
sparkis sparkesykler: sparkesykkel
inliners rollerblades: inlines rulleskøyter
vannkikkert: svømmebrille
flytedrakt flytedress: redningsvest seilervest
strandhåndkle: badesko badeshorts
campingkjøkken kokeutstyr kokekar: stormkjøkken gassbrenner
gass gassboks gasspatron rødsprit sprit: gassbrenner stormkjøkken
tennstål fyrstikker opptenning: bålpanne turkniv
grillrist bålgrill turgrill: bålpanne stekehelle
vedøks kløyveøks: turøks
sagblad ryggsag: foldesag
lyster lommelys: lommelykt
kjøleboks kjølebokser kjøleveske: kjølebag
campingsett: campingbord campingstol
barnetelt: kuppeltelt
toppdekk sovelaken: sovepose
turdo hygiene: førstehjelp
skibind skibinding skibindinger skibindingen: binding langrennsbinding
langrennspakke langrennsett langrennspakker: skipakke langrennsski felleski
alpinpakke: alpinski
skiutstyr langrennsutstyr: langrennsski felleski skipakke langrennssko langrennsstav alpinski
alpinutstyr slalåmutstyr slalomutstyr: alpinski alpinstøvel alpinstav alpinhjelm alpinbrille
fotballutstyr: fotball fotballsko leggskinn keeperhanske fotballdrakt
turutstyr friluftsutstyr: tursekk dagstursekk sovepose telt liggeunderlag termos stormkjøkken hodelykt
campingutstyr telttutstyr teltutstyr: campingstol campingbord telt sovepose liggeunderlag kjølebag
padleutstyr kajakkutstyr: kajakk kajakkåre padlevest sup-brett
løpeutstyr joggeutstyr: løpesko løpebelte tights pulsklokke refleksvest
yogautstyr: yogamatte massasjerulle
snowboardutstyr: snowboard snowboardboots snowboardbinding
klatreutstyr: treningsstrikk
vams vamsen trøyevams kufte: ullgenser vindjakke
skuterdress skuterdrakt snøskuterdress scooterdrakt: vinterdress
skuterjakke scooterjakke: skijakke
skuterstøvler scooterstøvler: vinterstøvel
skuterhjelm scooterhjelm: alpinhjelm
mygghuva mygghue mygglue myggehue: myggnett
halvtights halvtight korte_tights: tights shorts
langrennsjakke skijakke_langrenn: vindjakke softshelljakke
langrennsbukse: tights
dunpose: dunsovepose
badebokse badebokser: badeshorts
mellomplagg mellomlaget: fleecejakke half-zip ullgenser
førstelag førstelaget innerste_lag: ulltrøye ullongs ullsett
solskjerming pavillong paviljong: tarp gapahuk
lammeskinn reinsskinn sauskinn: sitteunderlag
bærplukker bærplukkar bærspann: turkopp turkniv
bryne slipestål: turkniv
stiga skibob bobslede rattslede akeskive akebob: kjelke rattkjelke akebrett
livbøye redningsbøye kastebøye redningsdrakt overlevelsesdrakt redningsflåte: redningsvest
svivel flottør dupp lodd søkke blylodd fortommer mormyshka blyhagl stoppere leddring fiskesaker: sene sluk fiskesett
gassflaske gassbeholder gasspatron tennvæske parafinbrenner gassboksen spritflaske: gassbrenner stormkjøkken
lommelerke drikkehorn flaskepost: drikkeflaske turkopp
pannekakehelle steikehella takke bakstehelle: stekehelle
espressokanne mokkakanne kaffepresse kaffetrakt: gassbrenner turkopp termos
smørekoffert smøreskrin smørebenk rilleapparat rillejern skikrem smørebrett: smøresett smørebukk smørejern
spruttrekk kajakktrekk: kajakk
mobilpose mobilveske mobiletui telefonlomme: løpebelte
tursaks fiskesaks: multiverktøy
markeringskjegler treningskjegler kjegle kjegler hinder koordinasjonsstige koordinasjonsstiger treningsstige: treningsstrikk hoppetau fotball
bålkurv vedkurv vedsekk bålståsa: bålpanne turøks
piknikkurv matkurv kjølekurv matkasse: kjølebag
suppeboks: turkopp termos spork
matboksen lunsjboks lunchboks: turkopp spork
snørekjøring skikjøring tolking: langrennsski felleski langrennsstav
sykehusbag fødebag fødebagen weekendveske: duffelbag
ridehjelm hestehjelm rullehjelm: sykkelhjelm alpinhjelm
hodelys pannelys hodelamper: hodelykt
toppturski randoski randoneeski randonneski: fjellski
lugga lugger luggar ladder lester hoselestar hoselest sokkalester: ullsokk ulltøffel tøffel
hopprenn hoppski_renn: alpinski langrennsski
kaffekjele kaffikjel kaffekjel kaffekanne svartkjel: stormkjøkken gassbrenner termos
dugg duggvått høyt_gress vått_gress: gummistøvel gamasje regnbukse
kjel kjelen kjelar: brenner stormkjøkken
kortski miniski lekeski: langrennsski skipakke
smekkbukse snekkerbukse selebukse ski_bukse_med_seler: skibukse
`;

export const dialectWords = withCompoundMatrix(wordTable(nynorsk, everyday, everydayClothes, everydayGear));
export const dialectLines = wordLines(nynorsk, everyday, everydayClothes, everydayGear);
