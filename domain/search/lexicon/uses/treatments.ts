/** What one does to a thing one has: beside the thing the goods for doing it are wanted, and not another such thing. */
export const treatments = `
vaske vasker vask rense renser rens rengjøre rengjør rengjøring lukter: vaskemiddel ullvask dunvask skorens sykkelvask
impregnere impregnerer: impregnering impregneringsspray
reparere reparerer reparasjon lappe lapper lapp fikse fikser lime lim sy tette_hull hull_i hull_på revnet_i revne_i ødelagt: reparasjonssett lappesett
smøre smører smøring smurning smurte preppe prepper prepping skiprepp: festevoks glider klister smøresett smørejern
pusse pusser puss krem kreme vokse_inn fete_inn: skovoks skorens
olje oljer smøre_kjede: kjedeolje
pumpe_opp pumper_opp fylle_luft: gulvpumpe minipumpe
låse låser låse_fast sikre tyveri stjålet stjele: bøylelås kjettinglås
`;

/** What is wrong with a thing one has, and the goods against it. */
export const complaints = `
svettelukt lukter_svette lukter_vondt lukter_surt ren rein rene skitten skittent skitne møkkete møkkete lukter stinker flekkete: vaskemiddel ullvask dunvask skorens sykkelvask
glir_ikke glir_dårlig glir trege treg bakglatt bakglatte har_ikke_feste fester_ikke dårlig_feste dårlig_glid elendig_feste ikke_feste ikke_glid null_glid null_feste mister_feste: glider festevoks klister
lekker lekk læk læke lek lekke drypper renner siver revnet revner sprakk ødelagt røk hull hull_i rift flenge revna spjæra hakk fått_hull fått_rift gått_i_stykker i_stykker knekt brukket: reparasjonssett lappesett
slipper_inn_vann slipper_gjennom blir_våt trekker_vann ikke_tett ikke_vanntett tett_lenger vanntett_lenger slipper_vann: impregnering impregneringsspray
knirker ruster rusten rustent rustne rusta tørt tørr hopper hopper_av hopper_og faller_av kjedet_hopper: kjedeolje
stjålet stjelt borte_vekk frastjålet: bøylelås kjettinglås
punktert punkterte flat flatt_dekk: slange minipumpe gulvpumpe
`;
