/** What people call gear and food, by the group that the trade has it in. */
export const everydayGear = `
skibriller slalåmbriller snøbriller gogles goggle skigoggles snøscooterbriller snowboardbriller: alpinbrille
slalomhjelm skihjelmen snowboardhjelm alpinhjelmen skihjelmer skicrosshjelm: alpinhjelm
slalåmstaver slalomstav bakkestaver: alpinstav
langrennstaver klassiskstaver skøytestaver bortoverstaver skistavene rulleskistaver: langrennsstav
fjellstaver teleskopstaver toppturstaver: fjellskistav
slalåmski slalomski carvingski twintipski freerideski parkski utforski storslalomski jibbeski alpinskiene: alpinski frikjøringsski
slalåmstøvler slalomstøvler slalåmsko slalomsko bakkesko alpinsko alpinstøvlene skistøvlene: alpinstøvel
ryggplate ryggskinne ryggbeskyttelse panser overkroppsbeskytter: ryggskjold
smørefrie_ski smørefri rubbski skinnski fellski felleskiene skatski klassiskski treningsski konkurranseski joggeski løypeski turski langrendski: langrennsski felleski
skiskoene langrennsstøvler klassisksko skøytesko kombisko skiskor: langrennssko
skibinding skibindinger nnn langrennsbindinger: langrennsbinding binding
turfjellski backcountry fjellskiene telemarkski telemark stålkantski bredski: fjellski
kortfeller kortfellene langfeller skifeller skinfeller limfell toppturfeller: kortfell helfell
skredspade skredsøker skredstang sondestang søkestenger probe skredpakke skredsekk skredballong snøskuff snøspa måkespade: snøspade søkestang
snowbrett snøbrettet splitboard: snowboard
snowboardsko snowboardstøvler brettstøvler: snowboardboots
festevokser blå_extra vallavoks grunnvoks klistervoks tjære skitjære kaldvoks: festevoks klister
glidvoks glidere flytende_voks paraffin paraffinvoks fluorglider glidpulver: glider
smørejernet smørebenk smøreprofil skibukk skiskrape sikling siklinger smørekork børste rillejern skirens skibørste: smøresett smørejern smørebukk
kunstløpskøyter hockeyskøytene lengdeløpsskøyter barneskøyter skeiser isskøyter skøytene: skøyte
akematta rattkjelken snowracer snøracer akekjelke bobslede akebrettet rumpeakebrettet stjerteakebrett snørumpe plastbrett akeplate akering snørør tallerken_aking: akebrett kjelke rattkjelke
barnepulker pulker turpulk pulken slede sledepulk ekspedisjonspulk barnepulken: pulk
tunellteltet tunnelteltet vintertelt fjelltelt ekspedisjonstelt toppturtelt lettvektstelt: tunneltelt
igloo_telt iglotelt kuppeltelter campingtelt soltelt strandtelt poptelt popupteltet pop_up_telt hurtigtelt: kuppeltelt
gruppetelt storfamilietelt hustelt husvogntelt fortelt tipitelt lavvotelt: familietelt
gapahuken tarpen duk regnduk solseil vindskjerm vindsekk fjellduk bivuakk bivuakksekk teltunderlag: tarp gapahuk
mumiepose mumiesovepose fjellsovepose nattpose: dunsovepose
barnesovepose sommersovepose tresesongsovepose festivalsovepose soveposer soveteppe sovesekk sovepåse reisesovepose: fibersovepose sovepose
selvoppblåsende selvblåsende luftseng sovemadrass teltmadrass campingseng liggepølse liggunderlaget skumunderlag sammenrullbart_underlag feltseng reiseseng gjesteseng: liggeunderlag
hengekøya hengematte tretelt henge_køye: hengekøye
skolesekken skolesekker skoleransel treningssekk jobbsekk laptopsekk datamaskinsekk hverdagssekk reisesekk gymsekk bysekken småsekk daypack løpesekk sykkelsekk slengsekk dagsekk ranselen rullsekk cabinsekk trillesekk håndbagasjesekk toppsekk: dagstursekk bysekk
storsekken fjellsekken anatomisk_sekk rammesekk ekspedisjonssekk overnattingssekk backpackersekk vandresekk militærsekk: tursekk
bagen duffelen vanntett_bag tørrsekk tørrpose pakkpose pakkposer pakkepose vannsekk seilsekk utstyrsbag fotballbag håndballbag idrettsbag svømmebag helgebag reiseveske trillebager skibag ballbag: duffelbag
minisekk barnehagesekken tursekk_barn ryggsekk_barn gymbag_barn: barnesekk
bærestol barnebærer babysekk bærerygg meisen bæremeisen babymeis bærestativ: bæremeis
stormkjøkkenet turprimus spritbrenner spritapparat multifuel feltkjøkken kokekjøkken campingkomfyr gasskomfyr: stormkjøkken
gassapparat kokebluss bluss campinggass gasskoker brenneren toppbrenner jetkoker kokesystem turkoker vannkoker_tur kokeren kaffekoker: gassbrenner brenner
turkåsa trekåsa kåsen trekopp guksi turglass vinglass_tur ølglass_tur turskål turtallerken dyptallerken spisesett spisebestikk turbestikk gaffel skje kniv_og_gaffel turskje plastkopp emaljekopp stålkopp drikkekopp matboks nisteboks: turkopp spork tallerken
termosen stålkanne kaffekanne_tur termokanne thermos thermosflaske suppetermos: termos
drikkeflasken vassflaska gymflaske skoleflaske barneflaske vannflaska drikkekartong sprutflaske bidong flaskeholder drikkesystem: drikkeflaske
bålpanna grillpanne stekeplate steikehelle steikepanne gryterist bålstativ kjelekrok wok_bål murikka turstekepanne pannekakepanne bålgryte bålkjele: stekehelle bålpanne
hodelampe hodelampen pannelykten hodelykta lyssterk_lykt lampe_til_hodet løpelykt skilykt pannelampen o-lykt: hodelykt
stavlykt lykta oljelampe teltlykt teltlys gasslampe håndlykt ficklampe ledlykt lyslenke campinglys: lommelykt campinglykt
kompasset kartkompass peilekompass kartmappe: kompass speilkompass
turknivene tollekniven samekniv slirekniv knivslire friluftskniv spikkekniv barnekniv speiderkniven jaktkniven fiskekniv dolk brettekniv beltekniv kjøkkenkniv_tur: turkniv foldekniv
multitool lommeverktøy multiverktøyet tang schweizerkniv: multiverktøy
øks økser sag sager bålsag tursag håndøks småøks vedsag grensag buesag kvistsag machete: turøks foldesag
campingstolen isfiskestol isfiskekrakk pilkestol pilkekrakk fiskekrakk fiskestol fluktstol strandstol turstol feltstol klappstol sammenleggbar_stol krakk jaktstol jaktkrakk pallstol hyttestol festivalstol: campingstol lettvektsstol
klappbord turbord foldebord strandbord kjøkkenbord_camping campingbordet: campingbord
rumpevarmer sitteplata sitteplaten rumpeunderlag setepute sitte_underlag reinskinn saueskinn sitteskinn stolpute: sitteunderlag
kjølebaggen kjølepose kuldebag isboks fryseelement kjøleelement frysebag matbag pikniksekk: kjølebag
impregneringen vanntettmiddel impreg impregneringsmiddel spray_til_jakke vokspleie voks_til_jakke: impregnering impregneringsspray
ullsåpe ullvaskemiddel sportsvask skallvask dunsåpe vaskemiddel_til_dun såpe tøyvask sportsvaskemiddel luktfjerner: ullvask dunvask vask
reparasjonsteip duct_tape lappesaker teltreparasjon: reparasjonssett lappesett
gangstaver vandrestaver nordic_walking stavgang turstaver fotturstaver: gåstav
gamasjene snøgamasjer leggvarmere regngamasjer: gamasje
bandasje kompress sportstape teip tape elastisk_bind isspray kjølespray sårvask nødpledd redningsteppe brannsårplaster førstehjelpsskrin førstehjelpskoffert plastre varmepose: førstehjelpspakke gnagsårplaster
myggspray myggolje flåttmiddel myggstift myggkrem insektmiddel insektspray antimygg flåttspray flåttplukker flåttjerner myggspiral: myggmiddel
mygghatt hodenett myggnetting insektsnett: myggnett
mtb terrengsykkelen enduro downhillsykkel dirtsykkel fatbike fulldemper hardtail stisykler offroadsykkel: terrengsykkel
hybriden trekkingsykkel pendlersykkel byesykkel herresykler damesykler racer grusracer klassisksykkel: hybridsykkel
guttesykler jentesykler prinsessesykkel bmx barnesykler trehjulssykkel tråsykkel_barn juniorsykler: barnesykkel
elcykel batterisykkel elektrisk_sykkel lastesykkel transportsykkel: elsykkel
løpesykkelen sparkesykkel_pedaler balansesykler tosykkel gåsykkelen: løpesykkel
hjelm_sykkel sykkelhjelmen hjelm_til_sparkesykkel skatehjelm skateboardhjelm longboardhjelm skøytehjelm rulleskøytehjelm sparkesykkelhjelm skaterhjelm rulleskihjelm bmxhjelm: sykkelhjelm
sykkeljersey sykkeltrøya sykkeldress: sykkeltrøye
sykkelbib bibshorts bib seleshorts putebukse polstret_bukse sykkelpads: sykkelshorts
sykkelvanter sykkelvotter: sykkelhanske
baklykt frontlykt sykkellysene lys_på_sykkel blinkende_lys lykt_til_sykkel ledlys hjullys: sykkellys lyssett
wire wirelås ulås u-lås kombinasjonslås kodelås lås_til_sykkel kjetting hengelås skilås: bøylelås kjettinglås
fotpumpe håndpumpe ballpumpa luftpumpe kompressor co2pumpe co2_patron sykkelpumpa dempepumpe suppumpe elpumpe: gulvpumpe minipumpe
sykkelbag bagasjebærer bagasjeveske sykkelkurv styreveske rammeveske saltaske sideveske sykkelkorg telefonholder mobilholder: sykkelveske seteveske
ytterdekk slanger sykkelhjul tubeless lappesaker_sykkel felg ventil dekk_sykkel: sykkeldekk slange piggdekk
kjedeoljen kjedefett sykkelolje sykkelsåpe avfetter sykkelrens sykkelverktøy unbrako sykkelpleiesett: kjedeolje sykkelvask
stang_og_snelle snelle_og_stang stong_og_snelle fiskestang_og_snelle fiskestang_med_snelle stang_med_snelle rod_and_reel spö_och_rulle: fiskesett teleskopsett haspelstang haspelsnelle
sparkesykler elsparkesykkel trehjulssparkesykkel trikssparkesykkelen sparkebrett scooteren løpehjul sparkisen: sparkesykkel
rulleskøytene inlineskøyter sideskøyter inliner hjulskøyter rullskøyter: rulleskøyter inlines
skateboardet skatebrett rulle_brett pennyboard waveboarden longboardet: skateboard longboard
manualene hantelen håndmanual gymvekter vekter_til_hjemmebruk: manual
kettlebellen kulevekter russervekt girja: kettlebell
vektskiver vektstang olympisk_stang stangsett løftestang squatstativ knebøystativ vekt_skive: vektskive
benkpress benkpressbenk skråbenk situpbenk styrkebenk magebenk stepkasse treningskasse pullup_stang chinsstang kroppshevingsstang ribbevegg slynge slynger: treningsbenk
treningsmatta gymmatter gulvmatte pilatesmatte matte_til_trening: treningsmatte yogamatte
foamrollen skumrulle triggerpunkt triggerrulle massasjepinne ballmassasje lacrosseball yogablokk yogablokker: massasjerulle massasjeball
strikker treningsstrikken rumpestrikk gummibånd motstandsstrikk miniband treningsbånd gymstrikk therastrikk pilatesstrikk: treningsstrikk minibands
løpemølle gangmølle walkingpad walking_pad løpebåndet mølle: tredemølle
ergometer trimsykler spinningssykler treningssykkelen motionssykkel indoorsykkel innesykkel innendørssykkel sykkelrulle rulle_til_sykkel: spinningsykkel ergometersykkel
tau hoppestrikk hopp_tau sprettau speedrope: hoppetau speedtau
magebelte_løping mobilbelte nøkkelbelte løpeveske flaskebelte hoftebelte midjeveske midjebelte rumpetaska mobilarm telefonbelte startnummerbelte: løpebelte drikkebelte
refleksvesten refleksbelte refleksbrikke dinglerefleks refleksarmbånd sele_refleks gulevester gul_vest trafikkvest varselvest snapprefleks klipprefleks: refleks refleksvest refleksbånd
løpeklokke gpsklokka sportsur treningsur pulsur aktivitetsarmbånd smartur skritteller pulsmåler armbåndsklokke stoppeklokke dykkerklokke: pulsklokke gpsklokke
lærball fotballen matchball femmer_ball futsalball ball_fotball: fotball kampball
landslagstrøye landslagsdrakt supportertrøye drakter klubbdrakt treningssett_fotball fotballsett draktsett fotballtrøyer lagdrakt keepertrøye: spillertrøye fotballdrakt
leggbeskytter leggbeskyttere leggskinnene ankelbeskytter: leggskinn
målvaktshansker keepervotter fotballhansker keeperhanskene: keeperhanske
målnett minimålene fotballmålet pop_up_mål kunstgressmål hagemål: fotballmål minimål
håndballen klister_håndball harpiks: håndball
innebandykølla bandykøller kølla hockeykøller: innebandykølle
innebandyballene plastball hullball: innebandyball
basketballen basket streetball basketkurv basketballkurv basketstativ: basketball
sandvolleyball volleyballnett beachvolleyball volleyballen: volleyball strandvolleyball
shuttlecock shuttle badmintonball fjærballracket fjærballsett fjærball badmintonnett badmintonracketer fjærballer: badmintonsett badmintonracket
tennisracketer tennisrekkert rekkert racketen tennissett: tennisracket
bordtennisballer pingpongball bordtennisnett bordtennisrekkert ping_pong_racket: bordtennissett bordtennisracket
padelracketer padelrekkert padelballer paddelracket padeltennis paddeltennis padelbag: padelracket
vikingspill kubbspillet kongespill petanque petanquekuler boccia bocciakuler krokket croquet ringspill kastespill stigegolf: kubb kasteringer
frisbeer disker discer putter_disk frisbeedisk kastefrisbee golfdisk frisbeegolfdisker frisbeebag startpakke_frisbeegolf: frisbeegolfdisk frisbeegolf
badebuksene badeshortser surfeshorts boksershorts_bading badetights svømmeshorts svømmetights badebrok: badeshorts
svømmedrakt svømmedrakter hel_badedrakt badedrakta konkurransedrakt tankini burkini badekjole badedresser: badedrakt
bikinitopp bikinitruse todelt_badedrakt bikinien bikiniunderdel bikinioverdel: bikini
uvdress uv_dress soldrakt solklær solbeskyttende uv_sett badedrakt_med_ermer uv_dresser uv_hatt svømmebleie: uv-drakt uv-trøye
svømmebrillene dykkemaske dykkerbriller cyclop konkurransebriller vannbriller snorkelmaske: svømmebrille
badehetta svømmehette svømmehetter silikonhette: badehette
dykkeføtter svømmelabber svømmelabb dykkelabber vannlabber andeføtter svømmeføttene føtter_til_svømming froskeføtter snorkelutstyr: svømmeføtter
redningsvesten flytevesten svømmebelte armringer puter_bading oppblåsbar_vest jolleseilervest barnevest båtvest sikkerhetsvest svømmevester: redningsvest
padlevester kajakkvest seilervesten flytejakke supvest wakevest: padlevest seilervest
padlebrett paddelbrett standup_paddle supen supbrettet stående_padling padleboard: sup-brett
havkajakk elvekajakk kajakken gummikajakk tomannskajakk sitontop sit_on_top packraft kanadier: kajakk
padleårer paddel årene kajakkåra supåre trekkåre: kajakkåre sup-åre
våtdrakta svømmedrakt_triatlon triatlondrakt tørrdrakt surfedrakt neoprendrakt dykkerdrakt badedrakt_i_neopren neoprenhansker neoprensko: våtdrakt
slukstanga fiskestanga meitestang pimpelstang trollingstang spinnstang jiggstang fiskestake fiskerstang havfiskestang havfiskestenger reisestang: haspelstang
fluestanga fluestenger tohåndsstang enhåndsstang fluefiskesett: fluestang
pilkestang isfiskestang pimpelspø pilkestikker isfiskepinne isfiskeutstyr pilkeutstyr: isfiskestikke
teleskopstang fiskepakke startsett_fiske barnefiskestang fiskestang_barn fiskesettet komplett_fiskestang fiskestangsett nybegynnersett: fiskesett teleskopsett
fiskesnella slukhjul fluehjul multiplikator snellen havsnelle: haspelsnelle
spinnerne langspinnere snurrebass ørretspinnere: spinner langspinner
blink pilk svenskepilk torskepilk sildepilk skjeslukker slukene slukpakke sluksett sjøørretslukker makrellhekle hekle harpe fiskeblink: sluk skjesluk
wobblerne jerkbait crankbait gummijigg jigger jigg gummifisk: wobbler
laksefluer ørretfluer tørrfluer tørrflue våtflue nymfer fluebinding flueboks fluene: fluesett nymfesett
fiskeline fletta_snøre multifilament fortom monofilament flettline snøret fiskesnor nylonline supersene: sene
fiskehåv håven landingsnett krabbehåv: håv foldehåv
slukeske fiskeskrin utstyrsboks verktøykasse_fiske fiskesekk agnboks: fiskekoffert slukboks
vadebuksene vadestrømper pustevadere neoprenvadere fiskebukse: vadebukse
vadestøvler vadeskoene vadesokker filtsåler elvesko: vadesko
posemiddag poserett frysetørket frysetørra nødmat turgryte tørka_mat mat_i_pose villmarksmat fjellmat turretter beredskapsmat ferdigmat: turmat middagsrett
turfrokost frokost müsli mysli grøtpose havregryn granola risengrynsgrøt graut turgrøt: grøt müsli
proteinbarer proteinsjokolade nøttebar barer snacksbar kornbar turbar sjokoladekjeks mellommåltid nøtter nøttemiks turgodt: energibar proteinbar
energigeler koffeingel sukkergel karbogel gelene karbohydrater geler: energigel
elektrolytt elektrolyttabletter brusetabletter energidrikker isotonisk_drikke energipulver restitusjonsdrikk proteindrikk: sportsdrikk
mineralvannet kildevannet vann_på_flaske selters cola leskedrikk saft juice: vann brus
leselys leselampe søkelys letelys lesebelysning: hodelykt lommelykt campinglykt
titanskje foldeskje campingskje langskje turskei: spork tallerken
thermobag termobag termopose isoleringsbag isolert_bag: kjølebag
utekjøkken bålkjøkken: stormkjøkken gassbrenner bålpanne
ildpanne ildfat fyrfat fyrpanne bålfat bålkar: bålpanne
fyrstål tennpinner opptenningspinner båltenner båltennere bålstarter: bålpanne turkniv turøks
treningsstang løftestenger vektstenger kurlestang curlstang ezstang treningsskive: vektstang vektskive
soppkurv soppkorg bærkurv bærkorg sankekurv multebøtte multespann bærspann bærrive bærplukkar bærrenser bærsil plukkebøtte sankepose: turkopp kjølebag turkniv
knelapper knelapp jakkelapp bukselapp: reparasjonssett
sykkelfett sykkelsmøring sykkelvoks kjedevoks kjederens sykkelspray kjedespray: kjedeolje sykkelvask
skibenk smørebord voksbenk: smørebenk smøresett
turgps sykkelur turur treningsur gps-ur: gpsklokke pulsklokke
turapotek reiseapotek hytteapotek medisinskrin medisinveske: førstehjelpspakke
jaktcape jaktkappe sykkelcape sykkelponcho turponcho: regnjakke
sykkelrefleks hjulrefleks eikerefleks: refleks
kokse trekokse kjenge trekjenge: turkopp
skei skeid skjei spisskei turskei: spork tallerken
tråhjul tohjuling tohjulsykkel velosiped tråhest bisykkel: hybridsykkel terrengsykkel barnesykkel
ongel dorje dorgesnøre: fiskesett sluk sene
slengskive kasteskive: frisbeegolfdisk
sjøyser sjeisar: skøyte
tyristikke tyrispik neverbit: bålpanne turøks
refleksteip reflekstape refleksfolie: refleks refleksbånd
solhette soltørkle: caps
gjeddestang abborstang barnestang nybegynnerstang juniorstang ungdomsstang mormyskastang kaststang: haspelstang fiskesett
snøskli skliplate snøtallerken sklibrett akepose aketeppe rumpeskjold sklitallerken: akebrett
isolasjonsmatte isolasjonsplate termounderlag: liggeunderlag
fyrtøy magnesiumstav tennpapir pinneved tennfliser: bålpanne turkniv turøks
sykkelblink refleksblink teltblink blinkers: sykkellys
spole ekstraspole reservespole: haspelsnelle
duppsett meitesett søkkesett kroksett: fiskesett
toppdel stangdel stangring toppøye: haspelstang
turpannesett turgrytesett: stormkjøkken stekehelle
ledpanne ledhodelykt: hodelykt
dørstrikk døranker: treningsstrikk
mips mipshjelm: sykkelhjelm alpinhjelm
ekstralinse reservelinse skibrillelinse: alpinbrille
`;
