/** What one is going to, and the goods for it: trips, days of the year, work, camps and courses. */
export const occasions = `
leirskole leirskolen leirskule skoleleir leirskoletur klasseleir: sovepose regnjakke regnbukse ulltrøye ullongs tursko gummistøvel dagstursekk hodelykt drikkeflaske lue fleecejakke tursokk duffelbag
sommerleir speiderleir konfirmantleir konfleir korpstur fotballcup klassetur leir leiren: sovepose liggeunderlag dagstursekk regnjakke drikkeflaske duffelbag hodelykt turkopp
skoletur utflukt utflukten barnehagetur aktivitetsdag turdagen ekskursjon familiedag: barnesekk dagstursekk sitteunderlag drikkeflaske regnjakke termos
skidag skidagen skidager skirenn vinteraktivitetsdag skileik: langrennsski felleski langrennssko langrennsstav akebrett lue vott termos
sykle_til_jobb sykler_til_jobben jobbsykling arbeidsvei pendlervei: hybridsykkel elsykkel sykkelhjelm sykkellys bøylelås sykkelveske regnjakke refleksvest
sykle_til_skolen skolevei skoleveien sykkelprøve sykkelprøven: barnesykkel sykkelhjelm sykkellys refleksvest refleks
russ russetid russetida russetiden rulling russefeiring: hettegenser joggebukse regnjakke joggesko
amming amme ammer barsel barseltid permisjon: sportsbh treningstopp singlet tights
gravid gravide svangerskap mammatrening barseltrening: tights sportsbh joggebukse treningsstrikk
trilletur barseltur vogntur babytur: joggesko regnjakke bæremeis
vedhogst vedhugst vedkløyving hogst skogsarbeid tømmerhogst: turøks foldesag hanske
snømåking måke_snø måke måking snørydding: snøspade vott vinterstøvel
dugnad dugnaden uteplassen malerarbeid: hanske gummistøvel
kamp_på_stadion tribune tribunen stadion utekamp publikum tilskuer heiagjeng sidelinja sidelinjen på_sidelinja: sitteunderlag boblejakke lue hals ullsokk termos
piknik picnic pikniktur grilltur grillfest grillkveld: kjølebag sitteunderlag kubb campingstol termos bålpanne
roadtrip bilferie bilcamping bilfri vanlife: campingstol campingbord kjølebag sovepose gassbrenner telt
norge_på_langs på_langs langtur_i_fjellet: tursekk telt sovepose liggeunderlag fjellstøvel stormkjøkken turmat skalljakke
backpacking backpacker jorda_rundt jorden_rundt reise_jorda loffing: tursekk dagstursekk sandal drikkeflaske
storbyferie bytur byferie sightseeing shoppingtur: joggesko bysekk dagstursekk
pilegrim pilegrimstur pilegrimsled pilegrimsvandring: tursko tursekk gåstav tursokk gnagsårplaster
fjelltopp fjelltopper toppen topper fjelltoppen stikk_ut toppjakt topptrim: fjellstøvel tursko skalljakke gåstav dagstursekk termos
sauesanking sauesankinga sanke_sau hente_sauene: regnjakke regnbukse skalljakke fjellstøvel gåstav dagstursekk
isbading isbade isbader vinterbading vinterbad kaldbad isvann isvannet isvatn bade_om_vinteren: badesko badedrakt badeshorts våtdrakt lue
badstue badstu badstua sauna spa boblebad stamp badestamp: badeshorts badedrakt bikini badesko
vannpark vannsklie badebasseng hagebasseng plaskebasseng: badedrakt badeshorts uv-drakt svømmebrille badesko
babysvømming babybading: uv-drakt badedrakt badeshorts
svømmeknapp svømmeopplæring livredning: svømmebrille badedrakt badeshorts badehette
triatlon triathlon ironman: våtdrakt svømmebrille sykkeltrøye sykkelshorts løpesko
krabbefiske krabbe krabber krabbefiske_brygga: håv foldehåv
bryggefiske småfisk fiske_fra_brygga: fiskesett teleskopsett sluk håv
kystfiske fjordfiske landfiske: haspelstang sluk haspelsnelle
gjeddefiske abborfiske sikfiske røyefiske: haspelstang wobbler sluk spinner sene
sankthans sankthansaften sankthansbål sommerfest hagefest: bålpanne kubb campingstol kjølebag
halloween julebukk lucia luciatog nyttårsaften nyttår: hodelykt refleks refleksvest lommelykt
nasjonaldagen syttende_mai tog_17: joggesko regnjakke
snøhule snøhuletur iglo igloo bivuakk snøhola: snøspade dunsovepose liggeunderlag hodelykt
snøscooter scooterkjøring scootertur snøscootertur skuter skutertur: vinterstøvel skijakke skibukse alpinbrille vott ulltrøye ullongs
ridning ridetur ridekurs rideskole ridning hest hestesport: gummistøvel tights hanske regnjakke
dans danse dansing dansetime ballett turning rytmisk jazzdans: tights treningstopp singlet treningstrøye
kampsport judo karate taekwondo bryting kickboksing selvforsvar: treningstrøye shorts joggebukse
bowling biljard golfing minigolf: frisbeegolfdisk kubb
cheerleading drill zumba spinning spinningtime sats gruppetime: tights treningstopp sportsbh treningssokk drikkeflaske innendørssko
byggeplass utearbeid jobbe_ute utejobb uteyrke anlegg: ulltrøye ullongs vinterstøvel regnjakke regnbukse ullsokk vott
nødlager beredskap egenberedskap beredskapslager strømbrudd krise strømstans kriseberedskap nød: hodelykt campinglykt gassbrenner stormkjøkken drikkeflaske middagsrett turmat sovepose førstehjelp
hjemmekontor kose_seg kose_oss sofakos innekos kosekveld filmkveld slappe_av: tøffel ulltøffel joggebukse hettegenser ullsokk
rehabilitering opptrening vond_kne kneskade vondt_i_kneet fysioterapi fysio seniortrening: treningsstrikk minibands massasjerulle gåstav
gå_ned_i vektnedgang slanke slanking ned_i_vekt komme_i_form i_form formen: løpesko tredemølle spinningsykkel pulsklokke treningsmatte joggesko
stavgang nordic_walk gåtrening: gåstav joggesko
femmila tierrenn sentrumsløp halvmara ultramaraton stafett løpskonkurranse parkløp parkrun: løpesko tights singlet løpebelte energigel treningssokk
sykkelritt rittet gravelritt tempo_ritt: sykkeltrøye sykkelshorts energigel sykkelhjelm sykkelhanske
turrenn skimaraton langløp: langrennsski langrennsstav glider festevoks energigel drikkebelte
skiskyting skihopp hoppbakke: langrennsski langrennssko langrennsstav
krokketspill utelek uteleik hageselskap lek_ute: kubb kasteringer badmintonsett fotball frisbeegolfdisk
friminutt friminuttet skolegårdslek: fotball hoppetau basketball
tannfe førstehjelpskurs ulykker: førstehjelpspakke gnagsårplaster
hyttevegg hytteliv fjellhytte turisthytte dnt hyttedugnad: ullsokk tøffel tursekk termos hodelykt sovepose
båtpuss båthavn båtferie seilas seilferie regatta jolle: redningsvest seilervest regnjakke skalljakke padlevest
kajakkurs våttkort padlekurs elvepadling: kajakk kajakkåre padlevest våtdrakt redningsvest
surfetur bølgesurfing vindsurfing kiting kite wakeboarding: våtdrakt sup-brett padlevest
skogshogst blåbærtur tyttebærtur molteplukking multetur multeplukking: gummistøvel dagstursekk myggmiddel regnjakke
fuglekikking fugletitting fugletur: turkniv kompass sitteunderlag termos
hinderløp toughest obstacle ocr: terrengsko tights treningstrøye
nordpå nord_norge lofoten vidda finnmarksvidda hardangervidda: skalljakke ulltrøye fjellstøvel telt dunjakke tursekk
rulleskitur rulleskitrening: langrennsstav sykkelhjelm refleksvest
ride ri riding ridetime ridetimer: gummistøvel tights hanske regnjakke
sovesal overnatting_skole sove_borte: sovepose liggeunderlag
skli sklir skled glir: brodder løpebrodder
lys_i_mørket: hodelykt lommelykt campinglykt refleks
på_kamp se_på_kamp se_på_fotball på_fotballkamp: sitteunderlag boblejakke lue ullsokk termos
bære_barn bære_barnet bære_babyen bære_ungen: bæremeis
kutte_ved kløyve_ved hogge_ved hugge_ved: turøks foldesag
gå_seg_vill finne_veien finne_fram finne_frem navigere navigasjon: kompass speilkompass gpsklokke
ont_i_ryggen vondt_i_ryggen vond_i_ryggen i_musklene stive_muskler: massasjerulle massasjeball
vondt_under_foten under_foten ont_i_foten vond_fot: innleggssåle gnagsårplaster
bli_sterkere bli_sterk sterkere: manual kettlebell vektskive treningsstrikk treningsbenk
koke_kaffe kaffekoking: gassbrenner stormkjøkken termos turkopp
støtte_seg støtte_meg støtte_meg_på støtte_seg_på støtte_når ustø ustødig balanse: gåstav
`;

/** What troubles somebody, and the goods against it. */
export const troubles = `
fotkald kald_på_føttene kalde_tær fryser_på_tærne kald_på_tærne fryser_på_føttene fryser_på_beina: ullsokk vinterstøvel ullsåle ulltøffel tøffel fôret
fryser_på_fingrene nevekald kald_på_hendene kald_på_fingrene iskalde_hender fryser_på_hendene: vott hanske
kald_på_hodet kald_på_ørene fryser_på_hodet fryser_på_ørene: lue pannebånd ull-lue
frossenpinn frysepinn fryser_alltid fryser_lett fryser_mye fryser_fort frys_lett lett_for_å_fryse kuldskjær frossen_av_seg: dunjakke dunsovepose ulltrøye ullongs ullsokk vott lue
klissvåt gjennomvåt søkkvåt dyvåt klissvått gjennombløt våt_til_skinnet: regnjakke regnbukse regnsett skalljakke gummistøvel
våte_føtter våt_på_beina våt_på_føttene våte_sko våt_på_bena lekker_sko: gummistøvel vanntett impregneringsspray gamasje
svett svette svetter klam klamt svettelukt: treningstrøye singlet ulltrøye treningstopp
illeluktende stinker lukter_vondt sur_lukt vond_lukt: ullvask skorens
ryggvondt vond_rygg ryggsmerter stiv_nakke vondt_i_rygg vondt_i_nakken stiv_rygg: massasjerulle massasjeball yogamatte
vonde_føtter såre_føtter hælspore plattfot overpronerer pronerer fotsmerter vondt_i_hælen overpronasjon: innleggssåle løpesko gnagsårplaster
gangsperre støl stølhet krampe muskelsmerter stive_legger: massasjerulle massasjeball
myggstikk flåttbitt insektbitt klegg sviknott lus fluer_og_mygg blinding: myggmiddel myggnett
punktert punktering flatt_dekk flat_sykkel hull_i_dekk: slange minipumpe gulvpumpe sykkeldekk
rusten_kjede tørt_kjede knirkete sykkelstell: kjedeolje sykkelvask
bakglatt bakglatte trege_ski dårlig_glid dårlig_feste null_feste: festevoks klister glider
revnet revne hull_i_jakka hull_i_teltet ødelagt_telt lekk lekkasje: reparasjonssett lappesett
skitne_sko møkkete_sko skitten: skorens skovoks
strømløst tom_for_strøm: hodelykt campinglykt
sovnet_kaldt kald_om_natta fryser_om_natta kalde_netter: dunsovepose liggeunderlag ullsokk ulltrøye
redd_for_vann kan_ikke_svømme: redningsvest
`;
