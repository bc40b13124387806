/** What travellers call things that a shop of sport may not have, in English, Swedish, Danish and German, and what comes nearest. */
export const abroad = `
galoshes overshoes: gummistøvel gamasje
neckwarmer neck_warmer: hals
rowboat dinghy rubberboat speedboat: kajakk redningsvest
fishhook hook hooks treblehook sinker sinkers bobber floats fishingfloat wobbler_set: fiskesett sluk
tackle tacklebox tackle_box fishingtackle: fiskekoffert sluk
pillow travelpillow camping_pillow kissen reisekissen resekudde pude: liggeunderlag sitteunderlag
blanket picnicblanket picnic_blanket wolldecke picknickdecke decke picknickfilt tæppe picnictæppe: sitteunderlag liggeunderlag
fuel gas_canister gascanister butane propane gaskartusche gasflasche gasolflaska gasdåse: gassbrenner stormkjøkken
pot saucepan cookpot topf bratpfanne kogesæt: stormkjøkken stekehelle
fryingpan frying_pan skillet: stekehelle
kettle teakettle wasserkessel kittel vattenkokare elkedel: stormkjøkken gassbrenner
pouch drybags fannypack fanny_pack beltbag beltpack bauchtasche gürteltasche magväska bæltetaske bumbag: løpebelte
tasche umhängetasche handtasche shoulderbag shoulder_bag tote totebag handväska axelremsväska skuldertaske: duffelbag
koffer reisekoffer luggage carryon carry_on: duffelbag
batteries battery charger powerbanks ladegerät akku laddare oplader strømforsyning: hodelykt lommelykt
whistle trillerpfeife pfeife visselpipa fløjte: redningsvest kompass
firstaid firstaidkit verbandkasten förband förbandslåda förbandsväska forbinding forbindskasse tweezers pincett: førstehjelpspakke
bicyclebell bikebell bell klingel fahrradklingel ringklocka cykelklocka: sykkellys sykkelveske
saddle bikesaddle bikeseat sattel fahrradsattel cykelsadel sadeln childseat child_seat kindersitz fahrradsitz cykelsits barnsits cykelstol: sykkelshorts sykkelveske
kickstand mudguard mudguards bikebasket fahrradkorb cykelkurv fahrradständer fahrradanhänger cykelvagn cykelanhænger bike_trailer biketrailer: sykkelveske
derailleur brakepads brake_pads bremsbeläge bromsbelägg bremseklodser chain fahrradkette kedja cykelkedja cykelkæde: kjedeolje
skippingrope skipping_rope hopseil sprungseil: hoppetau
resistanceband resistance_bands exerciseband gummizug: treningsstrikk
pullupbar pull_up_bar klimmzugstange chinsräcke: treningsstrikk treningsbenk
boxingglove boxinggloves boxing_gloves boxhandschuhe punchbag punching_bag boxsack boxningshandskar boxningssäck boksehandsker: treningsstrikk hoppetau hanske
rowingmachine rowing_machine rudergerät roddmaskin crosstrainers elliptical: tredemølle spinningsykkel
racquet tennisschläger ketsjer ketcher tennisketsjer schläger tennisracketar: tennisracket badmintonracket
tischtennis tischtennisplatte pingpongtable: bordtennissett bordtennisracket
hockeystick hockeyschläger ishockeyklubba eishockeyschläger baseballbat cricket_bat baseballhandschuh golfclubs golfclub golfschläger golfklubba golfklubbor golfballs golfboll golfbolde: innebandykølle frisbeegolfdisk
charcoal firewood matches matchbox firestarter fire_starter kindling streichhölzer feuerzeug brennholz holzkohle tändstickor tändare grillkol tändstål tændstikker brænde: bålpanne turøks
umbrella regenschirm schirm: regnjakke
raincape rain_cape: regnjakke
skirt skirts minirock kjolar: shorts tights
kleid kleider sommerkleid sundress gown: tskjorte singlet shorts
toys spielzeug leksak leksaker legetøj sandtoys sandspielzeug: kubb kasteringer
binocular fernglas kikare tubkikare spyglass telescope feldstecher: kompass hodelykt
hikingmap landkarte stadtplan søkort: kompass
shoelaces shoelace bootlaces schnürsenkel skosnöre skosnören snørebånd shoepolish: skovoks skorens
sunblock sunlotion suntan_lotion sonnenschutz sonnenmilch solskydd solhattar solskyddskläder: uv-drakt caps
sonnenbrille sonnenbrillen shades: alpinbrille svømmebrille caps
beachtowel strandtuch badetuch handtuch badlakan strandhandduk bathrobe bademantel badrock badekåbe: badesko badeshorts
airmattress_pool poolfloat pool_float schwimmreifen schwimmflügel badring armpuffar badebold beachball wasserball badboll swimring swim_ring armfloats: redningsvest badeshorts
sandcastle_set beachtent strandmuschel strandkorb windschutz beachshelter beach_shelter sunshade parasol sonnenschirm strandparasoll: tarp campingstol
deckchair sunlounger solstol däckstol: campingstol
buggy pushchair kinderwagen barnvagnar babycarrier baby_carrier bärsele: bæremeis
diaper diapers swim_diaper schwimmwindel windeln simblöja badeble: badedrakt uv-drakt
dogleash dogcollar dog_collar hundeleine hundehalsband hundegeschirr hundhalsband hundsele doglead dogharness: refleksbånd løpebelte
ridinghelmet reithelm ridhjälm: sykkelhjelm
ridingboots reitstiefel ridstövlar: gummistøvel
reithose ridbyxor: tights
rifle_en shotgun airgun luftgewehr gewehr ammo: turkniv kompass
archery bogen pfeil pilbåge bågskytte pfeil_und_bogen: turkniv kasteringer
climbingharness climbing_harness klettergurt kletterseil kletterschuhe karabinerhaken klätterskor klättersele klätterrep climbingrope carabiner carabiners chalkbag quickdraw quickdraws chalk: treningsstrikk fjellstøvel
iceaxe ice_axe eispickel isyxa steigeisen: brodder fjellstøvel
schneeschuhe snöskor snowshoe: fjellski brodder gåstav
snowshovel: snøspade
bearspray bear_spray pfefferspray: lommelykt førstehjelpspakke
waterfilter water_filter wasserfilter vattenfilter vandfilter waterbag waterbladder bladder vätskeblåsa canteen feldflasche vattendunk vanddunk: drikkeflaske
icepack ice_pack coolpack kühlakku kylklamp køleelement coolbox cool_box: kjølebag
lunchbox brotdose madpakke brotbox: turkopp kjølebag
cuttingboard schneidebrett skärbräda skærebræt can_opener canopener dosenöffner konservöppnare dåseåbner corkscrew: turkniv multiverktøy
peg pegs tentpegs tent_pegs heringe zeltheringe tältpinnar tältpinne pløkke teltpløkker guyline guylines: reparasjonssett tarp
groundsheet tarpaulin zeltplane: tarp
campbed camp_bed cot feldbett campingbett: liggeunderlag
portabletoilet campingtoilette: turkopp
heatpack handwarmer handwarmers hand_warmers handwärmer handvärmare: vott hanske
footwarmer toe_warmers fußwärmer fotvärmare: ullsåle ullsokk
kneepads knee_pads knieschoner knäskydd knæbeskytter elbowpads elbow_pads ellbogenschoner armbågsskydd shoulderpads mouthguard mundschutz tandskydd tandbeskytter: leggskinn ryggskjold
kneebrace knee_brace kniebandage knästöd knæbind anklebrace fußgelenkbandage: førstehjelpspakke treningsstrikk
earplugs ohrstöpsel öronproppar noseclip nasenklammer näsklämma: badehette svømmebrille
chewinggum candy schokolade süßigkeiten chocolate choklad godis chokolade cookies kekse crisps chips nuts nüsse: energibar proteinbar
proteinpowder protein_powder eiweißpulver creatin: proteinbar sportsdrikk
coffee coffeepot coffee_maker kaffepanna kaffebryggare: termos turkopp stormkjøkken
jeans_en khakis hosenträger suspenders hängslen: turbukse
suit anzug kostym jakkesæt krawatte: skjorte
gürtel skärp bälte bælte wallet geldbeutel portemonnaie plånbok: løpebelte
watch_strap wecker alarmclock alarm_clock: pulsklokke
camera gopros drohne actioncam: pulsklokke hodelykt
`;
