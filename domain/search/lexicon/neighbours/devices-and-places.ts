/** Electronics, house, car, journey and feasts: what comes nearest in a shop of sport. */
export const devicesAndPlaces = `
håndkikkert teleskop spottingskop spotting_scope teaterkikkert monokular stjernekikkert termisk_kikkert nattkikkert varmekamera avstandsmåler laseravstandsmåler lupe forstørrelsesglass: kompass hodelykt
turkart kartbok sjøkart papirkart topografisk_kart fjellkart løypekart skikart turbok reiseguide: kompass
gps håndholdt_gps gpsmottaker gpssender gps_sporer sporingsbrikke airtag satellittelefon satellittmelder inreach nødsender plb: gpsklokke pulsklokke kompass
nødlader solpanel solladere aggregat strømaggregat power_station powerstation ladestasjon usbkabel mobillader aabatteri aaabatteri knappcellebatteri oppladbare_batterier batterilader skjøteledning strømkabel adapter reiseadapter: hodelykt lommelykt
nødradio dabradio beredskapsradio sveivradio høyttaler bluetoothhøyttaler høytaler ørepropper_musikk hodetelefoner hodetelefon øreplugger trådløse_ørepropper airpods headset walkman mp3spiller: pulsklokke hodelykt
dronekamera gopro kamera undervannskamera webkamera kamerafeste kameraveske kamerastativ kamerabag stativ_kamera selfiestang minnekort babymonitor: hodelykt pulsklokke
fitnessarmbånd fitnessklokke barneklokke klokkereim klokkerem klokkelader pulssensor brystbelte blodtrykksmåler triatlonklokke fitbit garmin polar_klokke suunto stryd footpod fotpod oksygenmåler: pulsklokke gpsklokke
vekkeklokke veggklokke eggeklokke: pulsklokke
utetermometer regnmåler vindmåler fuktmåler hygrometer: gpsklokke kompass
mobildeksel vanntett_mobilpose mobilhylster mobilarmbånd telefonpose telefonveske telefonarmbånd mobilsnor armholder: løpebelte
arbeidslampe arbeidslys inspeksjonslampe lyskaster sensorlys batterilampe nødlampe bordlampe lyktestativ: lommelykt campinglykt
takgrind lasteholder skistativ_bil tilhengernett hengernett bilorganizer bagasjeromsmatte bilmatte setebeskytter setetrekk_bil solskjerm_bil bilsete barnestol_bil bilstol bilpute: duffelbag sykkelveske
startkabel startkabler bilbatterilader jekk bildekk piggdekk_bil snøkjetting snøkjettinger varseltrekant bilapotek isskrape_bil dekkposer bilvask bilpleie dieselvarmer motorvarmer: førstehjelpspakke refleksvest lommelykt
refleksbånd_jobb: refleksvest
brannteppe: bålpanne stekehelle
brannslukker røykvarsler brannslange: førstehjelpspakke
juletre julepynt julestrømpe julesokker julegenser julegensere adventskalender julekule julekalender stjernegutt nissetøfler: ullsokk ullgenser lue
medalje medaljer pokal pokaler startnummer startnummerholder sikkerhetsnåler_løp målseil: løpebelte
gavekort gavesett gaveeske gaveinnpakning: drikkeflaske turkopp
flaggstang vimpel flagglinje utemøbler hagestol hagebord hagebenk utebenk uteputer hagehuske utepeis bålkasse bålfat varmelampe terrassevarmer terrassebord: campingstol campingbord bålpanne
vedbærer peissett askebøtte feiebrett fotskrape støvelknekt støvelknekter støvelbrett: turøks gummistøvel
hyttebok hytteteppe hengelås_hytte nøkkelboks: tøffel ullsokk
oppheng oppbevaring hyllesystem veggkrok knagg knaggrekke: duffelbag
skaplås garderobelås bagasjelås_reise: kjettinglås bøylelås
vaskemaskin tørketrommel tørkestativ strykebrett vaskepose tørkeball tennisballer_dun lofjerner fnugglofjerner lorulle klesrulle nuppefjerner flekkfjerner tøymykner luktspray tekstilspray fargevask tøyfarge: vaskemiddel dunvask ullvask
telefon mobil nettbrett: løpebelte
julelys adventslys adventsstjerne lysgirlander: campinglykt lommelykt
stoppur stoppuret dommerur: pulsklokke
batteripakke batterilokk batteriboks: hodelykt lommelykt
varselstrekant varselstrekanter: refleksvest refleks
`;
