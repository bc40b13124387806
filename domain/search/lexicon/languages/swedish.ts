/** Swedish words of the trade that no rule of sounds brings to ours. */
export const swedish = `
jacka jackor: jakke
regnjacka: regnjakke
dunjacka: dunjakke
skaljacka: skalljakke
vinterjacka täckjacka: boblejakke dunjakke skijakke
byxa byxor: bukse
regnbyxor: regnbukse
skidbyxor täckbyxor: skibukse
vandringsbyxor friluftsbyxor: turbukse
mjukisbyxor: joggebukse
tröja tröjor: genser trøye
stickad_tröja ulltröja: ullgenser ulltrøye
luvtröja huvtröja: hettegenser
underställ: ulltrøye ullongs ullsett
kalsonger: boksershorts
långkalsonger långkalsong ullkalsonger: ullongs
strumpa strumpor sockor raggsockor: sokk
mössa mössor: lue
vante vantar: vott hanske
handskar handske: hanske
halsduk: hals
skor: sko
stövel stövlar gummistövlar: støvel gummistøvel
kängor känga vandringskängor vandringsskor: fjellstøvel tursko
löparskor löpskor: løpesko
tofflor: tøffel
sandaler: sandal
ryggsäck ryggsäckar: sekk
väska väskor: bag veske
sovsäck sovsäckar: sovepose
tält: telt
liggunderlag: liggeunderlag
hängmatta: hengekøye
stormkök: stormkjøkken
pannlampa: hodelykt
ficklampa: lommelykt
skidor: langrennsski ski
längdskidor längdskida: langrennsski
slalomskidor: alpinski
skidglasögon: alpinbrille
hjälm: hjelm
cykelhjälm: sykkelhjelm
cykel cyklar: sykkel
elcykel: elsykkel
barncykel: barnesykkel
baddräkt badkläder: badedrakt
badbyxor: badeshorts
flytväst: redningsvest
fiskespö spö: haspelstang fluestang
regnkläder: regnsett regndress regnjakke regnbukse
overall: parkdress vinterdress
skridskor: skøyte
pulka: pulk
linne: singlet
klocka: pulsklokke gpsklokke
kåsa: turkopp
parkas vinterjackor täckjackor dunjackor: dunjakke boblejakke skijakke
vindjacka vindtygsjacka: vindjakke anorakk
fleecejacka fleecetröja: fleecejakke
skidjacka skidkläder: skijakke skibukse
väst västar: vest
skalbyxa skalbyxor: skallbukse
softshellbyxor: turbukse
träningsbyxor joggingbyxor: joggebukse tights
kortbyxor: shorts
badshorts simbyxor: badeshorts
t-tröja t-tröjor kortärmad: tskjorte
skjorta skjortor: skjorte
träningströja träningskläder: treningstrøye treningstopp tights
underkläder: ulltrøye ullongs boksershorts
trosor boxerkalsonger: boksershorts
ullstrumpor yllesockor ullsockor raggsocka: ullsokk
ylletröja yllekläder: ullgenser ulltrøye
pannband: pannebånd
keps kepsar: caps
halsvärmare: hals
tumvantar: vott
fingervantar: hanske
vinterskor vinterkängor vinterstövlar: vinterstøvel
regnstövlar: gummistøvel
gympaskor träningsskor: joggesko innendørssko løpesko
inomhusskor: innendørssko
fotbollsskor: fotballsko
fotboll fotbollar: fotball
handboll: håndball
innebandyklubba: innebandykølle
vadarbyxor vadare: vadebukse
badskor: badesko
sulor inläggssula: såle
broddar: brodder
turskidor: langrennsski fjellski
skidstavar stavar: langrennsstav alpinstav
skidhjälm: alpinhjelm
pjäxor pjäxa slalompjäxor: alpinstøvel langrennssko
skidvalla valla fästvalla: festevoks glider klister
stighudar: fell
snöskovel: snøspade
pulka stjärtlapp tefat snowracer kälke: akebrett kjelke
hockeyskridskor konståkningsskridskor: skøyte
dagsryggsäck: dagstursekk
vandringsryggsäck: tursekk
skolväska skolryggsäck: dagstursekk barnesekk
sittunderlag: sitteunderlag
fällstol: campingstol
kylväska kylbox: kjølebag
gasolkök spritkök friluftskök: stormkjøkken gassbrenner
bestick: spork
termosflaska: termos
flaska vattenflaska: drikkeflaske
eldstad eldkorg stekhäll: bålpanne stekehelle
täljkniv fällkniv: turkniv
yxa: turøks
såg: foldesag
myggmedel: myggmiddel
myggnät: myggnett
första_hjälpen: førstehjelp
skavsårsplåster: gnagsårplaster
cykelbyxor: sykkelshorts
cykelhandskar: sykkelhanske
cykellampa cykelbelysning cykellyse: sykkellys
cykellås: sykkellås bøylelås kjettinglås
cykelpump: gulvpumpe minipumpe
cykelväska: sykkelveske
däck cykeldäck dubbdäck: sykkeldekk piggdekk
kedjeolja: kjedeolje
springcykel balanscykel: løpesykkel
sparkcykel: sparkesykkel
rullskridskor: rulleskøyter
hantlar: manual
vikter viktskiva: vektskive manual
träningsmatta: treningsmatte yogamatte
gummiband träningsband: treningsstrikk
löpband: tredemølle
motionscykel: ergometersykkel spinningsykkel
hopprep: hoppetau
pulsklocka: pulsklokke
reflexväst: refleksvest
reflex reflexer: refleks refleksvest refleksbånd
målvaktshandskar: keeperhanske
benskydd: leggskinn
fotbollsmål: fotballmål
simglasögon cyklop: svømmebrille
badmössa: badehette
simfenor: svømmeføtter
räddningsväst: redningsvest
våtdräkt: våtdrakt
paddel: åre
spinnspö kastspö metspö: haspelstang fiskesett
flugspö: fluestang
haspelrulle: haspelsnelle
skeddrag: sluk spinner wobbler
fiskelina: sene
pimpelspö: isfiskestikke
frystorkad friluftsmat: middagsrett turmat
sportdryck: sportsdrikk
promenadskor gångskor vardagsskor: tursko joggesko
gymnastikskor gympadojor gymskor inneskor: innendørssko joggesko
sneakers dojor tygskor: joggesko
tallrik tallrikar mugg kopp matlåda bestickset: turkopp spork tallerken
långärmad långärmad_tröja långärmat: treningstrøye ulltrøye
långbyxor: turbukse bukse
sovkläder pyjamas: ullsett
handduk badhandduk: badesko
regnskydd: regnjakke
regnställ regnset regnoverall galonkläder galonbyxor galon: regnsett regndress regnjakke regnbukse
vinteroverall: vinterdress
skaldress: parkdress
sparkdräkt overaller: parkdress fleecedress
täckväst väst väster: vest
huvudbonad mössan luva: lue
buff halskrage: hals
fårskinnstofflor innetofflor: tøffel
flipflops badtofflor: badesko
kompressionsstrumpor löparstrumpor: treningssokk
knästrumpor: sokk
löpartights löparbyxor: tights
löparjacka: vindjakke
löparklocka: pulsklokke
löparbälte midjeväska: løpebelte
terränglöparskor: terrengsko
skidglasögon skidbriller: alpinbrille
längdpjäxor: langrennssko
skidställ skidkläder: skijakke skibukse
skidjacka: skijakke
skidunderställ: ulltrøye ullongs
åkpåse: ulldress
kylklampar: kjølebag
kastrull stekpanna kokkärl: stormkjøkken stekehelle
gasbrännare brännare: gassbrenner
fotogenlampa lykta campinglampa: campinglykt
ryggskydd: ryggskjold
nackkudde kudde: liggeunderlag
tältsäng luftmadrass madrass: liggeunderlag
myggspray: myggmiddel
fästingborttagare: myggmiddel
barnvagn: bæremeis
bärstol: bæremeis
mountainbike terrängcykel: terrengsykkel
damcykel herrcykel: hybridsykkel
cykelkorg: sykkelveske
innerslang slang: slange
studsmatta: hoppetau
boll bollar: fotball
fotbollströja matchtröja: spillertrøye
badbyxa: badeshorts
bikini: bikini
simglasögon: svømmebrille
fiskedrag drag: sluk
abborre gädda: wobbler
`;
