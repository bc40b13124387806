/** Balls, training, water and fishing. */
export const played = `
trikksykkel: trikssparkesykkel sparkesykkel
quads: rulleskøyter
skejt deskorolka skateboardbrett brett_med_hjul skatebord skatebrett: skateboard
håndvægte håndvekter vekter: manual
kjelebjelle girya vektkule: kettlebell
medicinboll medisinball: kettlebell manual
stang_med_vekter zstang sztanga hantelstange langstang bumpers: vektstang vektskive
situpsbenk lawka romersk_stol: treningsbenk
treningsunderlag joggamatte tøyematte mata_do_jogi: treningsmatte yogamatte
peanøttball peanut_ball piggball rullepølse: massasjeball massasjerulle
powerband rehabstrikk terapibånd bootyband gumy_oporowe: treningsstrikk
gåmatte biezna: tredemølle
rowerek_stacjonarny assault_bike stasjonær_sykkel pedaltrener: spinningsykkel ergometersykkel
skakanka hoppesnor: hoppetau
fuel_belt pas_biegowy: drikkebelte løpebelte
synbarhetsvest hivis kamizelka_odblaskowa: refleksvest
slapwrap katteøye snapbånd blinkbrikke refleksspray: refleksbånd refleks
zegarek_sportowy: pulsklokke
lærkule skinnkule femmerball: fotball
skinner_til_leggen ochraniacze_na_piszczele skinnebeinsbeskytter shinpads: leggskinn
målbur straffesparkmål bramka: fotballmål
pilka_reczna resinball resinfri_ball ballen_til_hallen: håndball
kij_do_unihokeja floorballschläger innebandystav salibandymaila: innebandykølle
pilka_do_unihokeja: innebandyball
korgball kurvball korgboll pilka_do_koszykowki: basketball
beachball beachvolleyball pilka_siatkowa flygeball: volleyball
fjäderboll fjerbold fjærball: badmintonsett
pingpongrekkert skrurackert paddle_til_bordtennis: bordtennisracket bordtennissett
rakieta_do_padla dråperacket: padelracket
mölkky boule bocce ladder_toss vikingasjakk vikingesjakk: kubb kasteringer
discgolfskive diskgolfskive: frisbeegolfdisk
okulary_do_plywania goggles_til_basseng brille_til_å_se chlorbriller: svømmebrille
finner pletwy føtter_til_dykking fot_til_fridykking: svømmeføtter
seglarväst jollevest vannskivest vannsportvest buoyancy_aid pfd flytehjelpemiddel: seilervest padlevest
deska_sup isup: sup-brett
kajakkbåt padlebåt paddelbåt tosetter_til_padling: kajakk
vingeåre dobbeltåre grønlandsåre kanoåre kanopaddel paddelåra wioslo: kajakkåre sup-åre
spinnrute: haspelstang
flugspö fluespø fliegenrute switchstang speystang wedka_muchowa: fluestang
pimpelstikke isstang pimpelstang pilkestikke stikke_til_pilking eisangel: isfiskestikke
combo fiskeset fishing_kit stangsett ferdigrigget_stang komplett_stang: fiskesett
stationærrolle spolehjul: haspelsnelle
spinnerbait spinnbete roterende_sluk obrotowka: spinner
skjedrag spoon skeddrag stingsild: sluk
dypdykker plastfisk trollingagn minnow kunstfisk: wobbler
streamer muddler fliegen: fluesett
hov podbierak ketsjer hovnett magnethåv: håv
flueboks skrin_til_fiskesaker: fiskekoffert slukboks
granolabar havrebar karbobar riegel baton_energetyczny: energibar
zel_energetyczny: energigel
drikkepulver saltablett salttabletter: sportsdrikk
sprudel woda: vann
stuntsparkesykkel kickspark bysparkesykkel: sparkesykkel trikssparkesykkel
disco_rulleskøyter sommerskøyter asfaltskøyter diskoskøyter rulleskridsko fitness_inlines: rulleskøyter
skatedeck skeitbrett minicruiser board: skateboard
treningsvekter damevekter hantelset: manual
kettlebell_sett justerbar_kettlebell medisin_ball medicine_ball ketelbell kjelebjeller: kettlebell
stangsett_med_skiver vekter_til_stang styrkeløftstang benkpresstang markløftstang hjemmegymstang: vektstang vektskive
benkpress treningskrakk treningsbenkje: treningsbenk
nakkeball massasjekule massasjestav: massasjeball massasjerulle
rumpeband stoffstrikk knestrikk pull_up_strikk hip_band: treningsstrikk
løpemaskin tredematte gåband: tredemølle
spinnsykkel trimsykkjel hjemmesykkel hjemmetreningssykkel inne_sykkel rehabsykkel kondisykkel: spinningsykkel ergometersykkel
perlehoppetau hoppetog hoppereip hoppereb skippingtau vaiertau_til_hopping: hoppetau
armbåndsrefleks refleks_barnevogn refleks_til_skolesekk lysvest: refleksbånd refleks refleksvest
pulsarmbånd aktivitetsarmbånd: pulsklokke
kunstgressfotball minifotball footy: fotball
fotballskinn shinguards skinn_til_fotball leggplater fotballskinner: leggskinn
foldemål nett_til_fotballmål målduk fotballbur målstenger strandmål innemål_fotball treningsmål_fotball: fotballmål minimål
strandhåndball beachhåndball treningshåndball skolehåndball: håndball
gymsalkølle: innebandykølle
floorballbollar innebandykule treningsball_innebandy: innebandyball
badmintonrekkert fjærballspill: badmintonracket badmintonsett
tennissett skoleracket_tennis: tennisracket
paddel_racket: padelracket
krokketsett: kubb kasteringer
frisbeegolfkurv frisbeegolfbag diskgolfsekk strandfrisbee: frisbeegolfdisk
svømmegoggles svømmemaske: svømmebrille
lange_finner svømme_finner: svømmeføtter
hunderedningsvest selvoppblåsende_vest bergingsvest: redningsvest
brettvest vannski_vest vannscootervest jetskivest wakeboardvest seglervest: seilervest padlevest
padlebord supsett tursup: sup-brett
tokajakk fiskekajakk familiekano turkano: kajakk
karbonåre_kajakk delbar_åre barneåre turåre reserveåre kajakkpaddel: kajakkåre sup-åre
ørretfiskestang sjøørretstang haspelspø teleskop_fiskestang: haspelstang
fluestangsett: fluestang
stikke_til_isfiske isfiskesnelle pilkepinne pimple_stikke vinterfiskestang vinterfiskestikke røyestikke isfiskestong: isfiskestikke
haspelsett sjøfiskesett startpakke_fiske fiskestong_til_ungar: fiskesett
laksespinner elvespinner fiskespinner sølvspinner gullspinner: spinner
nylonsnøre: sene
teleskophåv: håv
fiskeutstyrsboks koffert_til_fiskeutstyr fiskeeske slukkoffert slukveske wobblerboks spinnerboks krokboks oppbevaring_sluk: fiskekoffert slukboks
militærmat: middagsrett turmat
turmüsli turmysli frokostpose: müsli grøt
mysli_bar skibar treningsbar daddelbar müslibar: energibar
maratongel skigel triatlongel treningsgel gelpose: energigel
sportsdrikkpulver salt_tabletter drikke_pulver pulver_til_drikkeflaske: sportsdrikk
boksbrus light_brus kald_brus: brus
`;
