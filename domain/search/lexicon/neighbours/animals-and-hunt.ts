/** Horses, dogs, hunting and shooting: what comes nearest to what a shop of sport may not have. */
export const animalsAndHunt = `
rytterhjelm: sykkelhjelm
ridestøvlett jodhpur jodhpurs rideleggings: gummistøvel
ridetights ridebreeches breeches helskoddebukse: tights
stevnejakke dressurjakke sikkerhetsvest_hest: softshelljakke vest
ridepisk pisk longe longetau leietau salpute stigbøyle stigbøyler stigremmer hodelag bissel tøyler martingal schabrakk hovrens strigle strigler børste_hest stallkost høynett høypose saltstein hestedekken insektdekken fluemaske regndekken svettedekken hestegodbit hestegodt ponni kjepphest hobbyhorse kjepphester: gummistøvel hanske tights
chaps minichaps leggings_ridning: gamasje gummistøvel
voltige dressur sprangridning sprang islandshest galopp travsport rytter ponniridning: gummistøvel tights hanske
hundelenke halsbånd_hund halsbånd hundehalsbånd sporline løpeline langline langlina fleksibånd trekkline trekkbelte canicross joggebelte_hund hundestrikk snørekjøringsbelte strikk_hund: refleksbånd løpebelte
hunderegnjakke hundekåpe hundegenser refleksdekken hunderefleks: refleksvest refleksbånd
hundesokker hundesko potesokker potebeskyttere hundestøvler: refleksbånd
hundegrind hundehus valpegrind hundematte hundepute biltrygg hundebilsele: liggeunderlag sitteunderlag
hundeskål hundemat hundefôr hundesnacks hundegodbit hundebein tyggebein apportbukk apportkaster ballkaster hundefløyte hundebag hundepose hundeposer bæsjepose bæsjeposer klikker godbitveske: refleksbånd drikkeflaske
kløvsekk kløvveske: dagstursekk refleksbånd
kattebånd kattesele: refleksbånd
fuglemat fuglehus fuglebrett fuglekasse fuglekikkert: kompass hodelykt
fjellgeit fjellrev: fjellstøvel
våpen luftpistol luftrifle salongrifle haglegevær jaktrifle haglskudd haglpatron luftgeværkuler diabolokuler kuler_luftgevær softgunkuler airsoftgevær paintballgevær lekepistol nerf våpensafe våpenkoffert gevärfodral våpenreim børsepipe pussesnor våpenolje våpenpuss rensesett_våpen pussesett kornfutteral tofot bipod skytepinne skytestav siktemiddel rødpunkt rødpunktsikte montasje lyddemper patronbelte patronholder patronpung patronveske magasin_våpen: turkniv kompass sitteunderlag
lerdue pistolskyting sportsskyting feltskyting blinkskyting blink_skyting blinkskive skyteskive målskive målskiver: turbukse softshelljakke turkniv
pilogbue langbue recurvebue compoundbue jaktbue armbrøst blåserør pilspiss pilkogger kogger bueskytterhanske fingerlær: turkniv kasteringer
skytebriller skytebrille vernebriller vernebrille beskyttelsesbriller: alpinbrille svømmebrille
peltor: pannebånd lue
skytejakke skytevest haglevest: softshelljakke vest
skytehanske skytehansker: hanske
skytematte: sitteunderlag liggeunderlag
jaktgps hundepeiler peiler gps_hund hundetracker kommunikasjonsradio sambandsradio komradio vhf: gpsklokke pulsklokke hodelykt
jaktkamera åtekamera overvåkningskamera: hodelykt
bulvan ryperop revelokk elgkall elglokk bukkekall gåselokk lokker dueflokk: turkniv sitteunderlag
jaktstige jakttårn postering_stol jaktbu skjul kamuflasjenett kamonett skytetelt: tarp sitteunderlag
kamojakke kamuflasjejakke kamodress snøkamuflasje hvitdress: softshelljakke skalljakke
slaktesag viltsag partersag beinsag slaktekniv flåkniv fileteringskniv filetkniv filékniv viltkrok viltvekt viltpose viltkrok_heis slaktekrok hjorteklypa: turkniv foldesag
felling mårfelle musefelle rottefelle fangst fangstfelle: turkniv
elgdrag elgdragsele dragbåre viltdrag viltpulk: pulk
jakt_og_fiskekort jegerkort jegeravgift: turkniv turbukse
jakthorn jegerhorn jegerhatt jakthatt oransje_lue signallue signalbånd hattebånd: lue caps
oransjevest signalvest jaktlagsvest: refleksvest
jegerkurv ryggsekkstol sekkestol stolsekk: tursekk sitteunderlag
`;
