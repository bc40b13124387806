/** What is left of the words of the trade in English, Swedish, Danish and German, gone through group by group of goods. */
export const goodsAbroad = `
slicker cagoule regnkappa regncape: regnjakke
padded_jacket insulated_jacket quilted_jacket synthetic_jacket vadderad_jacka quiltad_jacka wattierte_jacke stepp: boblejakke quiltet-jakke dunjakke
snowboard_jacket snow_jacket: skijakke alpinjakke
wind_shirt vindtät_jacka vindtæt_jakke: vindjakke anorakk
body_warmer gilet gilets sleeveless_jacket bodywarmer: dunvest quiltet-vest vest
convertible_pants zip_off zip-off cargo_pants cargo chinos outdoor_pants: turbukse
waterproof_pants waterproof_trousers: regnbukse skallbukse
salopettes salopette snow_bibs ski_bibs snow_bib bib_pants schneehosen latzhose hängselbyxor: skibukse bukse-med-seler
track_pants tracksuit_bottoms tracksuit_pants jogging_pants trackies tracksuit track_suit jogging_suit jogginganzug trainingsanzug träningsoverall: joggebukse hettegenser
yoga_pants yoga_tights workout_leggings sportleggings: tights
swimming_shorts bathing_shorts: badeshorts
tröja_med_luva tröja_med_huva trøje_med_hætte sweater_with_hood jumper_with_hood pullover_mit_kapuze sweatjacke zip_hoodie kapuzenjacke kapuzenpulli kapuzensweatshirt: hettegenser
strickjacke cardigan kofta islandströja icelandic_sweater stickat: ullgenser
mid_layer midlayer mellanlager mellemlag zwischenschicht: halfzip fleecejakke
base_layer_top base_layer_shirt wool_base_layer merino_base_layer underställströja thermal_top thermal_shirt undertröja thermounterhemd: ulltrøye
base_layer_bottom base_layer_bottoms wool_long_johns thermal_bottoms lange_unterhose lange_unterhosen lange_underbukser underställsbyxor thermal_leggings: ullongs
ullunderställ yllesunderställ merinounderställ skidunderställ uldundertøj wollunterwäsche: ulltrøye ullongs ullsett
base_layer_set thermal_set wool_set merino_set underställsset: ullsett
sleeveless_shirt sleeveless_top sleeveless vest_top muscle_shirt muscle_tank racerback ärmlös ärmelos ärmellos: singlet
kortärmad_tröja short_sleeve short_sleeved_shirt kurzarm: tskjorte
long_sleeve long_sleeved_shirt longsleeve langarmshirt långärmad_tröja: treningstopp ulltrøye treningstrøye
running_shirt running_top running_tee laufshirt löpartröja løbetrøje workout_shirt workout_top gym_shirt: treningstrøye treningstopp
checkered_shirt check_shirt plaid_shirt lumberjack flanellskjorta rutig_skjorta holzfällerhemd: flanellskjorte turskjorte
winter_overall overall_winter snow_overall schneeoverall vinteroverall: vinterdress parkdress
one_piece_rain rain_overall puddle_suit regndragt regenoverall matschanzug galonoverall regnoverall: regndress
fleece_suit fleeceoverall fleeceanzug fleeceoveraller fleecedragt: fleecedress
køredragt wollwalk ulloverall wool_onesie uldheldragt: ulldress fleecedress
bobble_hat pom_pom_hat woolly_hat woolen_hat wooly_hat skull_cap tuque toque pudelmütze toppluva tophue: lue
ear_warmer ear_warmers ear_band: pannebånd
ear_muffs earmuffs öronvärmare ørevarmere ohrenwärmer: pannebånd lue
snood neck_tube halskrage rørhals tubhalsduk schlauchschal schlauchtuch multituch bandana bandanna: hals
sun_hat sunhat bucket_hat solhatt schirmmütze sonnenhut basecap sunhats visor: caps
liner_gloves touchscreen_gloves work_gloves fleece_gloves innerhandskar fingerhandschuhe: hanske
thick_socks warm_socks winter_socks tjocka_strumpor tykke_strømper dicke_socken wool_sock raggsocka: ullsokk
ankle_socks low_socks no_show_socks short_socks tennis_socks crew_socks cotton_socks football_socks fotbollsstrumpor stutzen: treningssokk
walking_socks trekkingsocken: tursokk
approach_shoes walking_boots trekking_boots bergstövlar: tursko fjellstøvel
casual_shoes everyday_shoes street_shoes leisure_shoes canvas_shoes fritidsskor freizeitschuhe: joggesko
house_shoes home_slippers indoor_slippers wool_slippers inneskor innetofflor pantoffeln hüttenschuhe hausschuh: tøffel ulltøffel
badesandaler badtofflor badeschlappen badeschuhe badelatschen water_shoes aqua_shoes swim_shoes pool_shoes beach_sandals pool_slides sliders: badesko
shoe_inserts arch_support arch_supports einlegesohlen einlegesohle inläggssulor indlægssåler sohlen orthotics: innleggssåle
shoe_polish shoe_care shoe_wax boot_wax leather_wax leather_grease shoe_grease shoe_cream skokräm skocreme skovård skopleje schuhpflege schuhcreme lederfett: skovoks skorens
ice_grips ice_grip ice_spikes shoe_spikes shoe_grips traction_cleats anti_slip halkskydd spikes_shoes schuhspikes eisspikes isbroddar yaktrax: brodder løpebrodder
cross_country_gloves xc_gloves: langrennshanske
cross_country_boots xc_boots nordic_boots: langrennssko
alpine_boots downhill_boots: alpinstøvel
cross_country_poles nordic_poles längdstavar: langrennsstav
ski_bindings skibindung bindningar skidbindningar: binding langrennsbinding snowboardbinding
back_protector back_protection spine_protector rückenprotektor rückenschutz protektor ryggplatta: ryggskjold
mountain_skis touring_skis tourenski: fjellski
avalanche_probe lavinsond lawinensonde snow_probe: søkestang
lawinenschaufel avalanche_shovel lavinspade schaufel sneskovl: snøspade
waxing_iron wax_iron vallajärn wachsbügeleisen smørejern_ski: smørejern
skiwachs skiwax glidvalla steigwachs: festevoks glider
rodel rodelschlitten bobsled bobsleigh bob_sled snow_tube snow_tubing snow_slider poporutscher stjärtlapp: kjelke akebrett
bivvy bivouac bivy biwak biwaksack canopy shelter shelters wind_shelter sun_shelter vindskydd sonnensegel sun_sail awning lean_to plane regenplane: tarp gapahuk
mummy_bag mumienschlafsack mumie: sovepose
self_inflating_mat self_inflating self_inflating_pad foam_mat foam_pad inflatable_mat inflatable_mattress camping_mattress camping_mat thermarest sovunderlag uppblåsbart_liggunderlag: liggeunderlag
kids_backpack toddler_backpack kindergarten_backpack kinderrucksack child_backpack barnryggsäck børnerygsæk: barnesekk
kraxe kindertrage barnbärstol hiking_carrier: bæremeis
sports_bag training_bag workout_bag kit_bag weekend_bag travel_bag overnight_bag dry_bag drybag dry_sack packpåse packsack sportväska träningsväska sportstaske weekendtaske reisebag: duffelbag
mess_kit cookset cook_set pot_set cooking_pot cooking_pots pots camp_kitchen kitchen_set trangia kochgeschirr kochset kochtopf topfset stekpannan: stormkjøkken gassbrenner
cutlery_set cutlery besteck geschirr campinggeschirr plate_and_cup camping_plate plates_and_cups bowl bowls dishes tableware enamel_mug tasse tassen kaffeekanne: turkopp spork tallerken
insulated_bottle vacuum_bottle vacuum_flask food_flask coffee_flask food_jar isolierflasche isolierkanne coffee_thermos: termos
hydration_bladder hydration_pack nalgene vätskesystem trinksystem trinkblase vandsæk: drikkeflaske drikkebelte
feuerschale griddle camping_grill barbecue barbeque bbq grillpfanne grill_pan fire_bowl lagerfeuer eldfat muurikka: bålpanne stekehelle
led_light camping_light campinglampe led_lampe: campinglykt lommelykt
leatherman pliers swiss_army_knife multiverktyg multiværktøj zange taschenwerkzeug: multiverktøy
säge handsåg klappsäge folding_saw: foldesag
deck_chair stool stools folding_stool beach_chair vikstol liegestuhl hocker pall: campingstol lettvektsstol
klapptisch falttisch fällbord vikbord picnic_table: campingbord
sit_mat seat_cushion sitting_pad sitting_mat sitzkissen thermositzkissen sitzmatte sittdyna: sitteunderlag
ice_box ice_cooler icebox cooler_box cooler_backpack kylbag køleboks: kjølebag
imprägnierspray imprägnierung nikwax reproofing waterproofer waterproof_spray durable_water water_repellent_spray dwr impregneringsmedel: impregnering impregneringsspray
tech_wash ulltvätt tvättmedel waschmittel wollwaschmittel wool_detergent down_detergent uldvaskemiddel laundry: ullvask dunvask vask
patch_kit patches repair_patch lagningslapp lagningskit lagningssats flickzeug reparatursatz reparatur repair_tape reparationssæt reparationskit repair: reparasjonssett lappesett
damasker gamacher gamaschen snow_gaiters leg_gaiters: gamasje
blister_plaster blister_plasters blister_patch band_aid bandaid band_aids bandage bandages blasenpflaster pflaster plåster verband verbandszeug: gnagsårplaster førstehjelpspakke
tick_repellent tick_spray midge_spray bug_repellent insektenschutz insektenspray mückenspray zeckenspray fästingmedel: myggmiddel
head_net bug_net mosquito_net midge_net moskitonetz mückennetz myggenet: myggnett
commuter_bike trekkingrad trekking_bike citybike touring_bike damenrad herrenrad stadtrad: hybridsykkel
toddler_bike push_bike: løpesykkel barnesykkel
padded_shorts padded_cycling radhose radlerhose: sykkelshorts
radtrikot fahrradtrikot bike_shirt cykeltröja: sykkeltrøye
rear_light front_light tail_light back_light blinker rücklicht: sykkellys lyssett
u_lock u-lock d_lock d-lock padlock chain_lock cable_lock wire_lock kettenschloss: bøylelås kjettinglås
handlebar_bag frame_bag satteltasche packväska pakväska sadelväska: sykkelveske seteveske
bike_tube bike_tubes schlauch fahrradschlauch: slange
bike_cleaner degreaser bike_wash fahrradreiniger: sykkelvask
studded_tires studded_tyres winter_tires spikereifen: piggdekk
rollschuhe inliner roller_blades: rulleskøyter inlines
cruiser_board penny_board: skateboard longboard
håndvægte free_weights handvikter kurzhantel kurzhanteln: manual
kugelhantel russian_kettlebell kettle_bell kettle_bells: kettlebell
viktskivor hantelscheiben hantelscheibe bumper_plates vægtskiver: vektskive
hantelbank trainingsbank: treningsbenk
faszienrolle massage_gun massage_roller massage_ball massagebold massageboll: massasjerulle massasjeball
widerstandsbänder widerstandsband theraband fitnessband fitnessbänder exercise_band loop_band stretch_band: treningsstrikk minibands
running_machine: tredemølle
heimtrainer stationary_bike indoor_bike ergometer_bike spinningcykel hometrainer: ergometersykkel spinningsykkel
waist_pack waist_bag bum_bag fanny_pack trinkgürtel laufgürtel hydration_belt: løpebelte drikkebelte
safety_vest high_visibility high_visibility_vest hi_viz warnweste: refleksvest
fitness_tracker activity_tracker step_counter sportuhr laufuhr pulsuhr schrittzähler fitnessuhr training_watch: pulsklokke gpsklokke
football_kit football_shirt football_jersey soccer_jersey fodboldtrøje fußballtrikot soccer_kit: spillertrøye fotballdrakt trøye
football_goal soccer_goal fußballtor: fotballmål minimål
schienbeinschoner: leggskinn
floorballstav unihockeyschläger hockey_stick hockeyklubba: innebandykølle
federball federballset shuttlecocks: badmintonsett badmintonracket
pingis pingisracket pingisset bordtennisbat: bordtennisracket bordtennissett
garden_games garden_game lawn_games lawn_game outdoor_games yard_games trädgårdsspel havespil gartenspiele gartenspiel utespel wikingerschach kroketspil: kubb kasteringer badmintonsett frisbeegolfdisk
rash_guard rashguard rash_vest rash_guards uv_suit sun_suit uv_anzug uv-anzug uv_shirt uv-shirt uv_dräkt uv_dragt soldräkt: uv-drakt uv-trøye
one_piece_swimsuit: badedrakt
two_piece_swimsuit bikiniset bikini_set: bikini
dykglasögon diving_mask snorkel_mask taucherbrille: svømmebrille
schwimmflossen flossen grodfötter simfötter diving_fins swimming_fins: svømmeføtter
buoyancy_aid buoyancy_vest floatation floating_vest: redningsvest padlevest
kajak kajaker paddelboot faltboot kanot kanu canoe: kajakk
paddel paddlar paddles oar: kajakkåre sup-åre
surf_suit neoprene: våtdrakt
spinning_rod casting_rod fliegenrute flugspö teleskoprute: haspelstang fluestang
fastspolehjul: haspelsnelle
spoon_lure spoon_lures fishing_lure fishing_lures fishing_bait skeddrag fiskedrag spinnare blinker_fishing kunstköder: sluk spinner wobbler
flugor fishing_flies künstliche_fliegen: fluesett nymfesett
fishing_net fangnet kescher fangstnet landing_nets: håv foldehåv
fiskelåda grejkasse betesask angelkoffer fishing_box lure_box: fiskekoffert slukboks
wading_boots wading_shoes vadarskor vadarkängor watschuhe: vadesko
freeze_dried freeze_dried_food dried_food dried_meals camping_meals camping_food outdoor_food trekkingnahrung trekkingmahlzeiten frysetørret_mad frystorkad_mat: middagsrett turmat
porridge oatmeal havregröt havregrød havregrynsgröt haferbrei havregrynsgrød breakfast frukost frühstück: grøt müsli
granola_bar granola_bars cereal_bar snack_bar müsliriegel energiriegel proteinriegel energikaka: energibar proteinbar
energy_drink energy_drinks sportgetränk isotonic_drink isotonisches_getränk: sportsdrikk
vatten soft_drink soft_drinks lemonade mineral_water mineralwasser mineralvatten sodavand läsk: vann brus
bike bikes: sykkel
backpack backpacks: sekk tursekk dagstursekk
löparkläder löpkläder løbeklæder: tights treningstrøye vindjakke treningstopp
skivstång skivstänger hantelset: vektskive vektstang
raggsocka raggsockor: ullsokk
sav saver: foldesag
freeze_dried_food freeze_dried freeze-dried dehydrated_food: middagsrett turmat
kupalnik: badedrakt bikini
lure lures fishing_lure fishing_lures: sluk spinner wobbler
fins swim_fins: svømmeføtter
hand_warmer hand_warmers: vott hanske
`;
