/** German words of the trade. */
export const german = `
jacke jacken winterjacke anorak_herren daunenjacke steppjacke wintermantel mantel parka: jakke
regenjacke regenmantel: regnjakke
daunenjacke steppjacke pufferjacke: dunjakke boblejakke
winterjacke wintermantel: dunjakke boblejakke skijakke
hardshelljacke: skalljakke
softshelljacke: softshelljakke
windjacke: vindjakke
skijacke: skijakke
fleecejacke fleecepullover: fleecejakke
weste: vest
hose hosen: bukse
wanderhose trekkinghose: turbukse
regenhose: regnbukse
skihose schneehose: skibukse
jogginghose trainingshose: joggebukse
kurze_hose: shorts
laufhose leggins: tights
pullover pulli strickpullover wollpullover: genser ullgenser
kapuzenpullover: hettegenser
unterwäsche wollunterwäsche funktionsunterwäsche: ulltrøye ullongs ullsett
unterhose unterhosen: boksershorts
hemd hemden: skjorte
schneeanzug skianzug: vinterdress
regenanzug regenkleidung: regnsett regndress regnjakke regnbukse
mütze mützen wintermütze wollmütze: lue
stirnband: pannebånd
schal halstuch: hals
handschuhe handschuh winterhandschuhe: hanske
fäustlinge fausthandschuhe: vott
kappe: caps
socken strümpfe: sokk
wollsocken: ullsokk
wandersocken: tursokk
schuhe schuh: sko
wanderschuhe wanderschuh bergschuhe trekkingschuhe wanderstiefel bergstiefel: tursko fjellstøvel
stiefel: støvel
winterstiefel winterschuhe: vinterstøvel
gummistiefel: gummistøvel
laufschuhe joggingschuhe: løpesko
turnschuhe sportschuhe: joggesko
sandalen: sandal
hausschuhe: tøffel
badeschuhe badelatschen: badesko
fußballschuhe: fotballsko
skibrille: alpinbrille
skihelm: alpinhjelm
skier schi: ski
langlaufski langlauf: langrennsski
skischuhe: alpinstøvel langrennssko
skistöcke: langrennsstav alpinstav
wanderstöcke trekkingstöcke: gåstav
schlitten: kjelke akebrett
schlittschuhe: skøyte
schneeschaufel: snøspade
zelt zelte: telt
schlafsack schlafsäcke: sovepose
isomatte schlafmatte luftmatratze: liggeunderlag
hängematte: hengekøye
rucksack rucksäcke wanderrucksack: sekk
reisetasche sporttasche: duffelbag
kindertrage: bæremeis
gaskocher campingkocher kocher: gassbrenner stormkjøkken
becher: turkopp
thermoskanne thermosflasche: termos
trinkflasche wasserflasche: drikkeflaske
stirnlampe kopflampe: hodelykt
taschenlampe: lommelykt
kompaß kompass: kompass
messer taschenmesser: turkniv
axt beil: turøks
campingstuhl klappstuhl: campingstol
campingtisch: campingbord
kühltasche kühlbox: kjølebag
mückenschutz mückenspray: myggmiddel
verbandskasten erste_hilfe: førstehjelp
fahrrad fahrräder rad: sykkel
kinderfahrrad: barnesykkel
laufrad: løpesykkel
fahrradhelm: sykkelhjelm
fahrradschloss: bøylelås kjettinglås
fahrradlicht: sykkellys
luftpumpe fahrradpumpe: gulvpumpe minipumpe
roller tretroller: sparkesykkel
hanteln hantel: manual
yogamatte: yogamatte
springseil: hoppetau
laufband: tredemølle
fußball: fotball
tischtennisschläger: bordtennisracket
badeanzug: badedrakt
badehose: badeshorts
schwimmbrille: svømmebrille
schwimmweste rettungsweste: redningsvest
neoprenanzug: våtdrakt
angel angelrute: haspelstang fiskesett
angelrolle: haspelsnelle
köder: sluk spinner wobbler
angelschnur: sene
wathose: vadebukse
wasser: vann
angelset angelausrüstung: fiskesett haspelstang
thermounterwäsche skiunterwäsche thermowäsche: ulltrøye ullongs ullsett
`;
