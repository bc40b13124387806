/** Snow, ice, rock and map: what comes nearest to what a shop of sport may not have. */
export const snowAndRock = `
klatrebelte helsele sitsele: treningsstrikk fjellstøvel
dynamisk_tau statisk_tau halvtau tvillingtau topptau prusik prusiktau taubag: treningsstrikk fjellstøvel hoppetau
skrukarabin ekspress ekspresser kortslynge kortslynger slyngesett kilesett camalot tubebrems grigri sikringsbrems sikring rappellbrems rappellåtter standplass bolter bolt_klatring isskrue isskruer snøanker: treningsstrikk fjellstøvel reparasjonssett
sikringshansker viaferratahansker: hanske
buldresko klatretøfler klatreveggsko: innendørssko terrengsko
kalkpose_klatring klatrekalk klatretape fingerbrett hangboard beastmaker campusbrett klatregrep klatretak buldregrep moonboard: treningsstrikk hoppetau
bouldering buldre bouldre klatresenter buldrevegg sportsklatring: treningsstrikk tights treningstopp
buldrepute: treningsmatte
fjellhjelm via_ferrata_hjelm: sykkelhjelm alpinhjelm
viaferrata klyvetau viaferratasett ferratasett: fjellstøvel hanske
snøspiker bretau breutstyr: brodder fjellstøvel gamasje
trugestav: fjellski brodder gåstav
randoneski toppturutstyr toppturbinding topptursekk: fjellski helfell
skredutstyr ballongsekk airbag_ski recco lawinenpieps sender_mottaker: søkestang snøspade
skimaske_briller: alpinbrille
skistavputer trinser trinse stavtrinse stavspiss stavspisser stavstropp stavpigg pigg_stav: alpinstav langrennsstav
skiklype skitaske skisekk: duffelbag
støvelbag skistøvelbag skibootbag hjelmbag hjelmpose: duffelbag
skivegg skihylle skiklemme skikrok: smøresett
skitørker støveltørker skotørker hansketørker støvelvarmer såletørker: ullsåle vinterstøvel
skitrillebane skiskole_utstyr lærski snowblades plastski: alpinski langrennsski
skiskyttergevær skiskytterutstyr skiskytterrifle: langrennsski langrennsstav
rulleskihjul rulleskisko: rulleskøyter langrennsstav langrennssko
hoppski hoppdress hopphjelm hoppski_barn: alpinski alpinhjelm
telemarksko telemarkstøvel telemarkbinding: fjellski alpinski
monoski sitski kjelkehockey piggekjelke pigging: kjelke pulk
rodelbrett kanefart sparkmeier sparkepose: kjelke akebrett
spark_sparkstøtting sparkesete: kjelke
snøskuter scooterbriller: vinterdress alpinbrille vinterstøvel
snømåke måkeskuffe snøskrape isskrape isfjerner snøkost taksnøskuffe strøsand: snøspade
snøballmaker snøballtang snølanterne: snøspade vott akebrett
skøyteslip skøytesliper skøytetrekk skøytebeskytter skøytekalosjer skøytelisse skøytehjelper skøytestøtte skøytepingvin skøytebag lengdeskøyter turskøyter langturskøyter isfallskjerm: skøyte
hurtigløpsskøyter hurtigløp kunstløpkjole kunstløpsdrakt ishockeyutstyr: skøyte
isstav istykkelsesmåler: isfiskestikke brodder
curlingkost curlingsko: skøyte brodder
voksbord vokskoffert smørebukk voksfjerner kork_ski skikork vokskork stålbørste nylonbørste bronsebørste rottefil kantfil filsett skislip kantslip slipestein skismørekoffert smørekopp smøreapparat smøreforkle skiprofil riller_ski: smørejern glider klister
skivokssett glidsmøring zeroski_spray felleimpregnering fellrens fellelim fellevoks fellepose: festevoks glider kortfell
tommelkompass emit emitbrikke emitag brikke_orientering postflagg stolpekart karttaske kartetui kartholder kartmåler o-drakt: kompass
osko: terrengsko
o-bukse obukse obriller: turbukse tights
pigger piggsko_løp friidrettspigger friidrettssko spydsko hoppsko: terrengsko løpesko
friidrettsutstyr spyd diskos slegge hekkeløp startblokk stafettpinne stavsprang: løpesko singlet shorts
skipass heiskort skikort sesongkort løypekort: alpinski alpinhjelm
skisele pulksele pulkdrag pulkbelte: pulk
høydemeter pedometer stegteller: pulsklokke gpsklokke
`;
