/** What one works as, where one is, and what time of life or year it is, with the goods for it. */
export const situations = `
snekker tømrer håndverker håndverkere murer maler elektriker rørlegger anleggsarbeider byggearbeider bonde bonden gårdbruker gartner vaktmester skogsarbeider veiarbeider utearbeider anleggsgartner: ulltrøye ullongs vinterstøvel regnjakke regnbukse ullsokk vott hanske lue gummistøvel
postbud avisbud postmann sykkelbud bud renovasjon parkeringsvakt trafikkvakt busskjører bussjåfør sjåfør lastebilsjåfør: regnjakke regnbukse refleksvest brodder lue hanske hodelykt joggesko
barnehageansatt barnehageassistent barnehagelærer sfoassistent pedagog assistent: regnjakke regnbukse gummistøvel ulltrøye vinterstøvel lue vott
sykepleier sykepleieren hjelpepleier helsefagarbeider servitør kokk butikkansatt frisøren kelner: joggesko treningssokk innleggssåle drikkeflaske
soldat militæret militær førstegangstjeneste førstegangstjenesten heimevernet heimevern forsvaret rekrutt rekruttskole verneplikt: ulltrøye ullongs ullsokk tursokk hodelykt turkniv fjellstøvel gnagsårplaster lue
turguide fjellguide turleder dnt-leder skogvokter reindriftssame reindrift: skalljakke fjellstøvel tursekk ulltrøye hodelykt gåstav
i_båten i_båt med_i_båten ut_i_båten i_robåten: redningsvest seilervest regnjakke
skipper sjømann matros fiskebåt oljeplattform oljeplattformen plattformen offshore nordsjøen skipet rigg riggen havgående kystvakt: regnjakke regnbukse redningsvest ulltrøye gummistøvel lue
trener fotballtrener treneren dommer fotballdommer lagleder: joggebukse treningstrøye vindjakke joggesko fotball
gammel_dame gammel_mann pensjonisttur seniortur eldretreff aldershjem sykehjem rullatoren: brodder gåstav tøffel ullsokk
jotunheimen rondane dovrefjell dovre hallingskarvet hardangerjøkulen breheimen trollheimen sylan femundsmarka saltfjellet lyngsalpene lyngen romsdalen rauland finse geilo hemsedal valdres setesdal gaustatoppen besseggen besseggen_tur galdhøpiggen glittertind glittertinden snøhetta trolltunga preikestolen kjerag kjeragbolten romsdalseggen segla reinebringen stetind gausta fløyen ulriken skåla molden kyststien fjellstien stien: fjellstøvel tursko skalljakke turbukse dagstursekk tursekk gåstav termos ulltrøye drikkeflaske
oslomarka nordmarka østmarka bymarka marka_rundt vestmarka estenstadmarka byfjellene lysløypa lysløype løypene skiløype skiløyper: langrennsski felleski langrennssko tursko dagstursekk termos sitteunderlag lue
trysil hafjell kvitfjell norefjell skeikampen gaustablikk oppdal åre sälen hovden voss myrkdalen beitostølen alpelandsby: alpinski alpinstøvel alpinhjelm alpinbrille skijakke skibukse langrennsski
kanariøyene gran_canaria tenerife mallorca kypros kreta hellas spania italia tyrkia egypt thailand bali karibia florida middelhavet solreise sydentur charter charterferie sol_og_strand badestrand: badeshorts badedrakt bikini badesko sandal caps shorts uv-drakt singlet tskjorte svømmebrille
island grønland færøyene skottland irland canada alaska sibir antarktis new_zealand: skalljakke regnjakke regnbukse ulltrøye fjellstøvel lue
nordlys nordlystur stjernetitting stjerneskudd måneskinn kveldshimmel polarnatt: dunjakke vinterstøvel ulltrøye lue vott hodelykt termos
altan altanen terrasse terrassen balkong balkongen veranda verandaen uteplass hagen uteservering utepils utekos solveggen: campingstol campingbord kjølebag fleecejakke bålpanne
birkebeinerrennet birkebeineren vasaloppet holmenkollen kretsrenn klubbmesterskap skikonkurranse: langrennsski langrennssko langrennsstav glider festevoks langrennshanske
stafett holmenkollstafetten oslomaraton maratonen løpstrening løpefest duatlon norseman: løpesko tights singlet treningstrøye løpebelte pulsklokke energigel
norway_cup gothia fotballturnering turnering håndballturnering idrettsstevne idrettsdag idrettsdagen: fotballsko fotball leggskinn drikkeflaske duffelbag sovepose liggeunderlag
turnstevne turnoppvisning danseforestilling: tights treningstopp shorts
utveksling utvekslingsår studiestart studietid student studenter folkehøgskole folkehøyskole internat hybel flytte_hjemmefra: bysekk dagstursekk regnjakke sovepose duffelbag drikkeflaske
barnebursdag svømmebursdag bursdagsfest bursdagsselskap uteselskap: fotball kubb badmintonsett frisbeegolfdisk hoppetau akebrett
sauesanking gjeting beiting setertur seter stølstur: gummistøvel regnjakke turbukse gåstav termos
sanke_ved finne_ved vedsanking: turøks foldesag
plukke_sopp plukke_bær plukke_multer plukke_blåbær sanke sanking: turkniv gummistøvel dagstursekk regnjakke myggmiddel
brevandring bretur isbre breen breføring via_ferrata isklatring fjellklatring: fjellstøvel skalljakke hjelm brodder tursekk
rafting juving canyoning elvepadling_gummi: våtdrakt redningsvest padlevest vadesko
hvalsafari havrafting ribtur: redningsvest skalljakke ulltrøye lue vott
på_toppen til_topps mot_toppen: fjellstøvel tursko skalljakke dagstursekk termos gåstav
sove_i ligge_i: sovepose hengekøye liggeunderlag
spise_av spise_med: spork turkopp
noe_å_spise spise_på_tur spise_ute mat_på_fjellet noko_å_ete: middagsrett turmat energibar grøt
kopper_og_kar: turkopp spork
lys_i_teltet lys_i_telt lese_i_teltet: campinglykt hodelykt lommelykt
lyser_opp lyser_godt som_lyser: hodelykt lommelykt refleksvest refleksbånd sykkellys
i_bilen i_bagasjerommet motorstopp bilberging: refleksvest hodelykt snøspade førstehjelpspakke termos lommelykt
biltur bilturer kjøretur: kjølebag termos campingstol sovepose duffelbag drikkeflaske
lade_mobil lade_telefonen: hodelykt
bære_på_ryggen bære_barn_på bære_ungen_på: bæremeis
bære_med bære_ting frakte_ting pakke_i ha_ting_i: duffelbag dagstursekk tursekk
trene_mage magemuskler sixpack sterk_mage: treningsmatte treningsstrikk treningsbenk
trene_rumpe trene_rumpa stram_rumpe trene_bein trene_lår trene_armer trene_rygg: treningsstrikk minibands manual kettlebell treningsmatte
strekke_ut tøye tøye_ut meditere meditasjon avspenning: yogamatte treningsmatte massasjerulle
vonde_knær vondt_i_knærne kneproblemer artrose: gåstav innleggssåle massasjerulle løpesko
isjias prolaps korsrygg korsryggen skulderskade skulderen nakkesmerter: massasjerulle massasjeball treningsstrikk yogamatte
overtråkk forstuet forstuet_ankel vrikket: førstehjelpspakke treningsstrikk
benhinnebetennelse beinhinnebetennelse plantar plantar_fascitt: innleggssåle løpesko massasjeball
gikt leddgikt dårlig_balanse: gåstav brodder
fange_fisk få_fisk dra_fisk: haspelstang sluk spinner fiskesett
campe camper campingliv: telt sovepose liggeunderlag campingstol gassbrenner
meite meiting dorge dorging: haspelstang sluk sene fiskesett
bygge_snømann snømann snøborg lage_snømann: vott vinterdress skibukse lue
kneippkur kaldtvannsbad: badesko badedrakt
garasjegym styrkerom treningsrom: manual kettlebell treningsbenk vektskive treningsmatte
vondt_i vond_i ont_i smerter_i stiv_i: massasjerulle massasjeball treningsstrikk innleggssåle yogamatte
som_har_alt har_alt: termos turkopp hodelykt ullsokk lue turkniv tøffel hengekøye multiverktøy drikkeflaske
faller_på faller_på_isen jeg_faller falle_på ikke_faller: brodder løpebrodder
hus_og_hage: hanske gummistøvel
fjellvann fjellvatn fjellvannet tjern tjernet innsjø innsjøen elva bekken fiskevatn fiskeplass: haspelstang fiskesett sluk spinner haspelsnelle fluestang
å_pakke pakke_treningstøy: duffelbag dagstursekk tursekk
sted_å_sove plass_å_sove: telt sovepose liggeunderlag hengekøye
holder_telefonen holde_telefonen holder_mobilen bære_mobilen mobilen_når_jeg ha_mobilen_i: løpebelte
bilene_ser_meg ser_meg bli_påkjørt: refleksvest refleksbånd sykkellys
drikke_tå drekk_tå: turkopp termos drikkeflaske
skolesvømming svømming_på_skolen svømmedag: badedrakt badeshorts svømmebrille badehette
orkan ekstremvær full_storm lyn_og_torden tordenvær haglvær haglbyger: skalljakke regnjakke regnbukse vindjakke gummistøvel
blank_is blankis speilblankt speilblank_is stålis hålkeføre holkeføre is_fra_huset is_i_gata is_på_fortauet is_på_fortau is_på_veien is_på_veiene is_på_gata is_på_trappa is_på_gårdsplassen is_utenfor is_i_bakken isbelagt isbelagte blåis isete_veier isete_fortau underkjølt underkjølt_regn isregn: brodder løpebrodder
snøfokk snødrev snøkaos kram_snø: skalljakke skijakke skibukse vinterstøvel alpinbrille gamasje
dagsmarsj marsjering fotmarsj langmarsj gåkonkurranse: tursko fjellstøvel tursekk tursokk gnagsårplaster
sykehus sykehuset sykehusa sykehjem sykehjemmet aldershjem jobber_natt jobbe_natt nattevakt nattevakter nattskift turnusjobb stående_jobb helsefagarbeider hjelpepleier servitør kelner frisør butikkjobb: joggesko løpesko innleggssåle treningssokk
hjelpekorps redningstjeneste leteaksjon brannmann brannvesen ambulanse sykepleier_ute vekter vaktmester vaktmesteren postbud avisbud budbil parkeringsvakt trafikkvakt snekker tømrer rørlegger bygningsarbeider gartner: ulltrøye ullongs vinterstøvel regnjakke regnbukse refleksvest hodelykt ullsokk
beach at_the_beach: badeshorts badedrakt bikini badesko
tropevarme tropenatt steikende stekende_sol varmegrader tretti_varmegrader: shorts tskjorte singlet sandal caps badeshorts
`;
