/** Things of each sport and trade that a sports shop may not have, gone through sport by sport, and what comes nearest. */
export const neighboursBySport = `
landhockey landhockeykølle hockeystikk lacrosse lacrossekølle balltre baseballkølle baseballtre: innebandykølle
cricket baseball softball rugby rugbyball brennball kanonball stikkball: fotball håndball volleyball
baseballhanske: keeperhanske hanske
squashball squashballer squash_ball: tennisracket padelracket badmintonracket
gymnastikkball treningsball terapiball sitteball gymball fitnessball: massasjeball treningsmatte treningsstrikk
basketballsko basketsko: innendørssko joggesko
basketnett basketring basketkorg basketmål: basketball
dommerfløyte signalfløyte fløyte dommerutstyr dommerkort: redningsvest kompass pulsklokke
markeringsvest markeringsvester overtrekksvest overtrekksvester lagvest spillervest: refleksvest
målvaktsdrakt keeperdrakt keepertrøye: fotballdrakt spillertrøye keeperhanske
kapteinsbind armbind kapteinsarmbind: spillertrøye fotballdrakt
rebounder ballvegg returvegg: fotballmål
agilitystige speedstige hekker minihekker treningshekk slalåmstenger: treningsstrikk hoppetau
buldrematte crashpad crash_pad landingsmatte: treningsmatte
rappellering tauklatring innendørsklatring klatrevegg klatrehall klatrekurs: fjellstøvel treningsstrikk tights
ispigger ispigg isdubber isdubb isdubbar ispik isbroddar: brodder redningsvest
snowtube snøtube akerør akeslange: akebrett kjelke
skiboks takboksen skikoffert takskiboks: duffelbag
snøballkaster snøballklype snøballmaskin snøformer: akebrett vott
curling curlingstein: skøyte
slede_til_hund hundespannslede: pulk kjelke
skredvest skredpakker: søkestang snøspade ryggskjold
skiskytterstav: langrennsstav
skiskytterstaver: langrennsstav
fotpose fotposer kjørepose kjøreposer vognpose babypose: sovepose
varmepute varmeputer varmepakke fotvarmer fotvarmere tåvarmer tåvarmere: ullsåle vott ullsokk
svømmevinger svømmering svømmeringer armputer: redningsvest
svømmebrett kickboard pull_buoy pullbuoy svømmeplate svømmepaddles håndpaddel: svømmeføtter svømmebrille
badenudler badenudel nudler_til_bading: redningsvest svømmebrille
vanntett_pose vanntette_poser vanntett_sekk: duffelbag
bodyboard boogieboard skimboard kneboard surfebrett_barn: supbrett
ørepropp ørepropper neseklype neseklyper nesepropp svømmepropper: badehette svømmebrille
motorbåt fritidsbåt seilbåt_til_salgs vannscooter jetski vannjet: redningsvest
tube_bak_båt tube_etter_båt vannleker: redningsvest supbrett
badeponcho poncho_bading strandponcho: badesko badeshorts
strandteppe piknikteppe piknik_teppe: liggeunderlag sitteunderlag kjølebag
sykkelcomputer sykkelgps sykkeldatamaskin wattmåler kadensmåler: pulsklokke gpsklokke
sykkelsal sykkelsalen sykkelsadel sadel sadelen sadler gelsete gelsal salovertrekk setetrekk: sykkelshorts seteveske
styretape styrehåndtak håndtak_sykkel sykkelhåndtak sykkelgaffel dempegaffel bremseskive bremseskiver girkabel girvaier girwire girspak kassett krank kranksett bakgir bakdrev drev kjedestrammer eiker eike nav sykkeldel sykkeldeler: kjedeolje sykkeldekk sykkelvask
dekkspak dekkspaker dekkjern lappesett_sykkel: slange minipumpe
mekkestativ arbeidsstativ skrustativ veggfeste_sykkel: gulvpumpe kjedeolje
skoovertrekk sykkelovertrekk overtrekkssko: gamasje
hundekurv: sykkelveske
sykkeltilhenger sykkelvogner: sykkelveske barnesykkel
kneskinn knebeskyttelse albueskinn kneputer kneputa: leggskinn ryggskjold
hoverboard segway enhjuling ståhjuling: sparkesykkel skateboard
gåbil gåbilen dyttebil sparkebil: løpesykkel sparkesykkel
hørselvern hørselsvern øreklokker ørebeskyttelse: pannebånd lue
lokkeand lokkefugl skytestøtte skytestøtter tostøtte trefot geværreim børsereim geværsekk: sitteunderlag turkniv
sprettert slangebøsse: kasteringer kubb
fiskenett kastenett laksenot: håv
kupe kuper ruse åleruse hummerteine krepseteine teiner: håv
jigghode jigghoder shad shads softbait gummiagn powerbait: wobbler sluk
vadestav: gåstav
vadejakke vadejakken: regnjakke skalljakke
bellyboat flytering flytring: vadebukse redningsvest
fiskekort fiskelisens laksekort: haspelstang fiskesett sluk
skjærefjøl skjærebrett fjøl: turkniv tallerken
drikkepose drikkeblære_sekk vannblære: drikkeflaske
myggjakke myggbukse myggdress myggklær: myggnett myggmiddel
bjørnespray pepperspray nødrakett nødbluss signalrakett nødblinker nødpeilesender nødlys: førstehjelpspakke lommelykt
tipi tipier indianertelt leketelt: familietelt telt
fotavtrykk teltgulv gulvduk teltmatte: tarp liggeunderlag
kompresjonspose kompresjonssekk pakkepunger reiseposer: duffelbag
passlomme dokumentmappe reisemappe sikkerhetsbelte_reise: løpebelte
slakkline slackline balanseline: treningsstrikk hoppetau
karabinkrok karabinkroker paracord fallskjermsnor fallskjermline nylonsnor: reparasjonssett tarp
feltspade minispade bæsjespade: snøspade
kokegrop kokegropa bålgrop bålplass ildsted: bålpanne stekehelle
hoggeblokk hoggestabbe hogstabbe kløyvekile kile: turøks
ved bjørkeved peisved vedsekk: turøks bålpanne
høydemåler barometer termometer værstasjon: gpsklokke pulsklokke
stativ: sykkelveske
jeansjakke denimjakke olajakke: softshelljakke
innerjakke lagjakke: fleecejakke dunjakke
refleksjakke refleksbukse refleksklær reflekstøy: refleksvest
løftestropp løftestropper løftereim kalk magnesium treningskalk vektløftersko: manual vektskive
ispose isposer is_pose: førstehjelpspakke kjølebag
alpakka kashmir angora mohair kasjmir: ullgenser ullsokk
jaktmat skimat damemat barnehagemat vintermat sommermat strandsnacks: middagsrett energibar
småkaker kjeks_til_tur boller muffins kake kanelboller sjokoladekjeks_tur: energibar proteinbar
solglasögon solbriller_barn solbrille_herre: alpinbrille svømmebrille caps
klänning klänningar nederdel dress_sommer: tskjorte singlet shorts
sunscreen suncream sun_cream sun_screen solcreme solkräm sonnencreme: uv-drakt uv-trøye caps
dog_leash dog_lead dog_harness hundkoppel hundesnor hundeline: refleksbånd
map maps hiking_map landkort wanderkarte karta: kompass
`;
