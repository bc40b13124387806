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
`;
