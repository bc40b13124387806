/** Sports, games, races, places and weathers that occasions, situations and events leave out, gone through by list. */
export const activities = `
laget lagdrakt guttelaget jentelaget guttelag jentelag fotballag fotballaget fotballjentene fotballguttene småguttelaget: fotballdrakt spillertrøye fotball leggskinn fotballsko
innetrening halltrening innesesong hallsesong: innendørssko treningstrøye shorts treningssokk
paragliding hanggliding fallskjermhopping basehopp skydiving: skalljakke softshelljakke fjellstøvel
roing rotur ro_båt ergometerroing: redningsvest padlevest regnjakke
duathlon swimrun aquathlon ironman: løpesko tights svømmebrille våtdrakt sykkelshorts
fekting bordhockey sjakk_ute: joggebukse innendørssko treningstrøye
parkour freerunning trikking: joggesko joggebukse tskjorte
skyting skyte skytterlag skytekonkurranse leirdue leirduer leirdueskyting: sitteunderlag turbukse softshelljakke jaktskall
agility hundetrening lydighetstrening hundeutstilling brukshund: joggesko regnjakke refleksvest tursko
tautrekking sekkeløp potetløp hinkeparadis hoppe_paradis gjemsel boksen_går lekeaktiviteter friminutt friminuttet: fotball hoppetau kubb kasteringer
paintball airsoft lasertag softgun: turbukse joggesko hanske
vannkrig vannleker_ute hagesprinkler plaskebasseng badebasseng: badeshorts badedrakt uv-drakt badesko
skilek skileik skikurs_barn: skipakke langrennsski langrennssko langrennsstav
mobilitet mobilitetstrening mensendieck pusteøvelser øvelser_hjemme ryggtrening kneøvelser: treningsmatte yogamatte treningsstrikk massasjerulle
gågruppe powerwalk powerwalking gåtrening gange gå_i_byen: joggesko gåstav løpesko refleksvest
kystled kyststien kyststi pilegrim pilegrimsled pilegrimsleden: tursko tursekk tursokk turbukse regnjakke
alpene østerrike_ski skiferie_i_alpene dolomittene chamonix: alpinski alpinstøvel alpinhjelm alpinbrille skijakke skibukse
storby byferie storbyferie bytur_i_utlandet new_york london paris roma: joggesko bysekk dagstursekk drikkeflaske
safari afrika australia regnskog jungel jungelen: shorts caps tursko drikkeflaske myggmiddel dagstursekk
brede_føtter store_føtter små_føtter lange_føtter smale_føtter høy_vrist bred_fot smal_fot brede_sko: tursko joggesko løpesko fjellstøvel
store_bryster store_pupper stor_byste store_bryst: sportsbh
issørpe vårløsning snøsmelting flom oversvømmelse oversvømt snøsmelte: gummistøvel vadebukse brodder
torden tordenbyger styrtskyll: regnjakke regnbukse regnsett gummistøvel
det_snør snør_ute snør_inn snør_det snør_mye laver_ned snøværsdag: vinterstøvel gamasje vinterdress skibukse vott
uv-stråler uvstråler solstråler sterk_sol: uv-drakt uv-trøye caps
hagefest grillfest grillkveld grillkos uteplass uteplassen: campingstol campingbord kjølebag fleecejakke kubb
bord_og_benk bord_og_benker bord_og_krakker: campingbord campingstol
dagmamma barnehageansatt barnehagevikar: regnjakke regnbukse gummistøvel ulltrøye
turist turistene utvekslingsstudent utvekslingselev: regnjakke ulltrøye tursko lue
idrettshall idrettshallen flerbrukshall hallidrett: innendørssko håndball innebandykølle shorts
flyplass flyplassen flyturen flyet bussen toget togtur bussreise: duffelbag dagstursekk bysekk
skitur_med_baby skitur_med_småbarn ski_med_baby baby_på_ski: barnepulk pulk bæremeis
tur_med_baby fjelltur_med_baby fjelltur_med_småbarn tur_med_småbarn: bæremeis barnesekk ulldress
småspise turkos noe_søtt noe_å_tygge: energibar proteinbar
kjeder_seg kjede_seg kjedsomhet: kubb kasteringer fotball frisbeegolfdisk badmintonsett hoppetau
`;
