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
`;
