/** What one does to a thing one has: beside the thing the goods for doing it are wanted, and not another such thing. */
export const treatments = `
wash washing clean tvätta tvättar vaske vasker vask rense renser rens rengjøre rengjør rengjøring lukter: vaskemiddel ullvask dunvask skorens sykkelvask
impregnere impregnerer: impregnering impregneringsspray
repair fix mend torn ripped broke_my broken reparere reparerer reparasjon lappe lapper lapp fikse fikser lime lim sy tette_hull hull_i hull_på revnet_i revne_i ødelagt: reparasjonssett lappesett
smøre smører smøring smurning smurte preppe prepper prepping skiprepp: festevoks glider klister smøresett smørejern
pusse pusser puss krem kreme vokse_inn fete_inn: skovoks skorens
olje oljer lager_lyd bråker piper hyler smøre_kjede: kjedeolje
pumpe_opp pumper_opp fylle_luft: gulvpumpe minipumpe
låse låser låse_fast sikre tyveri stjålet stjele: bøylelås kjettinglås
`;

/** What is wrong with a thing one has, and the goods against it. */
export const complaints = `
svettelukt lukter_svette lukter_vondt lukter_surt ren rein rene skitten skittent skitne møkkete møkkete lukter stinker flekkete: vaskemiddel ullvask dunvask skorens sykkelvask
til_å_gli gli_bedre gli_fortere kladder kladde kladdeføre glipper glipper_bakover sklir_bakover går_tregt lite_feste glir_ikke glir_dårlig glir trege treg bakglatt bakglatte har_ikke_feste fester_ikke dårlig_feste dårlig_glid elendig_feste ikke_feste ikke_glid null_glid null_feste mister_feste: glider festevoks klister
mister_luft taper_luft holder_ikke_luft holder_ikke_på_luft går_luft_ut tømmes_for_luft hull_på_knærne hol holete tett_igjen tette_igjen hel_igjen hele_igjen lekker lekk læk læke lek lekke drypper renner siver revnet revner sprakk ødelagt røk hull hull_i rift flenge revna spjæra hakk fått_hull fått_rift gått_i_stykker i_stykker knekt brukket: reparasjonssett lappesett
slipper_inn_vann slipper_gjennom blir_våt trekker_vann ikke_tett ikke_vanntett tett_lenger vanntett_lenger slipper_vann: impregnering impregneringsspray
knirker ruster rusten rustent rustne rusta tørt tørr hopper hopper_av hopper_og faller_av kjedet_hopper: kjedeolje
tatt blir_tatt stjålet stjelt borte_vekk frastjålet: bøylelås kjettinglås
holde_unna unna: myggmiddel myggnett
klar_til_våren klar_til_vår klar_for_våren klar_for_vår klar_til_sesongen klar_for_sesongen klar_til_vinteren klar_for_vinteren klar_til_sommeren klar_for_sommeren vårklar vårklare vinterklar vinterklare sommerklar: sykkelvask kjedeolje glider festevoks smøresett impregnering skovoks
blank blanke skinnende: skovoks skorens
punktert punkterte flat flatt flate flatt_dekk mister_trykk: slange minipumpe gulvpumpe
`;
