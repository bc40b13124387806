/** Clothes and shoes. */
export const worn = `
halströja halsstrømpe multihals: hals
skihansker vinterhansker rekawice vanter vantar fingervanter: hanske
lobber: vott
sommerhatt fiskehatt turhatt skyggehatt trucker truckercaps kaps czapka_z_daszkiem: caps
merinosokker jaktsokker vandrarstrumpor vandresokker gåsokker marsjsokker: tursokk
korte_sokker sporty_socks ankelsokker usynlige_sokker: treningssokk
islendersokker ulllester ull_lester: ullsokk
mountain_boots hiking_boots vandrekängor vandrarkängor fjällkängor bergschuhe wanderstiefel buty_trekkingowe beksømstøvler skinnstøvler jaktstøvler: fjellstøvel
pelsstøvler fôret_støvel foret_støvel fôrede_støvler forede_støvler kuldestøvler kuldesko snöstövlar: vinterstøvel
røyser: gummistøvel
fodrade_gummistövlar thermostiefel termostøvler termostøvel: fôret_gummistøvel
intervallsko sko_til_tredemølle konkurransesko maratonsko asfaltsko: løpesko
piggsko joggesko_til_skogen joggesko_i_skogen gjørmesko stisko løpesko_med_pigger løpesko_med_grov løpesko_i_terreng løpesko_til_terreng: terrengsko
turnsko byjoggesko sportsko casual_sko gymsko_ute hverdagssko vårsko: joggesko
sommersko sandaletter åpne_sko slippers_til_sommer tursandaler: sandal
strandsko neoprensko steinsko svaberg_sko kråkebollesko wasserschuhe foppatofflor foppatøfler aquasko dusjsko: badesko
innasko tassar lusekofte_til_føttene: tøffel
knottesko knotter: fotballsko
hallsko court_sko hallensportschuhe inomhusskor innesko_til_gym treningssko_inne gymsko: innendørssko
hælkile ortopediske_såler fotsenger vkladki: innleggssåle
luktfjerner_sko skokrem skofett lærfett støvelfett skopuss bivoks_til_sko pasta_do_butow joggeskovask skovask: skovoks skorens
pigger_under_sko pigger_under_skoene pigge_til_sko halksulor isgrep is_sko raczki isklør: brodder
belayjakke ekspedisjonsjakke: dunjakke
puffer puffer_jacket puffy täckjacka steppjacke vatjakke vattert_jakke: boblejakke
mykskalljakke mjukskaljakke stretchjakke_tur softskall myk_skalljakke klatrejakke klatrejakke_stretch: softshelljakke
freeridejakke afterskijakke snøbrettjakke: skijakke
langrennsjakke: softshelljakke vindjakke
vindtett_jakke vindskjorte wiatrowka vindstopper windstopper_jakke: vindjakke
bezrekawnik strikkevest: vest
avzippbukse avzipbukse fjellbukse friluftsbukse: turbukse
trelagsbukse skallbib skallselebukse fjellbukse_med_membran membranbukse: skallbukse
overtrekksbukse sykkeloverdragsbukse vassbukse_regn: regnbukse
langrennsbukse: tights softshellbukse skibukse
mjukisar mjukisbyxor: joggebukse
knebukse kortbenta_bukse snippbukse: shorts
tajts trikåbukse turtights strømpebukse_til_trening treningsbukse_trang: tights
mellomlagsjakke polarjakke sherpajakke pelsjakke_fleece: fleecejakke
ullkofte fiskegenser lusekofte: ullgenser
hettetrøye bluza_z_kapturem: hettegenser
zipneck ziptrøye polo_med_glidelås trøye_med_glidelås mellomlag_med_glidelås: halfzip
stillongs_overdel ullundertøy_topp: ulltrøye
lange_underhylere: ullongs
superundertøy skiundertøy: ullsett ulltrøye ullongs
trunks: boksershorts
bysthållare bra_top biustonosz_sportowy: sportsbh
tröja_kortärmad kortarma_trøye ttrøye: tskjorte
muskeltrøye konetrøye helsetrøye undertrøye_uten_ermer stringer: singlet
button_up: skjorte
rain_set regnsjakke_og_bukse komplet_przeciwdeszczowy: regnsett
regndrakt regnkjeledress regnoverall sølepyttdress kombinezon_przeciwdeszczowy: regndress
lekedrakt: parkdress
vinterdrakt vinteroverall snøkjeledress kjeledress_fôret skutedress: vinterdress
babydress_i_fleece fleecedrakt fleeceheldrakt heldress_fleece fleecejumpsuit kombinezon_polarowy: fleecedress
heldress_i_ull ulldrakt ulljumpsuit strikkedress jumpsuit_i_merino uldheldragt wool_overall wollwalkoverall: ulldress
fotballskjorte hjemmedrakt bortedrakt koszulka_pilkarska: fotballdrakt spillertrøye
målvakthansker målmannshandsker målmannshansker målvotter rekawice_bramkarskie: keeperhanske
heldekkende_bad heldrakt racerbad badekostyme: badedrakt
tankini two_piece kostium_dwuczesciowy bh_til_stranda todelt_badedrakt: bikini
rashguard_barn uvtøy soldress_baby swim_suit_upf: uv-drakt uv-trøye
badehuve czepek_kapielowy: badehette
shorty pianka isbadedrakt gummidrakt openwaterdrakt: våtdrakt
vadere brystvadere hoftevadere vadestøvler vadarar spodniobuty: vadebukse
filtsko sko_til_vadere sko_med_filtsåle: vadesko
`;
