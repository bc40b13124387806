/** What people call clothes and shoes, by the group that the trade has them in. */
export const everydayClothes = `
hardshell hardshelljakke trelagsjakke 3lagsjakke membranjakke stormjakke seilerjakke seiljakke goretexjakke fjellskall skalljakka skallet: skalljakke
regnponcho regncape regnslag oljejakke oljefrakk regnanorakk vannjakke sydvestjakke regnis regnjakka vassjakke: regnjakke
dunis dunparkas dunanorakk fjærjakke gåsedunjakke andedunjakke duffelcoat dunfrakk dunjakka lettdun lettdunjakke hybridjakke: dunjakke
bobla bobler boblis boblefrakk boblekåpe vattjakke vattert vattejakke vattertjakke quiltet quiltjakke quiltejakke polstret polstrejakke syntetjakke isolasjonsjakke vinterboble pufferjakke fôrjakke foringsjakke vamsejakke: boblejakke quiltet
softis softshellet myktskall overgangsjakke vårjakke høstjakke mellomsesongjakke skoljakke bomberjakke bomber varsityjakke: softshelljakke vindjakke
slalåmjakke slalomjakke snowboardjakke alpinjakka bakkejakke snøjakke snøjakka skiparkas frikjøringsjakke: skijakke alpinjakke
vindbluse vindjakka vindfleece overtrekksjakke løpsjakke klubbjakke treningsoverdel overtrekksdrakt rulleskijakke vindis windjakke: vindjakke
annorakk anorakken anorak kajakkanorakk fjellanorakk skianorakk hetteanorakk: anorakk vindjakke
dunvest boblevest fleecevest ullvest jaktvest fiskevest turvest softshellvest vestjakke ermeløsjakke polstret_vest: vest
cargobukse cargo lommebukse trekkingbukse zipoff zip_off avzippbar fjellbrok friluftsbrok tightsbukse klatrebukse speiderbukse knebukse knickers nikkers vandretights turtights chino chinos canvasbukse hverdagsbukse outdoorbukse fritidsbukse langbukser: turbukse stretchbukse
hardshellbukse membranbukse regnskall toppturbukse seilerbukse overtrekksbukse: skallbukse
oljebukse regnoverdel vannbukse regnbuksa: regnbukse
slalåmbukse slalombukse alpinbukse snowboardbukse snøbuksa termobukse varmebukse vinterbuks boblebukse overallsbukse fôrbukse selebukse vinteroverall: skibukse
termodress snøscooterdress scooterdress: vinterdress
kosebukse slappebukse koseklær mykebukse collegebukse joggers pysjbukse pysjamasbukse sweatpants joggebuksa bomullsbukse gymbukse hjemmebukse overtrekksbukse_trening treningsdrakt: joggebukse
bermudashorts knickersshorts kortebukser pirater piratbukse tennisshorts tennisskjørt treningsskjørt løpeskjørt skjørtshorts sommershorts cargoshorts turshortsen håndballshorts basketshorts: shorts
leggings tigts tihts tightser kompresjonstights ulltights vintertights løpetightsen caprier capri_tights sykkeltight treningsleggings: tights
fleecis flisen mikrofleece teddyjakke teddygenser teddy fiberpels fiberpelsjakke pilejakke fliesjakke fleece_genser: fleecejakke teddyfleece
strikkejakka kofter cardigan strikket_genser raglan rundfelling rollis pologenser høyhalsgenser islending selbugenser setesdalsgenser mariusgenser mønstergenser vinterstrikk strikkeplagg troyer: ullgenser
hettis hettegensern genser_med_hette collegejakke college hoodis hettejakka zip_hoodie ziphoodie munkejakke collegen collegegenseren jumperen sweater: hettegenser
halfzip zip_genser zipgenser kvartzip quarterzip treningsgenser løpegenser langrennsgenser powerstretch tynn_genser midlayer mellomlagsgenser mellomlagstrøye teknisk_genser: half-zip treningsgenser
ullundertrøye ullgenser_tynn superundertrøye stillongstrøye undertrøye basislag baselag basisplagg første_lags underplagg skitrøye ullskjorte ullpolo ullzip merinotrøye merinogenser merinotskjorte netttrøye nettingtrøye helsetrøye: ulltrøye
lange_underbukser ullunderbukse ullbukse merinolongs ullbukser stillonger longsen superlongs langunderbukser strømpelongs helsebukse ullstillongs: ullongs
ullunderstell ullundersett ullpysj ullpysjamas pysjamas pysj sovedress nattdrakt nattøy ullsettet babyull ullbodyer: ullsett ulldress
trusene truse boksere bokserne tightboksere kalsong underhose ullboksere sportstruse treningstruse hipstere: boksershorts
ammebh sportsbher sports_bh sportsbeha behå beha bher toppbh løpebh treningsbeha sportsbra bøylebh støttetopp puppeholder ammetopp: sportsbh
tshirts t_skjorter teskjorte trøye_kort bomullstrøye tee basictskjorte piqueskjorte poloskjorter kortermet_trøye overdel: tskjorte
løpetopp treningsoverdeler langermet langermetrøye gymtrøye løpetskjorte teknisk_trøye sportstrøye dry_fit svettetransporterende rashguard volleyballtrøye crop_top croptop yogatopp: treningstrøye treningstopp
stropptopp stroppetopp linne ermeløs_topp ermeløs_trøye løpesinglet basketballtrøye basketdrakt tanktopp singletter: singlet
rutete_skjorte ruteskjorte rutaskjorte flanell flanellen tømmerhogger tømmerhoggerskjorte jegerskjorte friluftsskjorte linskjorte skjortejakke arbeidsskjorte bluse bluser: flanellskjorte turskjorte
regnsettet regntøysett regnbekledning todelt_regntøy fleeceforet_regntøy regnsett_barn regndresser pvc_dress oljesett: regnsett
heldekkende_regntøy kjeledress_regn regnheldress plaskedress sølebukse sølebukser plasketøy: regndress regnsett
uteoverall overallen overal helårsdress vårdress høstdress sommerdress softshelldress tynndress allværsdress barnehagedress lekedress skalldress: parkdress
snødressen bobledress vinterheldress boblehel boblekjeledress snødrakt vinterdressen polardress kuldedress: vinterdress
kosedress pelsdress teddydress bamsedress kosedrakt mellomdress fleeceheldress: fleecedress
ullheldress bodydress ulloverall babydress vognpose vognposer kjørepose: ulldress
beanien topplue kalott ullhue strikkhue hjelmlue tynnlue skilue løpelue jaktlue pelslue lammeskinnslue pilotlue flyverlue luehjelm finlandslue babylue kyselue kyse kyser djevellue solhatt fiskehatt bøttehatter sommerhatt skjelue duskelue lua: lue
hårbånd svettebånd pannebandet øreband ørebånd ørevarmerne skibånd headbands: pannebånd
buffen tubeskjerf rørskjerf multihals halsedisse halsvarmer ansiktsmaske ansiktshals balaklavaen skallemaske skimaske hjelmhals nakkevarmer bandana skjerfet skjerf halstørkle hals_varmer vindmaske: hals
fingervotte løpehansker touchhansker turhansker langrennshansker innerhansker treningshansker ullfingervanter skinnhanske vinterhanske alpinhansker slalåmhansker fingerløse fingerløs gripehansker skiløperhansker hanskar: hanske
luffer luffe lovotter lodne_votter polvotter skinnvott dunvotter dunvott barnevotter babyvotter snøvotter regnvotter ullvott tommelvotter lodder tommelvanter vanttar overtrekksvott: vott
skyggelua sixpence truckercaps skjermlue: caps
raggesokker raggsokkar villmarkssokker lesta ullester ullstrømper hjemmestrikka_sokker tykke_sokker støvelsokker feltsokker labbene jaktsokker sjøsokker: ullsokk
sportsstrømper tennissokker joggesokker kompresjonssokker kompresjonsstrømper ankelsokk fotballstrømpe usynlige_sokker hvite_sokker halvhøye_sokker strømpene håndballsokker gymsokker innesokker stoppere: treningssokk
vandresokker fjellsokker linersokker innersokker gnagsårsokker turstrømper: tursokk
fjellskoa fjellskoen marsjstøvler marsjstøvel militærstøvler skinnstøvlett jaktstøvler jaktstøvel vandrestøvler lærsko høye_tursko turstøvler turstøvel: fjellstøvel
gåsko vandreskoene lavsko tursneakers approachsko lette_fjellsko turjoggesko fjelljoggesko turskoene: tursko
kuldesko filtstøvler fôrsko forede_sko snøstøvlene skinnforede støvletter vinterskoa varmesko varmestøvler vintersneakers: vinterstøvel
gummiskoene regnsko regnstøvlene gummisko slagstøvlar sjøstøvlene stallstøvler hagesko hagestøvler fjøsstøvler fjøsstøvlar fjøsstøvel fjøssko gårdsstøvler vasstøvlar pøsstøvler: gummistøvel
fôra_støvler fora_støvler: vinterstøvel gummistøvel
vinterstøvler_gummi foringsstøvler termogummistøvler: fôret
asfaltsko mengdesko løpskoene joggeskoene_løp maratonsko konkurransesko karbonsko pronasjonssko stabilitetssko treningssko_løping jogge_sko: løpesko
fjelløpsko vinterløpesko vinterjoggesko høstløpesko snøløpesko stiløpesko trailsko terrengløpesko orienteringssko o-sko piggsko_løp grusløpesko: terrengsko
joggiser hvite_sko fritidsskoene hverdagssko skolesko barnehagesko bysko borrelåssko tøysko canvassko mokkasiner loafers slipon slip_on lerretsko ballerina basketsko tennissko: joggesko
sommersandaler remsandaler gåsandaler barnesandaler trekksandaler sandalene espadriller badesandaler: sandal
tøflene ullslippers hyttetøfler lammeskinnstøfler saueskinnstøfler innetøfler inneskoene raggsokktøfler dunstøfler duntøfler hjemmesko filttøffel barnehagetøfler teltsko: tøffel
plasttøfler hagetøfler plastsko dusjsko dusjtøfler flippflopp flip_flop flippfloppere klippklapp slides badetøffel bassengsko klogger tresko: badesko
grasskor fotballstøvler fotballstøvel knottsko knotter skrusko kunstgressko futsalsko fotballskoa rugbysko: fotballsko
håndballskoene gymskoene innebandysko badmintonsko indoorsko hallskoene turnsko inneskotøy_gym volleyballsko squashsko padelsko: innendørssko
innersåle innersåler innlegg fotsenger fotseng iskalde_såler såler ullsåler varmesåler gelsåle gelsåler hælputer: innleggssåle ullsåle
skosmurning skofett bivoks lærolje skinnpleie skovask skopuss semsketspray skospray skorengjøring skobørste: skovoks skorens impregneringsspray
isbrodd isbroddene brodde piggbrodder skobrodder antiskli sklisikring isstrikk piggstrikk gåbrodder snøkjetting_sko: brodder
regnhatt regnhatter: lue caps
høyhalser høyhalset_trøye: ulltrøye
ermeløs ermeløse ermeløst: singlet vest
rutete ruter rutet: flanellskjorte
bred_lest smal_lest: sko
knestrømper knestrømpe knesokker tubesokker tubesokk skistrømper skistrømpe: ullsokk tursokk treningssokk
pulsvanter pulsvanter pulsvarmer pulsvarmere pulsvarmarar håndleddsvarmere: vott hanske
skaut hodetørkle: hals lue
hatt hatten hatter: lue caps
øreklaff øreklaffer øreskjulere: pannebånd lue
slipover slipovere strikkevest ullslipover: ullgenser vest
inneklær innetøy hjemmeklær: joggebukse hettegenser tskjorte
surfebukse: badeshorts
turtleneck rollkrage rullekrage polohals: ullgenser ulltrøye
henley henleytrøye farfartrøye bestefarstrøye: ulltrøye tskjorte
ullbh ull-bh ullbra merinobh: sportsbh
treningstank racerback racerbacktopp tankskjorte: singlet treningstopp
rennesko springsko spretsko fartssko: løpesko
lågsko lavskaft lavskaftet lavskaftsko: tursko
høyskaft høyskaftet høyskaftsko grovsko: fjellstøvel
underbenklær benklær benkle: ullongs turbukse
brukshansker allroundhansker: hanske
knestrikk knelange: shorts
ballerinasokker sneakersokker steppere footies shorties: treningssokk
tåsokker femtåsokker toesocks fingersokker: treningssokk tursokk
festivalstøvler: gummistøvel
tørrskift skiftetøy skiftesett byttetøy byttesett barnehageskift: ullsett ulldress parkdress joggebukse
viking vikingstøvler: gummistøvel
sportsjakke sportsjakka: vindjakke softshelljakke
sportssko sportsskoa: joggesko løpesko innendørssko
tomlinger tomlingar påvotter påvottar overvotter ullabbar: vott
luvve luvva kasjett skyggeluve: lue caps
busserull bussarong bondeskjorte: skjorte turskjorte
bunadskofte strikkekofte setesdalskofte: ullgenser
hyre sjøhyre skinnhyre regnhyre: regnsett regnjakke regnbukse
høstklær vårklær: regnjakke softshelljakke ullgenser
flytvest flytvesten flytevesta: redningsvest
boblestøvler boblesko dunboots: vinterstøvel
turskall turskalljakke: skalljakke
vindtrøye vindgenser: vindjakke half-zip
tovott trefingervott trefingervotter trefingerhansker: vott hanske
vottesnor vottebånd vottestropp hanskesnor hanskestropp votteklype: vott hanske
vibram vibramsåle: fjellstøvel tursko
primaloft thinsulate: boblejakke vest
cordura kevlar: turbukse
lycra spandex jeggings treggings: tights
tweed vadmel: ullgenser
velur fløyel plysj: joggebukse
kunstpels fuskepels: teddyfleece fleecejakke
kortarm kortarma: tskjorte
trekvart trekvartbukse trekvartlang: shorts tights
brysthold brystholder bysteholder: sportsbh
bandeau halterneck: bikini treningstopp
vindstopper windstopper vindstopperjakke: vindjakke softshelljakke
teknojakke shelljakke: skalljakke
`;
