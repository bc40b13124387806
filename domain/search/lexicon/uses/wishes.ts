/** Wishes in whole phrases, by what they are about: what one wants to have on, hold, see, be rid of or not do without. */
export const wishes = `
wear_under wear_underneath under_my_ski under_ski_clothes innunder_alt ha_under innunder ha_innunder under_skibuksa under_skibuksen under_jakka under_jakken under_dressen under_buksa under_buksen under_regntøyet under_genseren under_skallet under_trøya: ulltrøye ullongs ullsett
ake_på renne_på ake_med aking_med å_ake: akebrett kjelke rattkjelke
varme_mat varme_maten varme_opp_mat varme_vann koke_kaffe koke_te koke_suppe: stormkjøkken gassbrenner brenner
luft_i luft_på fylle_luft blåse_opp blåser_opp pumpa_opp tomt_for_luft: gulvpumpe minipumpe
se_pulsen måle_pulsen sjekke_pulsen pulsen_min følge_pulsen telle_skritt måle_søvn: pulsklokke gpsklokke
varmen_i_meg varmen_i_oss få_varmen få_varme_i varmen_i_kroppen blir_aldri_varm holde_varmen holder_varmen holde_meg_varm holder_meg_varm holde_seg_varm: ulltrøye ullongs ullsett dunjakke fleecejakke ullsokk
kulda_biter kulden_biter biter_i_kinnene bitende_kaldt iskald_vind kald_vind: hals ullhals lue vindjakke dunjakke
blendet_av_sola blendet_av_solen sola_i_øynene solen_i_øynene sol_i_øynene: caps alpinbrille
ser_ingenting_i_mørket for_mørkt mørkt_ute lyse_opp_stien lyse_med noe_lys trenger_lys_på trenger_lys_i trenger_mer_lys litt_lys mer_lys lys_i_mørket lys_i_teltet lys_på_stien: hodelykt lommelykt campinglykt
bli_gjennomvåt holde_seg_tørr holde_meg_tørr holde_oss_tørre tørr_i_regnet: regnjakke regnbukse regnsett
tørr_på_beina tørr_på_føttene tørre_føtter vann_i_skoene vann_i_støvlene snø_i_skoene: gummistøvel vinterstøvel gamasje
bære_vann ha_vannet_i frakte_vann vannet_fryser: drikkeflaske termos
holde_pusten puste_under_vann: svømmebrille svømmeføtter
leke_i_vannet leke_i_vann plaske plasker i_vannet ut_i_vannet kaldt_vann i_kaldt_vann bade_i_kaldt: badeshorts badedrakt våtdrakt badesko
lære_å_svømme ikke_svømme: badedrakt badeshorts svømmebrille redningsvest
lære_å_sykle sykle_selv sykle_uten_støttehjul første_sykkel: barnesykkel løpesykkel
lære_å_gå_på_ski første_ski: skipakke langrennsski
henge_opp_i_trærne mellom_to_trær mellom_trærne: hengekøye
sitte_tørt sitte_varmt kald_bak våt_bak kald_i_rumpa: sitteunderlag
gjemme_seg_for_regn ly_for_regnet ly_for_vinden tak_over_hodet søke_ly: tarp gapahuk telt
bli_sterkere bli_sterk bli_sprek bli_spreke i_bedre_form gå_ned_i: manual kettlebell treningsstrikk treningsmatte
strekke_rygg rette_ryggen løse_opp_muskler myke_opp: massasjerulle yogamatte treningsstrikk
hjelp_på_isen gå_på_is gå_på_isen stå_på_beina holde_meg_på_beina holde_seg_på_beina: brodder løpebrodder
holde_myggen holde_mygg jage_mygg flåtten flåtter flåttbitt klegg kleggen: myggmiddel myggnett
holde_orden_på_sluk orden_på_sluk: fiskekoffert slukboks
ta_opp_fisken få_opp_fisken lande_fisken: håv foldehåv
ha_mobilen_i ha_nøkkelen_i nøkler_når_jeg_løper mobil_når_jeg_løper mobilen_på_løpetur: løpebelte
ha_ungen_i ha_barnet_i ha_babyen_i: bæremeis
på_ryggen_til_skolen bøkene_i skolebøkene: dagstursekk barnesekk bysekk
rense_vann rense_vannet rent_vann drikkevann vann_fra_bekken: drikkeflaske
noe_å_spille spille_noe spille_i_parken spille_på_stranda spille_på_stranden leke_i_parken i_parken til_parken: kubb kasteringer frisbeegolfdisk badmintonsett fotball volleyball
å_ro ut_å_ro ro_til: redningsvest regnjakke
sikre_barna sikre_barn sikre_ungene trygge_barna: redningsvest refleksvest
sjøsprøyt saltvann sjøvann på_dekk: regnjakke regnbukse skalljakke gummistøvel
fiske_på_isen fiske_på_is fisker_på_isen bore_hull_i_isen: isfiskestikke
få_feste_i få_feste_på: brodder løpebrodder
`;
