/** English words of the trade. */
export const english = `
jacket jackets coat coats: jakke
rain_jacket rainjacket raincoat rain_coat: regnjakke
down_jacket puffer puffer_jacket puffy puffa: dunjakke boblejakke
shell_jacket hardshell hard_shell shell: skalljakke
soft_shell softshell: softshelljakke
ski_jacket: skijakke
ski_goggles snow_goggles: alpinbrille
ski_helmet snow_helmet: alpinhjelm
ski_boots ski_boot: alpinstøvel langrennssko
ski_poles ski_pole: alpinstav langrennsstav
ski_gloves: hanske vott
swim_goggles: svømmebrille
fleece_jacket: fleecejakke
wind_jacket windbreaker windproof_jacket: vindjakke anorakk
winter_jacket parka: dunjakke boblejakke skijakke
anorak: anorakk
vest gilet bodywarmer: vest
pants trousers: bukse
hiking_pants hiking_trousers trekking_pants: turbukse
rain_pants rain_trousers: regnbukse
ski_pants snow_pants: skibukse
shell_pants: skallbukse
sweatpants joggers jogger sweat_pants: joggebukse
leggings legging running_tights: tights
shorts: shorts
swim_shorts swimming_trunks swim_trunks boardshorts board_shorts trunks: badeshorts
sweater sweaters jumper pullover: genser ullgenser
wool_sweater knitted_sweater knitwear: ullgenser
sweatshirt sweat_shirt hooded_sweater: hettegenser
hoody hoodies hoodie: hettegenser
half_zip quarter_zip: halfzip
base_layer baselayer thermals thermal_underwear long_johns long_underwear longjohns: ulltrøye ullongs ullsett
wool_underwear merino_underwear: ulltrøye ullongs ullsett
underwear boxers boxer boxer_briefs briefs underpants: boksershorts
sports_bra bra: sportsbh
tee tees tshirts t-shirt tshirt t_shirt: tskjorte
shirt shirts: skjorte tskjorte
tank_top tank tanktop: singlet
top tops training_top workout_top: treningstopp
rain_suit rainwear rain_gear rain_set rain_clothes: regnsett regndress regnjakke regnbukse
snowsuit snow_suit: vinterdress parkdress
overall overalls coverall onesie: parkdress vinterdress fleecedress
beanie beanies hat hats winter_hat: lue
headband: pannebånd
neck_warmer neck_gaiter buff gaiter_neck tube: hals
scarf: hals
gloves glove: hanske
ski_gloves: hanske vott
bike_gloves cycling_gloves: sykkelhanske
goalkeeper_gloves goalie_gloves: keeperhanske
mittens mitten mitts: vott
cap baseball_cap: caps
socks sock: sokk
wool_socks: ullsokk
hiking_socks: tursokk
running_socks training_socks: treningssokk
shoe shoes footwear: sko
boots boot: støvel
hiking_boots hiking_boot mountain_boots walking_boots: fjellstøvel tursko
hiking_shoes walking_shoes trekking_shoes: tursko
winter_boots snow_boots: vinterstøvel
rubber_boots wellies wellingtons wellington rain_boots gumboots: gummistøvel
running_shoes running_shoe runners: løpesko
trail_shoes trail_running_shoes trail_runners: terrengsko
sneakers sneaker trainers kicks: joggesko
sandals sandal: sandal
slippers slipper: tøffel
flip_flops flipflops slides: badesko
football_boots soccer_shoes soccer_cleats cleats football_shoes: fotballsko
indoor_shoes court_shoes: innendørssko
insoles insole: såle
ice_cleats crampons spikes microspikes: brodder
goggles ski_goggles snow_goggles: alpinbrille
ski_helmet snow_helmet: alpinhjelm
helmet: hjelm
poles pole: stav
ski_poles: alpinstav langrennsstav
hiking_poles trekking_poles walking_sticks walking_poles: gåstav
skis: ski
cross_country_skis xc_skis nordic_skis cross-country_skis cross_country: langrennsski
alpine_skis downhill_skis slalom_skis: alpinski
ski_boots: alpinstøvel langrennssko
cross_country_boots: langrennssko
touring_skis: fjellski
skins climbing_skins: fell helfell
bindings binding: binding
snowboarding: snowboard snowboardboots snowboardbinding
snowboard_boots: snowboardboots
avalanche avalanche_gear: skredutstyr snøspade søkestang
shovel snow_shovel: snøspade
wax ski_wax: festevoks glider
skates ice_skates skate ice_skate: skøyte
sled sledge toboggan sleigh: kjelke akebrett
pulk: pulk
tent tents: telt
tunnel_tent: tunneltelt
dome_tent: kuppeltelt
family_tent: familietelt
tarp: tarp gapahuk
sleeping_bag sleepingbag sleeping_bags: sovepose
down_sleeping_bag: dunsovepose
sleeping_pad sleeping_mat sleeping_mats sleeping_pads mat mattress air_mattress: liggeunderlag
hammock hammocks: hengekøye
backpack backpacks rucksack rucksacks back_pack: sekk
daypack day_pack: dagstursekk
school_bag schoolbag school_backpack: dagstursekk barnesekk
duffel duffle duffel_bag duffle_bag gym_bag sports_bag holdall: duffelbag
bag bags: bag sekk
child_carrier baby_carrier: bæremeis
cooking cooking_gear cookware cook_set: stormkjøkken gassbrenner turkopp brenner
frying_pan campfire: bålpanne stekehelle
stove camp_stove camping_stove cooker burner: stormkjøkken gassbrenner
mug cup: turkopp
cutlery spork: spork
thermos flask vacuum_flask: termos
water_bottle bottle drinking_bottle: drikkeflaske
fire_pit fire_pan: bålpanne
headlamp headtorch headlight head_torch head_lamp: hodelykt
flashlight torch lantern: lommelykt campinglykt
compass: kompass
knife knives: turkniv
multi_tool multitool: multiverktøy
axe hatchet: turøks
saw: foldesag
camping_chair chair chairs camp_chair: campingstol
camping_table table: campingbord
seat_pad sit_pad: sitteunderlag
cooler cool_bag cool_box cooler_bag: kjølebag
waterproofing impregnation: impregnering
detergent: vaskemiddel
repair_kit: reparasjonssett
gaiters: gamasje
first_aid first_aid_kit: førstehjelp førstehjelpspakke
mosquito_repellent insect_repellent bug_spray mosquito: myggmiddel myggnett
bike bikes bicycle bicycles cycle: sykkel
mountain_bike mountain_bikes mtb mtbs: terrengsykkel
hybrid_bike city_bike: hybridsykkel
kids_bike childrens_bike: barnesykkel
electric_bike e_bike e-bike ebike: elsykkel
balance_bike: løpesykkel
bike_helmet cycling_helmet bicycle_helmet: sykkelhjelm
cycling_jersey bike_jersey jersey: sykkeltrøye
cycling_shorts bike_shorts bib_shorts: sykkelshorts
bike_light bike_lights lights: sykkellys
bike_lock lock: sykkellås bøylelås kjettinglås
bike_pump pump: sykkelpumpe gulvpumpe minipumpe
bike_bag panniers pannier saddle_bag: sykkelveske seteveske
tire tires tyre tyres: sykkeldekk
inner_tube inner_tubes: slange
chain_oil chain_lube lube: kjedeolje
scooter kick_scooter: sparkesykkel
roller_skates rollerskates inline_skates rollerblades: rulleskøyter inlines
skateboard longboard: skateboard longboard
dumbbell dumbbells hand_weights: manual
weights weight: manual kettlebell vektskive
weight_plate weight_plates plates: vektskive
barbell: vektstang
bench workout_bench weight_bench: treningsbenk
yoga_mat exercise_mat: yogamatte treningsmatte
foam_roller: massasjerulle
resistance_band resistance_bands bands exercise_bands: treningsstrikk minibands
treadmill: tredemølle
spin_bike exercise_bike spinning_bike: spinningsykkel ergometersykkel
jump_rope skipping_rope jumprope: hoppetau speedtau
running_belt: løpebelte
reflector reflectors reflective hi_vis high_vis: refleks refleksvest refleksbånd
watch gps_watch sports_watch smartwatch fitness_watch heart_rate_monitor smart_watch: pulsklokke gpsklokke
football soccer soccer_ball: fotball kampball
shin_guards shin_pads: leggskinn
goal goals: fotballmål minimål
handball: håndball
floorball floorball_stick: innebandykølle innebandyball
basketball: basketball
volleyball: volleyball
badminton: badminton
tennis_racket tennis_racquet: tennisracket
table_tennis ping_pong pingpong: bordtennis
padel_racket: padelracket
frisbee disc_golf discgolf: frisbeegolf frisbeegolfdisk
swimwear: badedrakt bikini badeshorts
bathing_suit swimsuit swim_suit bathing_suits swimming_costume: badedrakt bikini
country_ski_poles xc_poles: langrennsstav
bikini: bikini
swimming_goggles swim_goggles: svømmebrille
swim_cap swimming_cap: badehette
fins flippers swim_fins: svømmeføtter
life_jacket life_vest lifejacket life_jackets pfd: redningsvest
paddle_board paddleboard sup_board stand_up_paddle: supbrett
kayak canoe: kajakk
paddle paddles oars: åre
wetsuit wet_suit: våtdrakt
fishing_rod fishing_rods rod rods: haspelstang fluestang
fly_rod: fluestang
fishing_reel reel reels: haspelsnelle
lure lures bait: sluk wobbler spinner
flies: flue fluesett
fishing_line line: sene
landing_net: håv
tackle_box: fiskekoffert slukboks
waders: vadebukse
fishing_gear fishing_set: fiskesett haspelstang haspelsnelle sluk
energy_bar energy_bars protein_bar: energibar
energy_gel gels: energigel
sports_drink: sportsdrikk
water: vann
soda: brus
freeze_dried freeze-dried_food camping_food: middagsrett turmat
northern_lights: dunjakke vinterstøvel ulltrøye lue vott
skiwear ski_clothes ski_clothing: skijakke skibukse
rainwear: regnjakke regnbukse regnsett
activewear sportswear gymwear workout_clothes: tights treningstrøye treningstopp shorts
`;
