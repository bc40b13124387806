import { wordTable } from './table.ts';

/** What one does to a thing one has: beside the thing the goods for doing it are wanted, and not another such thing. */
export const treatmentWords = wordTable(`
vaske vasker vask rense renser rens rengjøre rengjør rengjøring lukter: vaskemiddel ullvask dunvask skorens sykkelvask
impregnere impregnerer: impregnering impregneringsspray
reparere reparerer reparasjon lappe lapper lapp fikse fikser lime lim sy tette_hull hull_i hull_på revnet_i revne_i ødelagt: reparasjonssett lappesett
smøre smører smøring smurning smurte preppe prepper prepping skiprepp: festevoks glider klister smøresett smørejern
pusse pusser puss krem kreme vokse_inn fete_inn: skovoks skorens
olje oljer smøre_kjede: kjedeolje
pumpe_opp pumper_opp fylle_luft: gulvpumpe minipumpe
låse låser låse_fast sikre tyveri stjålet stjele: bøylelås kjettinglås
`);
