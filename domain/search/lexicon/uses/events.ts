/** Days, events, trainings, weathers and chores, gone through season by season: what is left beside occasions and situations. */
export const events = `
vinterlek vinterleker leke_i_snøen snølek snøballkrig snøhule snøengel: vinterdress parkdress vott skibukse vinterstøvel akebrett lue
skikarusell skikarusellen barneskirenn ungdomsrenn skicup skistafett skikarneval: skipakke langrennsski felleski langrennssko langrennsstav langrennshanske lue
isbane isbanen kunstisbane kunstis skøytetur ishall ishallen: skøyte hjelm vott lue
heisløype skiheis stolheis skitrekket skibakken slalombakken slalåmbakken: alpinski alpinstøvel alpinhjelm alpinbrille skijakke skibukse alpinstav
vinterovernatting overnatting_vinter overnatting_ute_vinter vinterbivuakk sove_i_snøhule teltur_vinter vintertelting: dunsovepose liggeunderlag tunneltelt ulltrøye ullongs snøspade
villmarksliv villmark villmarka overlevelse overleve survival bushcraft turlivet primitiv_camping: turkniv turøks foldesag tarp gapahuk stormkjøkken hodelykt bålpanne
beredskap egenberedskap beredskapsuke krisepakke krise nødsituasjon strømbrudd strømstans uten_strøm strømmen_går strømmen_er_borte strømmen_blir ikke_strøm mister_strømmen krig katastrofe tre_døgn_uten_strøm: hodelykt lommelykt campinglykt stormkjøkken gassbrenner middagsrett turmat drikkeflaske sovepose førstehjelpspakke
geocaching stolpejakt rebus rebusløp skattejakt orienteringsløp o-løp turorientering: kompass tursko dagstursekk terrengsko drikkeflaske gpsklokke
st_hans st_hansaften sankthans sankthansbål sankthansaften jonsok midtsommer midsommar: bålpanne stekehelle sitteunderlag campingstol kjølebag fleecejakke myggmiddel
nyttårsforsett nyttårsforsetter komme_i_form komme_i_bedre_form ny_start slanke slanking vektnedgang gå_ned_i_vekt: løpesko treningstrøye tights treningsmatte manual treningsstrikk pulsklokke
tabata hiit hit_trening emom amrap burpees bodypump aerobic step_time core coretrening styrkesirkel sirkeltrening hyrox: treningsmatte kettlebell manual treningsstrikk hoppetau tights treningstrøye
friidrett friidretten friidrettsstevne lengdehopp høydehopp kulestøt sprint_trening sekstimeter: løpesko tights shorts singlet treningstrøye
stup stuping livredning livredningskurs svømmeknappen svømmemerke: badedrakt badeshorts svømmebrille badehette
cruise cruiset cruiseferie båtcruise hurtigruta hurtigruten danskebåten: vindjakke sandal badeshorts badedrakt caps skalljakke
roadtrip road_trip bilferie biltur_med_barn: kjølebag campingstol sovepose drikkeflaske termos kuppeltelt
sommerleir sommercamp feriekoloni: sovepose liggeunderlag badeshorts badedrakt regnjakke dagstursekk drikkeflaske
jobbe_ute jobber_ute arbeide_ute arbeider_ute arbeidsdager_ute arbeidsdag_ute stå_ute hele_dagen_ute utejobb: ulltrøye ullongs vinterstøvel regnjakke regnbukse ullsokk lue vott
sommerjobb_ute ferievikar: shorts tskjorte joggesko caps
bursdagslek bursdagsleker lek_i_bursdag idrettslek aktivitetsdag: fotball kubb kasteringer hoppetau frisbeegolfdisk badmintonsett
lekeplassen lekeplass lekepark: parkdress regnsett joggesko gummistøvel fleecedress lue
løvfall høstblader raking rake_løv rydde_i_hagen lauvfall: hanske gummistøvel regnjakke fleecejakke
snømåking måke måke_snø brøyting snørydding måke_innkjørselen: snøspade vinterstøvel vott hanske lue
isglatt isglatte isglasur glatt_ute glatt_på_veien glatt_føre glatt_på_isen glatt_på_fortauet: brodder løpebrodder
fint_vær strålende_vær nydelig_vær pent_vær: shorts tskjorte singlet sandal caps badeshorts solskjerm
sandstrand tur_på_stranda på_stranda på_stranden til_stranda til_stranden strandliv strandlek badekos: badeshorts badedrakt bikini badesko uv-drakt kjølebag
vannsport vannaktivitet vannlek brettsport: supbrett kajakk våtdrakt redningsvest padlevest svømmebrille
kajakkurs våttkort padlekurs havpadling: kajakk kajakkåre padlevest våtdrakt
jegerprøven jegerprøvekurs jaktsesong jaktsesongen bukkejakt småviltjakt drivjakt elgpost på_elgpost på_post revejakt andejakt lokkejakt: jaktskall turbukse skallbukse fjellstøvel gummistøvel ulltrøye turkniv termos hodelykt sitteunderlag
mjøsa femunden tyrifjorden randsfjorden altaelva tanaelva namsen gaula orkla: haspelstang fluestang sluk spinner wobbler
laksesesong laksesesongen lakseelv lakseelva elvefiske ørretvann ørretvannet isfisketur isfiskekonkurranse: fluestang haspelstang sluk vadebukse isfiskestikke haspelsnelle
reinsdyrjakt skytterstevne skytebane skytetrening: turbukse softshelljakke sitteunderlag ulltrøye
nattevandring refleksløype refleksløp mørketrening: refleksvest refleksbånd hodelykt
barnevakt lekestue utegruppe naturbarnehage gårdsbarnehage friluftsbarnehage: regnsett parkdress gummistøvel ulldress ullsett fleecedress vott lue
leirskole leirskoletur leirskoleopphold klassetur_med_overnatting: sovepose ulltrøye ullongs regnjakke gummistøvel duffelbag hodelykt
hytteovernatting selvbetjent_hytte dnt_hytte hyttetur_til_fots: sovepose tursekk ulltrøye termos hodelykt tøffel
hjemmekontor hjemmekontoret kontortrim pausegym stiv_av_kontoret: treningsstrikk massasjeball massasjerulle yogamatte tøffel
høygravid gravid gravide gravidtrening mammatrening barseltrening knipetrening: tights treningsstrikk yogamatte sportsbh treningstopp
seniortrim eldretrim stolgymnastikk fallforebygging: treningsstrikk gåstav brodder joggesko manual
gå_med_hunden lufte_hunden gå_tur_med_hund hundelufting hundepass hundekjøring hundespann: gummistøvel regnjakke brodder hodelykt refleksvest tursko vinterstøvel
`;
