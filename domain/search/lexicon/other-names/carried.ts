/** Gear for trips, snow and bicycles. */
export const carried = `
skistøvler_til_langrenn: langrennssko
telemarkbinding toppturbinding randonebinding: binding
bcski turski_med_stålkant ekspedisjonsski tur_ski_brede skog_ski: fjellski
foki fellelim: kortfell
lawinenausrüstung lavinutrustning transceiver lavinsändare rasutstyr sender_mottaker: søkestang snøspade
frikjøringsbrett all_mountain_brett twintip_brett parkbrett powder_board deska_snowboardowa: snowboard
boots_til_brett boa_boots brettsko brettstøvler buty_snowboardowe: snowboardboots
brettbindinger wiazania_snowboardowe: snowboardbinding
skismurning festetape smar_do_nart smørning_til_ski: festevoks klister
gliwax gleitwachs glidvalla parafin_til_ski ski_polish: glider
skrape rillestift vallarens waxeisen skikork bronsebørste sikling: smørejern smøresett
akematte akeskive akeplate akering akeputer akepute stjärtlapp sliding_plate sledging_board bob rumpeakebrett rompebrett rumpebrett ufo: akebrett
rattakebrett ratt_akebrett bob_med_ratt slede kane styrkjelke snowracer: rattkjelke kjelke
pulka skivogn child_sledge: barnepulk pulk
stormtelt helårstelt vintertelt ekspedisjonstelt: tunneltelt
campingtelt stort_telt telt_til_bobil hustelt seksmannstelt telt_med_soverom lavvo lavvotelt: familietelt
regntak bivuakk bivakkpose: tarp gapahuk
vinterpose ekspedisjonspose kald_pose schlafsack_daune dunpose: dunsovepose
sommerpose juniorpose fiberpose slumberbag lånepose barnepose: sovepose
liggematte ligge_matte cellplast reinskinn madrass_til_telt feltmadrass sovematte: liggeunderlag
hengemadrass hengeseng trekøye: hengekøye
interrailsekk stor_ryggsekk stor_sekk wanderrucksack forsvarssekk femtiliters femtiliterssekk rammesekk: tursekk
rolltop: bysekk dagstursekk
leikesekk tumlesekk liten_sekk: barnesekk
barnemeis meis ryggmeis ungemeis bærestol bärstol nosidelko bärmes bæresystem_for_barn bæresystem: bæremeis
kokesett kjelesett kasseroller_til_tur gryte_til_tur turgryte: stormkjøkken
gasolkök gaskocher kokeapparat_på_gass gasskoker: gassbrenner
drikkebelg hydreringspose: drikkeflaske drikkebelte
vakuumflaske kaffekolbe thermobecher: termos
bålfat utepeis bålbrett palenisko_ogrodowe: bålpanne
søkelys håndlampe latarka forlykt_til_tur: lommelykt
nordpil retningsviser peilekompass: kompass
multikniv sveitserkniv swiss_kniv multiwerkzeug scyzoryk_wielofunkcyjny: multiverktøy
bladsag pila: foldesag
stolik_turystyczny: campingbord
sittelapp rumpelapp rumpeplate isolert_pute tribunepute: sitteunderlag
torba_termiczna piknikveske ølbag fryseboks_til_tur: kjølebag
vanntetting vattentätning vannavstøtende_spray: impregnering
vaskepulver plyn_do_prania: vaskemiddel
teltlapp turtape sømtetter bøtesaker zestaw_naprawczy: reparasjonssett
sommerstaver gå_staver stavgangstaver: gåstav
leggbeskyttere_til_snø snøsokk snøstrømper snøleggings legginger_til_støvler benvarmere_til_tur stövelskydd stuptuty: gamasje
akuttpakke nødpakke enkeltmannspakke førstehjelpsveske førstehjelpspute apteczka: førstehjelpspakke
knottspray deet moskitiera knottnett: myggmiddel myggnett
rower_gorski stisykkel: terrengsykkel
fitnessbike hverdagssykkel allround_sykkel jobbsykkel asfaltsykkel rower_trekkingowy: hybridsykkel
pedelec emtb elektrorad strømsykkel elektrosykkel elhybrid transportsykkel sykkel_med_motor elmoped_med_pedaler: elsykkel
småsykkel: barnesykkel
pedalløs_sykkel sittesykkel treløpesykkel tohjuling_uten_pedaler rowerek_biegowy balansesykkel: løpesykkel
mtb_hjelm racerhjelm pendlerhjelm urbanhjelm stihjelm landeveishjelm fullface bysykkelhjelm hjelm_til_sykkelsete hjelm_til_sykkel: sykkelhjelm
sykkeldrakt_overdel trikot koszulka_rowerowa rittrøye rittrøyer mtb_trøye: sykkeltrøye
shorts_med_pute innershorts mtb_shorts bukse_med_pute: sykkelshorts
fingerløse_hansker gelhansker mtb_hansker halvhansker hummerhansker halvfingerhansker korte_hansker styrehansker: sykkelhanske
lampka_rowerowa forlykt baklykt_sykkel rødt_blinklys: sykkellys
foldelås fglås kabellås vaierlås wirelås tyverisikring_sykkel dlås zapiecie_rowerowe: kjettinglås bøylelås
pompka_rowerowa: gulvpumpe minipumpe
bagasjebærerveske sadelveske setepinneveske toptube_veske bikepacking sakwy_rowerowe kurv_til_sykkel: sykkelveske seteveske
detka lappesaker_til_slange pigger_til_sykkel: slange sykkeldekk
smøring_til_sykkel smar_do_lancucha tannhjulsolje drivverksrens drivverkrens bremserens vaskesett_til_sykkel: kjedeolje sykkelvask
kjørebriller kjørebriller_ski: alpinbrille
galonbyxor galonbukse galonbukser: regnbukse
`;
