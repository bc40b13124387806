/** A place of `compound-matrix.ts`, kinds of garment and gear, and the goods they are there. */
export const garments = `
vann jakke frakk anorakk: skalljakke regnjakke
vann bukse: skallbukse regnbukse
vann støvel støvler: gummistøvel
vann sko: badesko sandal
vann hanske hansker votter: hanske vott
vann klær tøy antrekk: regnjakke regnbukse skalljakke skallbukse
vann dress: regnsett regndress
vann genser: ullgenser fleecejakke
vann bag sekk veske: duffelbag
vann vest: padlevest redningsvest seilervest
fiske jakke frakk anorakk: skalljakke regnjakke
fiske støvel støvler: gummistøvel
fiske sko: vadesko gummistøvel
fiske klær: regnjakke skalljakke vadebukse regnbukse
fiske veske bag boks kasse skrin: fiskekoffert slukboks
fiske genser: ullgenser fleecejakke
kulde jakke frakk anorakk: dunjakke skijakke boblejakke
kulde bukse: skibukse
kulde støvel støvler sko: vinterstøvel
kulde hanske hansker votter: vott hanske
kulde dress drakt: vinterdress
kulde klær tøy: dunjakke skijakke skibukse ulltrøye ullongs
kulde genser: ullgenser fleecejakke
kulde undertøy: ulltrøye ullongs
kulde sokker: ullsokk
vann lue: lue pannebånd
vann caps hatt: caps
vann sokker: ullsokk tursokk
vann shorts: badeshorts
vann trøye skjorte: uv-trøye tskjorte
vann tøfler: badesko
bad sko tøfler sandaler sokker slippers: badesko
bad bag sekk veske pose: duffelbag
bad klær tøy antrekk: badeshorts badedrakt bikini
bad bukse shorts: badeshorts
bad hatt caps: caps
bad lue: badehette
bad trøye skjorte jakke: uv-trøye
fjell støvel støvler: fjellstøvel
fjell sko: fjellstøvel tursko
fjell jakke anorakk: skalljakke vindjakke
fjell bukse: turbukse skallbukse
fjell hanske hansker votter: hanske vott
fjell sekk bag: tursekk dagstursekk
fjell klær tøy: skalljakke turbukse skallbukse ulltrøye
fjell genser: fleecejakke ullgenser
fjell lue: lue pannebånd
fjell sokker: tursokk ullsokk
fjell undertøy: ulltrøye ullongs
fjell skjorte: turskjorte
fjell shorts: turshorts shorts
løp sekk: dagstursekk drikkebelte
løp lue hatt: pannebånd lue
løp genser trøye: treningstrøye half-zip
løp votter hansker vanter: hanske vott
løp undertøy: ulltrøye treningstrøye
løp lykt lampe lys: hodelykt
løp klær tøy antrekk: tights treningstrøye treningstopp vindjakke
løp vest: refleksvest vest
løp veske taske: løpebelte drikkebelte
løp tøfler sandaler: løpesko
fiske lue: lue
fiske bukse: vadebukse regnbukse
fiske sokker: ullsokk tursokk
fiske hansker votter: hanske vott
fiske dress: regnsett vadebukse
fiske undertøy: ulltrøye ullongs
fiske sekk: dagstursekk fiskekoffert
kulde lue hatt: lue ull-lue
kulde vest: vest
kulde skjerf: hals
kulde sekk: tursekk
kulde tøfler: ulltøffel tøffel
skog lue: lue
skog sokker: tursokk ullsokk
skog vest: vest
skog undertøy: ulltrøye ullongs
skog stol krakk: sitteunderlag lettvektsstol
skog lykt lampe: hodelykt lommelykt
skog flaske: drikkeflaske
skog kopp: turkopp
by lue: lue caps
by sokker: treningssokk
by vest: vest
by skjorte: skjorte tskjorte
by støvel støvler: vinterstøvel
by flaske: drikkeflaske
trening lue: pannebånd
trening sokker: treningssokk
trening genser: half-zip hettegenser
trening hanske hansker: hanske treningsstrikk
trening vest: vest
trening flaske: drikkeflaske
trening matte: treningsmatte yogamatte
gård lue: lue caps
gård votter: vott hanske
gård dress: regnsett vinterdress
gård vest: vest refleksvest
gård undertøy: ulltrøye ullongs
gård skjorte: flanellskjorte turskjorte
ball jakke: vindjakke softshelljakke
ball genser: half-zip hettegenser
ball lue: pannebånd lue
ball flaske: drikkeflaske
ball briller: svømmebrille alpinbrille
ball støvel støvler joggesko: innendørssko
camping matte madrass: liggeunderlag
camping bukse: joggebukse turbukse
camping jakke: fleecejakke regnjakke
camping klær tøy: regnjakke fleecejakke joggebukse
camping støvel støvler: gummistøvel
camping sekk bag: duffelbag kjølebag
camping kopp krus glass: turkopp
camping pute: liggeunderlag
camping mat: middagsrett turmat
yoga bukse: tights
yoga sko: innendørssko
yoga genser jakke: hettegenser half-zip
yoga sokker: treningssokk
hytte jakke: fleecejakke boblejakke
hytte genser: ullgenser fleecejakke
hytte bukse: joggebukse
hytte støvel støvler: vinterstøvel gummistøvel
hytte klær tøy: ullgenser fleecejakke joggebukse ulltrøye
skole bukse: joggebukse turbukse
skole genser: hettegenser
skole klær tøy: hettegenser joggebukse tskjorte regnjakke
skole lue: lue
skole sokker: treningssokk
ride bukse: tights
ride støvel støvler sko: gummistøvel
ride hanske hansker: hanske
ride jakke: softshelljakke regnjakke
ride vest: vest
ride sokker: treningssokk ullsokk
ride genser: fleecejakke half-zip
sykkel lue: pannebånd lue
sykkel sokker: treningssokk
sykkel genser skjorte topp: sykkeltrøye
sykkel vest: refleksvest vest
sykkel støvel støvler: vinterstøvel
sykkel dress: regnsett
løp bukse: tights joggebukse
løp støvel støvler: løpesko
vann mat: energibar middagsrett turmat
bad mat: energibar kjølebag
fjell mat: middagsrett turmat energibar
løp mat: energigel energibar sportsdrikk
fiske mat: middagsrett turmat
skog mat: middagsrett turmat
kulde mat: middagsrett turmat
by mat: energibar
skole mat: energibar drikkeflaske
hytte mat: middagsrett turmat
trening mat: energibar proteinbar sportsdrikk
ball mat: energibar sportsdrikk
sykkel mat: energibar energigel sportsdrikk
skog jakke anorakk: softshelljakke skalljakke vindjakke
skog bukse: turbukse skallbukse
skog støvel støvler: gummistøvel fjellstøvel
skog sko: fjellstøvel tursko
skog sekk: tursekk dagstursekk
skog klær tøy: turbukse softshelljakke skalljakke turskjorte
skog genser: fleecejakke ullgenser
skog skjorte: turskjorte flanellskjorte
skog hanske hansker: hanske
skog kniv: turkniv foldekniv speiderkniv
by sekk: bysekk dagstursekk
by bag veske: duffelbag bysekk
by jakke: boblejakke softshelljakke skalljakke
by sko: joggesko
by bukse: joggebukse turbukse
by klær tøy: hettegenser tskjorte joggebukse
by genser: hettegenser ullgenser
by tøfler: tøffel ulltøffel
trening jakke: vindjakke softshelljakke half-zip
trening bukse: joggebukse tights
trening sko: innendørssko løpesko joggesko
trening drakt: tights treningstopp treningstrøye
trening tøfler: innendørssko
trening topp trøye: treningstopp treningstrøye
trening klær tøy antrekk: tights treningstopp treningstrøye shorts
trening sekk bag veske: duffelbag dagstursekk
trening ski: langrennsski felleski
gård sko: gummistøvel fjellstøvel
gård støvel støvler: gummistøvel vinterstøvel
gård hanske hansker: hanske
gård jakke: softshelljakke regnjakke
gård bukse: turbukse regnbukse
gård klær tøy: turbukse softshelljakke regnjakke regnbukse
gård genser: ullgenser fleecejakke
gård sokker: ullsokk tursokk
ball sko: innendørssko håndballsko
ball shorts: shorts
ball trøye drakt: spillertrøye treningstrøye
ball sokker strømper: treningssokk
ball bag sekk veske: duffelbag
ball bukse: joggebukse shorts
ball klær tøy: treningstrøye shorts treningstopp
telt matte madrass seng: liggeunderlag
telt stol krakk: campingstol lettvektsstol
telt bord: campingbord
telt sko tøfler: tøffel ulltøffel badesko
telt lys lampe lykt: campinglykt hodelykt
telt ovn: gassbrenner stormkjøkken
ull topp trøye singlet tskjorte skjorte bluse: ulltrøye
ull bukse longs tights brok underbukse: ullongs
ull jakke kofte cardigan: ullgenser fleecejakke
ull sko tøfler: ulltøffel tøffel
ull votter hansker: vott hanske
ull dress: ulldress ullfleecedress
ull sett undertøy: ullsett ulltrøye ullongs
fleece bukse: joggebukse
fleece genser trøye vest: fleecejakke teddyfleece
fleece votter: vott
fleece hansker: hanske
fleece lue: lue
fleece hals: hals
bomull genser: hettegenser
bomull bukse: joggebukse
bomull trøye: tskjorte
softshell bukse: turbukse skallbukse
softshell dress: parkdress vinterdress
softshell hansker: hanske
dun bukse: skibukse
dun votter hansker: vott hanske
dun støvler sko tøfler: vinterstøvel tøffel ulltøffel
søle bukse: regnbukse regnsett
søle dress: regndress regnsett parkdress
søle jakke: regnjakke
søle støvel støvler sko: gummistøvel
søle klær tøy: regnsett regndress regnbukse
søle votter hansker: vott
søvn bukse: ullongs joggebukse
søvn trøye genser topp: ulltrøye
søvn sokker: ullsokk
søvn tøfler sko: tøffel ulltøffel
søvn klær tøy dress: ullsett ulltrøye ullongs
inne bukse: joggebukse
inne jakke genser: fleecejakke hettegenser
inne sokker: ullsokk treningssokk
inne klær tøy: joggebukse hettegenser tskjorte
innerst bukse: ullongs
innerst trøye: ulltrøye
innerst jakke: fleecejakke dunjakke
innerst hansker votter: hanske
innerst sokker: tursokk ullsokk
ute jakke: skalljakke softshelljakke boblejakke
ute bukse: turbukse skallbukse
ute sko: tursko joggesko
ute genser: fleecejakke ullgenser
ute sokker: tursokk ullsokk
gange sko: tursko joggesko
gange støvel støvler: fjellstøvel
gange bukse: turbukse
gange jakke: skalljakke vindjakke
gange sekk: dagstursekk
gange sokker strømper: tursokk
gange klær tøy: turbukse skalljakke softshelljakke
gange stav staver: gåstav
mellom jakke genser trøye: fleecejakke half-zip
tur trøye: ulltrøye treningstrøye
tur undertøy: ulltrøye ullongs
tur benk krakk: campingstol
fiske trøye: ulltrøye
skog trøye: ulltrøye
camping sko: sandal gummistøvel
camping lykt lampe lys: campinglykt lommelykt hodelykt
camping kjøkken ovn: gassbrenner stormkjøkken
langrenn jakke: vindjakke softshelljakke
langrenn genser trøye: half-zip ulltrøye
langrenn klær tøy: vindjakke tights ulltrøye half-zip
langrenn sokker: ullsokk
langrenn undertøy: ulltrøye ullongs
langrenn vest: vest
langrenn lue: lue pannebånd
alpin klær tøy: skijakke skibukse
alpin genser: fleecejakke half-zip
alpin undertøy: ulltrøye ullongs
alpin sokker: ullsokk
alpin hansker votter: vott hanske
alpin lue: lue
bål jakke genser: ullgenser fleecejakke
bål klær tøy: ullgenser fleecejakke
bål bukse: turbukse
bål sko støvler: fjellstøvel vinterstøvel
bål hanske hansker votter: hanske
trening bånd strikk: treningsstrikk
yoga bånd strikk: treningsstrikk
telt snor line tau: tarp reparasjonssett
`;
