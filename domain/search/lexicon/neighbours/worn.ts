/** Clothes, shoes and what one carries that is no sport: what comes nearest in a shop of sport. */
export const worn = `
strikkekjole ballkjole brudekjole selskapskjole treningskjole turkjole sportskjole maxikjole ullkjole bunad festdrakt bunadsskjorte bunadssko: tskjorte singlet shorts
dunskjørt boblekjørt bobleskjørt turskjørt isolert_skjørt: shorts tights skallbukse
jeansbukse kordbukse kordfløyel kordfløyelsbukse penbukse bukser_pen linbukse buksedress jumpsuit smekkebukse selebukse_jeans: turbukse joggebukse
trenchcoat ullfrakk ullkåpe vinterkåpe høstkåpe dunkåpe ponsjo vinterparkas: dunjakke boblejakke softshelljakke
dressjakke smoking dress_herre slips sløyfe butterfly mansjettknapper bryllupsdress konfirmasjonsdress: skjorte
silkebluse tunika skjortebluse hawaiiskjorte: skjorte tskjorte
marius bolero vamsel stola: ullgenser
korsett bustier bralette stringtruse string g-streng thong boksertruse tangatruse hofteholder shapewear stayups lårstrømper: boksershorts sportsbh ullongs
nattkjole nattbukse nattskjorte pysjoverdel jumpsuit_kos kimono_kos onepiece: joggebukse hettegenser ullsett
gravidbelte: tights sportsbh
lesebriller brillesnor brilleetui brilleklut dugghindrende antidugg kontaktlinse linsevæske: alpinbrille svømmebrille
stormparaply golfparaply: regnjakke
lærbelte skinnbelte bukseseler_herre beltespenne militærbelte: løpebelte
kortholder pengebelte pengeklype myntpung pung_penger reiselommebok nøkkelknippe nøkkelpung nøkkelsnor nøkkelbånd passholder passetui: løpebelte
smykke halskjede armbånd øredobb øredobber øreringer piercing hårspenne hårklype hårstrikk scrunchie hårbøyle tiara hårbånd_pynt: pannebånd
lærhansker silkehansker berøringshansker elvarmevotter oppvarmede_hansker batterihansker: hanske vott
varmehansker varmevotter: vott hanske
varmesokk varmesokker: ullsokk
varmejakke: dunjakke boblejakke
varmevest: vest
elvarme oppvarmede_sokker batterisokker: ullsåle ullsokk
håndvarmer engangsvarmer kullvarmer muff: vott hanske
varmeteppe: ullsåle ullsokk sovepose
alpelue flosshatt stråhatt cowboyhatt safarihatt boonie bucket_hat vidbremmet_hatt panamahatt: caps lue
turban hijab sportshijab slør: hals pannebånd
øremuffer: pannebånd lue
munnbind ansiktsmaske_munn pustemaske støvmaske ffp2: hals
finsko lakksko pumps stiletter ballerinasko oxfordsko brudesko snøresko seilersko_lær mokasiner plateausko: joggesko
ankelstøvletter cowboystøvler boots_dame chelseaboots chelsea ridestøvletter overknee: vinterstøvel
foppatøfler helsesko sykehussko arbeidstøfler pantofler birkenstock: badesko tøffel sandal
babysko førstesko lærevalker krabbesko krabbetøfler babytøfler gåsko_baby prewalker: tøffel joggesko
sløyfelisser elastiske_lisser snøretau knytelås lisselås skohorn skojern skoholder skostativ skohylle skoblokk skostrekker skoutvider skopose skobag: skovoks skorens
innleggsåle skoinnlegg hælkappe hælkopp hælinnlegg pelottsåle pelott forfotspute: innleggssåle
skoimpregnering semskespray skinnfett lærbalsam støvelfett: skovoks skorens
kalosjer galosjer skobeskyttelse overtrekkssokker: gamasje gummistøvel
håndverkerbukse kokkebukse malerbukse verneutstyr vernehjelm kokkejakke forkle legefrakk kittel: turbukse softshelljakke
gummihansker engangshansker malehansker: hanske
håndveske clutch totebag handlenett bærepose handlepose stoffpose gympose skolepose magebag crossbody laptopveske pcveske laptopsleeve datamappe stresskoffert kabinkoffert hardkoffert stellebag stelleveske toalettbag sminkepung kosmetikkpung pakkekube pakkekuber skotaske dresspose bagasjelapp bagasjelås bagasjevekt kofferttrekk: duffelbag
penal pennal skrivesaker gymtøypose nøkkelpose: barnesekk duffelbag
regntrekk_sekk sekketrekk sekketrekket regntrekk_ryggsekk regnhette_sekk brystreim hoftebelte_sekk kompresjonsreim sekkestropp: dagstursekk
kostyme karnevalskostyme halloweenkostyme nissedrakt nisse nissedress nissekostyme utkledning maske_halloween heksehatt vikinghjelm prinsessekjole superhelt: lue vinterdress
russedress russebukse russelue russedrakt russekort russegenser: joggebukse hettegenser
flagg 17mai sløyfe_17mai bunadsølje norgesflagg norgeslue norgescaps norgesgenser: lue caps
dommerdrakt dommertrøye: treningstrøye spillertrøye
gravidbelte: sportsbh
nisselue julelue: lue
passmappe passholdere dokumentholder billettholder: løpebelte
kabinbagasje kabinveske kabinsekk håndbagasjekoffert: duffelbag dagstursekk
regncover sekkhette karabinspenne klikkspenne bryststropp hofterem skulderrem bærerem bærehåndtak: dagstursekk tursekk
halloweendrakt karnevalsdrakt faschingsdrakt spøkelsesdrakt: vinterdress lue
bihatt bidrakt birøkterdrakt birøkterhatt: myggnett
strykemerke navnemerke navnebånd: barnesekk
borrelåslapp jakkemerke tøymerke: reparasjonssett
vmdrakt emdrakt landskampdrakt: fotballdrakt spillertrøye
`;
