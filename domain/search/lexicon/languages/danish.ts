/** Danish words of the trade that no rule of sounds brings to ours. */
export const danish = `
vinterjakke: dunjakke boblejakke skijakke
dynejakke: dunjakke boblejakke
bukser: bukse
trøje trøjer: genser trøye
hættetrøje hættetrøjer: hettegenser
uldtrøje sweatre: ullgenser ulltrøye
skiundertøj uldundertøj: ulltrøye ullongs ullsett
underbukser: boksershorts
strømper sokker: sokk
uldsokker: ullsokk
hue huer: lue
vanter luffer: vott
handsker handske: hanske
halstørklæde: hals
støvler: støvel
gummistøvler: gummistøvel
vandrestøvler vandresko: fjellstøvel tursko
løbesko: løpesko
hjemmesko: tøffel
rygsæk rygsække: sekk
taske tasker: bag veske
hængekøje: hengekøye
pandelampe pandelygte pandlampa: hodelykt
lygte lygter: hodelykt lommelykt campinglykt
lommelygte: lommelykt
cykel cykler: sykkel
cykelhjelm: sykkelhjelm
elcykel: elsykkel
badedragt: badedrakt
badebukser: badeshorts
fiskestang: haspelstang fluestang
regntøj: regnsett regndress regnjakke regnbukse
flyverdragt: vinterdress parkdress
skøjter: skøyte
slæde kælk: kjelke akebrett
kniv: turkniv
drikkedunk: drikkeflaske
vinterjakker overtøj: dunjakke boblejakke skijakke
skaljakke: skalljakke
fleecetrøje: fleecejakke
skitøj: skijakke skibukse
vandrebukser: turbukse
joggingbukser træningsbukser: joggebukse tights
løbetights: tights
striktrøje: ullgenser
undertrøje: ulltrøye
træningstøj sportstøj: treningstrøye treningstopp tights shorts
badetøj: badedrakt bikini badeshorts
våddragt: våtdrakt
termotøj: vinterdress fleecedress
heldragt snedragt: vinterdress parkdress
pandebånd: pannebånd
kasket kasketter: caps
halsedisse: hals
luffer: vott
kondisko gummisko: joggesko
fodboldstøvler fodboldsko: fotballsko
fodbold: fotball
håndbold: håndball
indendørssko: innendørssko
klipklapper badesandaler: badesko
skolerygsæk skoletaske: dagstursekk barnesekk
vandrerygsæk: tursekk
siddeunderlag: sitteunderlag
køletaske køleboks: kjølebag
klapstol: campingstol
stormkøkken kogegrej: stormkjøkken gassbrenner
termokande termoflaske: termos
vandflaske: drikkeflaske
bålfad bålsted: bålpanne
økse: turøks
myggespray: myggmiddel
vabelplaster: gnagsårplaster
førstehjælp: førstehjelp
cykellygte cykellygter: sykkellys
cykellås: sykkellås bøylelås kjettinglås
cykelpumpe: gulvpumpe minipumpe
cykeltaske: sykkelveske
cykelbukser: sykkelshorts
cykelhandsker: sykkelhanske
børnecykel: barnesykkel
løbecykel balancecykel: løpesykkel
løbehjul: sparkesykkel
rulleskøjter: rulleskøyter
håndvægte vægte vægt: manual kettlebell vektskive
træningsmåtte yogamåtte: treningsmatte yogamatte
elastik træningselastik: treningsstrikk
løbebånd: tredemølle
kondicykel: ergometersykkel
sjippetov: hoppetau
pulsur: pulsklokke
skibriller: alpinbrille
skistave: langrennsstav alpinstav
langrendsski: langrennsski
slæder kælke bobslæde: kjelke akebrett
fiskegrej: haspelstang haspelsnelle sluk fiskesett
fiskehjul fiskerulle: haspelsnelle
endegrej: sluk spinner
pagaj: åre
bestikpose bestik bestiksæt: spork turkopp
tallerken krus kop kopper: turkopp
regnslag regnfrakke: regnjakke
skibukser termobukser: skibukse
regnbukser overtræksbukser: regnbukse
softshelljakke: softshelljakke
vest bodywarmer: vest
sweatshirt: hettegenser
t-shirts: tskjorte
undertøj: boksershorts ulltrøye
langærmet: treningstrøye ulltrøye
nattøj: ullsett
arbejdshandsker: hanske
futter hjemmefutter: tøffel
sutsko: tøffel
vinterstøvler: vinterstøvel
termostøvler: vinterstøvel
plasticsko: badesko
håndklæde: badesko
hovedpude luftmadras madras: liggeunderlag
myggestads myggebalsam: myggmiddel
dolk foldekniv lommekniv: turkniv
kølertaske: kjølebag
campingstol: campingstol
spritkøkken: stormkjøkken
gasblus: gassbrenner
drikkeflaske: drikkeflaske
pandelampe hovedlampe: hodelykt
skøjter: skøyte
rulleskøjter: rulleskøyter
svømmebriller dykkerbriller: svømmebrille
svømmevest redningsvest: redningsvest
svømmefødder: svømmeføtter
badesko: badesko
fiskestang: haspelstang
blink pirk: sluk
waders: vadebukse
bold bolde: fotball
benskinner: leggskinn
målmandshandsker: keeperhanske
trampolin: hoppetau
klapvogn: bæremeis
bæremejs: bæremeis
`;
