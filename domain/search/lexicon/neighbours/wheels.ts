/** Cycles and other things on wheels, and their parts: what comes nearest to what a shop of sport may not have. */
export const wheels = `
sadelpinne setepinne setestolpe sadeltrekk salpinne dropperpost: sykkelshorts sykkelveske
styrepinne styrestamme styreende barends ramme_sykkel sykkelramme bakdemper demper_sykkel styrelager: kjedeolje sykkelveske
bremsekabel bremsewire bremsevæske skivebremser bremsehendel håndbrems girvelger girhendel gir girskifter framgir: kjedeolje reparasjonssett
krankarm kranklager kjedekrans kjedering kjedelås kjedekapper kjedebryter kjedemåler kjedeskjerm klinge fritløp frikrans navgir: kjedeolje sykkelvask
kjede_sykkel kjede_til_sykkel kjedebeskytter: kjedeolje
hjulsett felgbånd eikenippel hurtigkobling gjennomgående_aksel ventilhette ventilforlenger slangeløs tubelessvæske tubelessmelk tettemiddel dekktetter punkteringsvæske punkteringsfri: sykkeldekk slange
lappesett slangelapper sykkellapp punkteringssett: reparasjonssett slange minipumpe
sykkelpedal sykkelpedaler pedal_sykkel spdpedal klosser_sykkel tåclips flatpedaler: kjedeolje sykkelveske
landeveissko spdsko mtbsko terrengsykkelsko: joggesko terrengsko
skotrekk skiskotrekk sykkelskotrekk tåvarmer_sykkel: gamasje
sykkelskjerm skvettskjerm bakskjerm forskjerm skjermsett skitskjerm: sykkelveske
bagasjebrett bagasjebrett_sykkel bagasjestropp bagasjestrikk: sykkelveske
frontkurv sykkelboks sykkelbøtte sykkelkoffert: sykkelveske
sykkelstøtte sidestøtte støttefot skyvestang dyttestang: barnesykkel
sykkelveggfeste sykkelkrok sykkeloppheng sykkelheis sykkelparkering sykkelrampe hengerfestestativ takstativ_sykkel: sykkelveske kjedeolje
sykkeltrekk sykkelgarasje sykkelpose_reise sykkelreisebag: tarp sykkelveske
lastevogn barnesykkelvogn sykkelvognhjul sykkelslep tandem tandemsykkel påheng_sykkel taukobling towwhee: barnesykkel sykkelveske
barnesete_sykkel sykkelstol sykkelsete_barn: sykkelhjelm barnesykkel
sykkelklokke sykkelbjelle bjelle sykkelhorn tutehorn: sykkellys
sykkelspeil speil_sykkel bakspeil: sykkellys
wattpedaler kadenssensor fartsmåler sykkelteller hastighetsmåler: pulsklokke gpsklokke
telefonholder_sykkel sykkelmobilholder flaskestativ flaskebur koppholder: drikkeflaske sykkelveske
sykkelflagg vimpel_sykkel eikeklips sykkelpynt styredusker kortklype: refleks sykkellys
elsykkelbatteri sykkelbatteri ladere_elsykkel elsykkellader motor_elsykkel konverteringssett: elsykkel
longtail varesykkel cargobike: elsykkel hybridsykkel
triatlonsykkel temposykkel cyclocross syklokross banesykkel fixie singlespeed pensjonistsykkel klassisk_sykkel dbs sammenleggbar_sykkel foldesykkel brettesykkel turtandem liggesykkel: hybridsykkel
bmxsykkel trikssykkel dirtbike pumptrack pumptracksykkel trehjuling enhjulsykkel enhjulssykkel: barnesykkel
downhill endurosykkel rundbanesykkel: terrengsykkel
rulle_sykkel smartrulle smarttrainer tacx ergosykkel: spinningsykkel ergometersykkel
sykkeldrakt temposdrakt trikot_sykkel bibtights bibs: sykkelshorts sykkeltrøye
sykkelarmer armvarmere løse_ermer beinvarmere knevarmere løse_bein sykkelermer: sykkeltrøye ullongs
hjelmhette sykkelcaps hjelmtrekk regntrekk_hjelm: pannebånd lue
sykkelmaske forurensningsmaske: hals
sykkelmultiverktøy umbraco unbrakonøkkel torxnøkkel pipenøkkel skiftenøkkel fastnøkkel momentnøkkel verktøysett verktøykasse: multiverktøy reparasjonssett
co2patron kullsyrepatron gasspatron_pumpe høytrykkspumpe demperpumpe dekkpumpe elektrisk_pumpe batteripumpe: gulvpumpe minipumpe
sparkesykkelhjul trikksparkesykkel trikssparkesykkelhjul sparkesykkelstativ: sparkesykkel
skateboardhjul skateboardtruck truck_skateboard trucks kulelager griptape skaterampe rampe fingerboard fingerskate snakeboard ripstik elskateboard longboardhjul cruiserboard surfskate skatesett: skateboard longboard
skatesko skatersko skateboardsko: joggesko
rullelær rulleskøytehjul rulleskøytebremse inlinehjul bremsekloss_rulleskøyter roller_skates quadskøyter: rulleskøyter
håndleddsbeskytter håndleddbeskytter beskytterpakke beskyttersett beskyttelsessett knepads albuepads leggbeskyttelse: leggskinn ryggskjold
elhjul gocart tråbil gokart pedalbil lekebil_stor elbil_barn traktor_tråbil: sparkesykkel løpesykkel
moped mopedhjelm motorsykkelhjelm mchjelm mc mcjakke mchansker crosshjelm crossbriller motocross crossykkel atv firehjuling: sykkelhjelm ryggskjold
rullestol gåstol: gåstav
babyvogn trille tvillingvogn søskenvogn trillevogn dukkevogn tralle håndvogn strandvogn dragvogn trekkvogn handlevogn: bæremeis barnepulk
sovepose_vogn vognteppe regntrekk regntrekk_vogn myggnett_vogn vognkrok vognorganizer: ulldress sovepose
vogntrekk: ulldress sovepose
pumpenål pumpenipler pumpeslange: gulvpumpe minipumpe
bukseklips buksebånd bukseklemme: refleksbånd sykkelveske
`;
