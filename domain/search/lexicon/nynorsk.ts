/** Nynorsk and dialect for what a catalogue in bokmål calls something else. */
export const nynorsk = `
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
skeiser skeisar: skøyte
skøyteski skøytingski skateski: langrennsski
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
jakkå jakkan jakkin: jakke
boksa bokse boksen buksan buksor brøkk brøkka brøkkå brækka brækkje broker: bukse
gænsar gensern jensar gensor: genser ullgenser
labb labber labbar labban håsu høsu hosu tåhøllo sokkan sokkin sokkane: sokk
våtta våttan våttar vøtt vøtter vøtta vøttar vett vettar vettan vottan vantan bandvott: vott
luvo luvå huo huå hua skjelue øreluva: lue
stevla stevlan styvlar støvlan: støvel
gummistevler gummistevla gummistøvla gummistøvlan gummistyvlar: gummistøvel
skona skonn skorne: sko
skjorto skjurta skjorton: skjorte
sækk sækken sækkin ryggsækk meis ryggmeis: sekk
innaklea underklea underkle underplagg: ulltrøye ullongs ullsett
skjii skjia sji skjiin skian: ski
kjælke kjelk kjelkin: kjelke
sykkjel sykjel sykjil: sykkel
soveposa sovapose såvåpose: sovepose
kjeldress kjledress kjelledress heldress utedress: parkdress vinterdress regndress
øyrevarmar ørevarmer ørevarmere: pannebånd
tøflan tøffla tøfler: tøffel
sydvest sørvest oljeklea oljeklær sjøklær sjøklede: regnjakke regnbukse regnsett
vassflaske vassflasker vannflasker: drikkeflaske
symjedrakt symjebukse: badedrakt badeshorts
treningsklede treningsklær treningstøy sportsklær idrettsklær løpeklær joggeklær: tights treningstrøye treningstopp shorts singlet
turklede turklær friluftsklær fjellklær: turbukse skalljakke turskjorte fleecejakke ulltrøye turshorts
vinterklede vinterklær ytterklær: boblejakke dunjakke skijakke skibukse vinterdress parkdress
skiklede skiklær: skijakke skibukse vindjakke
sykkelklede sykkelklær: sykkeltrøye sykkelshorts sykkelhanske
babyklær babytøy babyklede: ulldress fleecedress parkdress regndress
`;
