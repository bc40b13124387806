/** Paddling, sailing, diving, surfing and swimming: what comes nearest to what a shop of sport may not have. */
export const onTheWater = `
badevinger badevinge armringer armring svømmevinger svømmering: redningsvest
sprutrekk trekk_kajakk: kajakk padlevest
kajakktralle kanotralle kajakkvogn kajakkstativ kajakkror ror kajakkfeste kajakkholder kanostol kanosete: kajakk kajakkåre
kanoåre raft padleflåte flåte tømmerflåte roåre roer dragebåt: kajakk kajakkåre
padlefloat padleline åreline årelås årepose: kajakkåre kajakk
lensepumpe øsekar lenspumpe: redningsvest kajakk
kasteline redningsline livline redningsring redningskrage redningshalskrage lysbøye livbelte: redningsvest
pakkpose_vanntett: duffelbag
halvtørrdrakt våtsokk våthanske neoprensokk neoprenhette neoprenlue neoprenvest våtdrakthenger: våtdrakt
polvotter_kajakk rohansker: hanske
dekkssko: gummistøvel badesko
seilsmokk tørrtopp spraytopp: skalljakke regnjakke seilervest
selebukse_seil hiketights: skallbukse regnbukse
spinnaker fokk genoa storseil optimistjolle optimist_båt laser_jolle trapes trapesbelte trapessele vindex seilbåt_modell katamaran: seilervest redningsvest
dregg fortøyning fortøyningstau ankertau båtkrok sjakkel båtdør bensinkanne båtmotor propell_båt ekkoloddgiver båttilhenger båtkalesje kalesje båtpresenning båtpumpe båtvask: redningsvest seilervest duffelbag
båtflagg vimpelstang flaggstang_båt båtdekorasjon: redningsvest
badeball strandball: volleyball strandvolleyball fotball
bademadrass flytemadrass: liggeunderlag badeshorts
badeplattform badestige badetrapp badeflåte badematte svømmepølse badenudel svømmenudel badeleker badedyr svømmedyr oppblåsbar_flamingo: redningsvest svømmebrille badeshorts
svømmeputer armvinger vinger_bading lær_å_svømme dykkepinner dykkeringer dykkeleker: redningsvest svømmebrille
svømmebøye svømmesnorkel frontsnorkel svømmehansker monofinne fingerpaddles badebøye åpentvannsbøye: svømmebrille svømmeføtter
øreplugg nesklype: badehette svømmebrille
badelaken sporthåndkle poncho_bad håndkleponcho surfponcho skifteponcho morgenkåpe frotté frottékåpe: badeshorts badedrakt badesko
strandmatte strandunderlag solstol beachflag: campingstol sitteunderlag
uvtelt strandskjerm levegg leskjerm: tarp familietelt
badebleie svømmetruse babybadetøy badetruse: badedrakt badeshorts uv-drakt
sarong pareo strandkjole strandtunika kaftan: badedrakt bikini shorts
cyklopøye finner dykkerutstyr fridykking fridykker undervannsjakt undervannsrugby pusteslange: svømmeføtter svømmebrille våtdrakt
dykkerkniv dykkekniv: turkniv
dykkerlykt undervannslykt: lommelykt hodelykt
dykkercomputer dykkeklokke regulator vektbelte_dykk blybelte bcd oppdriftsvest trykkluft manometer: våtdrakt svømmeføtter
fiskespyd lyster: svømmeføtter våtdrakt
foilbrett wingfoil kitebrett kitesurf kitesurfing kiteboard windsurf windsurfing vindsurf seilbrett brettseiling wakesurf wakebrett kneeboard surfevoks surfvoks surfleash leash foil: supbrett våtdrakt redningsvest
trapes_kite kitebelte kitetrapes: padlevest redningsvest
surfehette: våtdrakt badesko
slepetube towable slepering tauline_vann: redningsvest supbrett
supfinne supsete supstol supbelte: supbrett
vannpolo vannpoloball vannpolohette: badehette volleyball
vannaerobic vanngymnastikk aquajogging: redningsvest badedrakt
svømmemedalje svømmekurs_baby: badedrakt badeshorts
hoppebrett stupebrett: badeshorts badedrakt
isbading_utstyr kuldebad badetønne badekar barnebasseng svømmebasseng bassengpumpe bassengtermometer badetermometer: badeshorts badesko badedrakt
isbadesko isbadesokker isbadehansker: badesko våtdrakt
badstuhatt saunahatt badstulue badstumatte: badesko badeshorts
`;
