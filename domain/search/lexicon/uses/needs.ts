/**
 * What one wants to do, or is prevented from, and the goods that do it: for who never names a thing. Beside a thing they say nothing: who wants trousers to
 * sit in wants trousers.
 */
export const needs = `
sove sover sov sovet søve søver sovne sovner ligge ligger overnatte overnatter sleep sleeping sova: sovepose liggeunderlag hengekøye telt
sette_seg sette_meg sett_sæ sett_seg sette_oss setje_seg setja_seg sett_sæ_på slå_seg_ned sit_down: sitteunderlag campingstol lettvektsstol
sitte sitter satt sitje sit sits: sitteunderlag campingstol lettvektsstol
sover_dårlig sove_dårlig sove_godt sove_bedre sover_bedre ligger_hardt ligge_hardt ligge_mykt hardt_å_ligge dårlig_i_telt hard_bakke harde_bakken på_bakken: liggeunderlag hengekøye
koke koker kokt varme_opp varme_mat steike steiker steke steker stekt koking: stormkjøkken gassbrenner brenner stekehelle bålpanne
grille griller grillet bål_på tenne_bål lage_bål fyre fyre_opp fyring: bålpanne stekehelle turøks
ha_kaffen_i ha_kaffe_i ha_kaffien_i ha_kaffi_i kaffien_i kaffen_i ha_te_i kaffe_på_turen: termos turkopp
ha_suppe_i ha_suppa_i ha_kakao_i kakao gløgg toddy varm_kakao: termos turkopp
under_skoene under_skoa på_skoene_om_vinteren: brodder løpebrodder innleggssåle
bilister bilistene bilene_ser ser_ikke_barna synes_på_skoleveien sett_på_skoleveien: refleksvest refleksbånd
luft_i_dekkene luft_i_dekket luft_i_sykkelen luft_i_ballen luft_i_hjulene lite_luft: gulvpumpe minipumpe
hvor_fort hvor_langt_jeg hvor_langt_vi hvor_raskt tempo_på_løpetur: pulsklokke gpsklokke
konkurranse_i_hagen spill_i_hagen leke_i_hagen lek_i_hagen gøy_i_hagen moro_i_hagen gjøre_i_hagen: kubb kasteringer badmintonsett frisbeegolfdisk fotball
klorvann klorvannet svir_i_øynene: svømmebrille
søtt_på_tur søtsaker godteri snop godt_å_tygge snacks_på_tur: energibar proteinbar
gnagsår_av får_gnagsår fått_gnagsår vannblemmer vannblemme: gnagsårplaster
drikke_vann drikke_vann_av drikke_vatn drikke_av drikker_av: drikkeflaske turkopp termos
ha_vann_i ha_vatn_i ha_drikke_i ha_med_vann: drikkeflaske drikkebelte
spikke spikker skjære skjærer kutte kutter sløye sløyer tollknive snitte dele_opp flå: turkniv foldekniv multiverktøy
hogge hogger hugge hugger kløyve kløyver sage sager kvist felle_trær kappe_ved: turøks foldesag
stå_på_i_bølgene stå_på_vannet: supbrett
kjøre_ned_bakken renne_ned_bakken ned_bakken_på suse_ned: akebrett kjelke rattkjelke
skyve_ungen dytte_ungen skyve_foran: barnepulk pulk
trekke_bagasje dra_utstyr dra_bagasje dra_oppakning: pulk transportpulk
grave graver grave_seg_ned måke måker: snøspade
lyst_opp se_i_mørket se_om_natta ser_ingenting ser_dårlig: hodelykt lommelykt campinglykt
synes_i_mørket synes_i_trafikken synlige_i_trafikken ser_oss ser_barna blir_sett sees_i_mørket: refleksvest refleksbånd sykkellys
orientere orientere_seg gått_meg_bort gått_oss_bort går_meg_bort gikk_meg_bort gikk_oss_vill gikk_meg_vill gått_oss_vill å_gå_vill finner_ikke_fram finner_ikke_veien mister_retningen viser_veien vise_veien gå_meg_vill gå_oss_vill går_meg_vill gått_meg_vill gå_vill gått_vill går_seg_bort gå_seg_bort finne_hjem finne_veien_hjem miste_stien: kompass speilkompass gpsklokke
å_måle måle_tida måle_tiden måler_tida måle_hvor måler_hvor ta_tida vite_hvor_langt vite_hvor_fort hvor_langt_har hvor_mange_skritt antall_skritt måle_puls telle_skritt teller_skritt måle_distanse måle_løpetur ta_tiden tempoet_mitt: pulsklokke gpsklokke
bære bærer bere berer frakte frakter transportere pakke pakker pakke_ned stue_bort: tursekk dagstursekk duffelbag
bære_ungen bære_barn bære_sønnen bære_datteren bære_babyen bere_ungen ungen_på_ryggen barnet_på_ryggen orker_ikke_gå barn_som_ikke_gidder_gå: bæremeis barnepulk
trekke_barn dra_barn dra_på_barn trekke_ungen barn_på_skitur baby_på_skitur baby_på_ski småbarn_på_ski: barnepulk
flyte flyter holde_seg_flytende flytende_på_vannet: redningsvest padlevest
dypt_vann redd_for_vann redd_for_vannet ikke_svømme kan_ikke_svømme faller_i_vannet faller_uti faller_over_bord flyter_opp drukne drukner falle_i_vannet ramle_i_vannet falle_over_bord sikker_på_sjøen trygg_i_båten trygg_på_sjøen: redningsvest seilervest
løfte løfter styrke_meg få_muskler større_muskler sterk_rygg sterke_armer sterkere_armer: manual kettlebell vektskive treningsstrikk
få_opp_pulsen opp_pulsen høy_puls svette_litt_hjemme: tredemølle spinningsykkel hoppetau speedtau
større_armer større_lår større_rumpe større_rygg større_overarmer større_biceps store_armer sterkere_rygg sterkere_bein sterkere_kjerne sterkere_mage biceps triceps magerutor trene_opp trene_styrke pumpe_jern: manual kettlebell vektskive treningsstrikk treningsbenk
hoppe: hoppetau speedtau
leke_med leker_til leke_seg_med leker_ute leke_sammen aktivisere finne_på_ute finne_på_i: fotball kubb kasteringer hoppetau badmintonsett frisbeegolfdisk
kaste: frisbeegolfdisk kasteringer kubb håndball
sparke: fotball fotballmål
å_kjøre_på noe_å_kjøre noko_å_køyre å_køyre_på ride_on: løpesykkel sparkesykkel
trille: rulleskøyter skateboard sparkesykkel
åpne_øynene_under vann_i_øynene klor_i_øya svømme_fortere svømmer_fortere se_under_vann se_under_vannet øynene_under_vann klor_i_øynene: svømmebrille svømmeføtter
fiske_med fange fanger få_napp napp lure_ørreten dra_opp_fisk: haspelstang sluk fiskesett spinner
låse_sykkelen stjålet_sykkel sykkeltyveri blir_stjålet mot_tyveri sykkeltyver: bøylelås kjettinglås
pumpe pumper tom_for_luft luften_gikk_ut luften_gått gikk_luften mistet_luft lufta_gikk uten_luft: gulvpumpe minipumpe slange
punktere punkterer punkterte kjørt_på_spiker kjørte_på_glass: slange minipumpe gulvpumpe
å_falle han_faller hun_faller faller_lett faller_ofte kan_falle kommer_til_å_falle skli sklir sklidd ramle ramler falle_på_isen falle_på_glatta detter dette_på ramlet ramla_på fallt ramler_på_isen gli_på_isen redd_for_å_falle stødig_på_isen trygg_på_isen: brodder løpebrodder
mister_feste mister_fotfeste miste_fotfestet godt_feste får_ikke_feste gå_trygt: brodder løpebrodder
river_hull sliter_hull sliter_ut_knærne hull_på_knærne hull_på_knær hull_i_knærne krype_på_knærne: turbukse skallbukse stretchbukse
ha_maten oppbevare_mat oppbevare_maten maten_fersk ferskt_i_varmen: kjølebag
i_koppen noe_i_koppen: termos turkopp
noe_skarpt skarpt_på_tur: turkniv multiverktøy foldekniv
åpne_bokser åpne_boks åpne_flasker skru_skruer skru_på: multiverktøy
smaker_godt godt_å_spise lett_å_lage enkelt_å_lage bare_å_helle helle_vann_på kokende_vann kokende_vatn kokt_vann kokt_vatn varmt_vann_i_posen: middagsrett turmat grøt
til_nøklene til_nøkler til_mobilen til_telefonen nøklene_når mobilen_når telefonen_når: løpebelte
orker_å_gå gidder_å_gå klarer_å_gå blir_sliten_på vil_ikke_gå gidder_ikke_gå ikke_gå_selv ikke_gå_lenger klarer_ikke_gå sovner_på_tur bæres_på_tur: bæremeis barnepulk
å_bo_i bo_i_telt: familietelt kuppeltelt tunneltelt
spruter_opp skvetter_opp spruter_på skvetter_på: regnbukse regnjakke
maneter brennmaneter brennmanet maneten brent_av_maneter: våtdrakt uv-drakt uv-trøye
flyteevne oppdrift holde_seg_flytende: redningsvest seilervest padlevest
bevege_seg bevege_meg bevege_oss mosjonere mer_aktiv mer_aktive: joggesko hoppetau treningsstrikk fotball treningsmatte gåstav
aktiviteter_til aktivitet_til aktiviteter_for: kubb kasteringer fotball badmintonsett hoppetau frisbeegolfdisk
kjøle_ned kjøle_ned_øl ølet_kaldt: kjølebag
rulle_ut rulle_ryggen rulle_ut_ryggen massere massere_ryggen: massasjerulle massasjeball
spise_suppe spise_grøt spise_med_på: spork turkopp
åpne_hermetikk hermetikkboks: multiverktøy
ferdig_i_føttene ferdig_i_beina trøtt_i_føttene trøtt_i_beina ømme_på_jobb bør_jeg_gå_i skal_jeg_gå_i kan_jeg_gå_i gå_i_på_jobb stå_i_på_jobb går_på_jobb beina_på_jobb føttene_på_jobb på_beina_hele_dagen beina_hele_vakta beina_hele_dagen hele_vakta vakter gå_i_hele_dagen å_gå_i_hele behagelig_å_gå gode_å_gå stå_hele_dagen går_hele_dagen: joggesko løpesko innleggssåle tursko
sove_under ligge_under tak_over: tarp gapahuk telt
sove_under_åpen ligge_under_åpen under_åpen_himmel: sovepose liggeunderlag tarp
oppe_i_vannet holde_meg_oppe holder_meg_oppe holde_seg_oppe holde_oss_oppe: redningsvest padlevest
trene_med trene_med_på trener_med: treningsstrikk manual hoppetau treningsmatte kettlebell
ekstra_krefter nye_krefter mer_energi ekstra_energi rask_energi: energibar energigel sportsdrikk
finne_nord finner_jeg_nord hvor_er_nord: kompass speilkompass gpsklokke
glir_bakover sklir_bakover fester_seg_ikke: festevoks klister
sprøyte_på_jakka spraye_på impregnere_selv vann_perler: impregneringsspray impregnering
oppbevare oppbevaring lagre rydde_i samle_i: duffelbag fiskekoffert
spise spiser spist ete eter eta eat eating: energibar middagsrett grøt proteinbar
spise_underveis spise_på_veien bite_i matbit å_bite_i: energibar proteinbar energigel
lage_middag lager_middag middag_ute lage_frokost lage_noe_varmt: stormkjøkken gassbrenner middagsrett turmat
klør_etter_mygg spiser_oss_opp spist_av_mygg stikker_meg myggen myggene bitt_av_mygg stukket stikker spist_opp bitt stukket_av: myggmiddel myggnett
helt_tom tom_etter tom_underveis rumler knurrer sulten sultne matlei tom_for_energi går_tom gå_tom lav_på_energi blodsukker møte_veggen: energibar energigel sportsdrikk
tørst tørste uttørka dehydrert: drikkeflaske sportsdrikk
blø blør blødning blødde kutter_seg skrubber skrubba uhell skader_seg førstehjelpe: førstehjelpspakke gnagsårplaster
lukter_svette lukter_vondt lukter_surt få_vekk_lukta fjerne_svettelukt tørke_klær tørke_sko vaske_bort fjerne_lukt lukter stinker skitne_klær flekker_på: vaskemiddel ullvask skorens
snø_i_skoene snø_i_støvlene snø_i_skaftet stein_i_skoene grus_i_skoene: gamasje
innerst nærmest_kroppen under_klærne under_skidressen inst inni_skijakka: ulltrøye ullongs ullsett
ytterst utenpå_alt utenpå_genseren over_alt_annet: skalljakke regnjakke
`;
