/** What one sleeps, sits, cooks and eats with out there: what comes nearest to what a shop of sport may not have. */
export const campAndKitchen = `
glampingtelt bomullstelt campingvognfortelt hagetelt taktelt biltelt festtelt solduk pop_up_telt nødtelt biwakksekk bivybag jervenduk vindskjul: telt tarp gapahuk
bardunline teltlakk sømtetting sømforsegler plugg_telt snøplugg sandplugg plugghammer: reparasjonssett tarp
footprint teltteppe: tarp liggeunderlag
vedovn parafinovn gassovn varmeovn varmekanon panelovn: gassbrenner bålpanne
teltvifte vifte bordvifte håndvifte: campinglykt
silkelaken reiselaken soveposelaken innerpose turpute turdyne quilt_sovepose putetrekk reisedyne hyttedyne fiberdyne dundyne vattteppe ullpledd saueskinnfell teppe: sovepose liggeunderlag
luftmadrass_telt dobbelmadrass oppblåsbar_madrass sengebunn hyttemadrass skumplast skumgummi ligge_underlagspumpe pumpesekk madrasspumpe: liggeunderlag
hengestol hengekøyestativ hengekøyeoppheng hengekøyetrekk underquilt myggnett_hengekøye trestropper: hengekøye
kjøkkenkasse campingskap toplateapparat parafinkoker rødspritkoker multifuelbrenner spritkjøkken vedbrenner pinnekoker hobokoker kvistbrenner jetboil: stormkjøkken gassbrenner
propan propanflaske butan brennstoff bensinbrenner lampeolje parafin gassregulator gasslange bensinflaske: gassbrenner stormkjøkken
ildstål stormlighter gasslighter opptenningsved tyrived tyri never tennved vedkubber ved_sekk: turøks bålpanne
bålrist bålring tripod trefot_bål grytekrok bålspyd pølsespyd grillspyd pølsepinne grillpinne marshmallowspyd grillklype grillhanske bålhanske bålhansker grillspade grillbørste briketter grillbriketter kulegrill bærbar_grill hibachi bøttegrill bordgrill pizzastein pizzaovn pizzaspade takkejern vaffeljern_bål toastjern popcornpanne bålpopper svenskepanne: bålpanne stekehelle
støpejernsgryte støpejernspanne støpejern dutch_oven feltgryte gryteklut wok wokpanne kjelegrep gryteklype gryteunderlag: stormkjøkken stekehelle
kaffetrakter_tur presskanne pressekanne espressokoker mokkabrygger bialetti aeropress kaffefilter kaffekvern kaffemølle kokekaffe: termos turkopp stormkjøkken
tekanne tekjele: stormkjøkken gassbrenner
reisekopp isolert_kopp thermokopp koppen_to_go take_away_kopp kosmokopp emaljekrus kuksa: turkopp termos
matflaske termobeholder termomatboks: termos
vannbeholder brettedunk drikkeslange drikkesekk hydrasjonsblære filterflaske lifestraw vannrensing steripen uvrenser: drikkeflaske
tåteflaske_sport sugerørflaske kullsyreflaske sodastream rister ristebeger shaker shakerflaske: drikkeflaske
campingbestikk sammenleggbart_bestikk kniv_gaffel_skje spisepinner spisebrett asjett suppeskål frokostskål glass vinglass ølglass plastglass champagneglass shotglass plasttallerken: turkopp tallerken spork
madkasse nistepakke brødboks bananboks bento bentoboks oppbevaringsboks plastboks fryseboks krydderboks krydder kryddersett eggeboks eggekoker smørboks: turkopp spork
kjøkkenkniv ostehøvel rivjern boksåpner hermetikkåpner flaskeåpner korketrekker ølåpner: turkniv multiverktøy
oppvaskstativ oppvaskbørste oppvasksåpe brettbalje bøtte sammenleggbar_bøtte vaskebalje vaskefat tørkesnor klessnor klesline klesklyper klesklype: turkopp reparasjonssett
kjøleskap_bil kuldeboks kuldebatteri frysebrikke isbiter isbitform kjølesekk piknikkorg pikniksett lunsjbag lunchbox: kjølebag
portatoalett bærbart_toalett toalettpose turtoalett dopapir_tur våtservietter våtserviett tissetrakt urinflaske pottetrening potte: turkopp førstehjelpspakke
dusj campingdusj dusjpose reisedusj dusjtelt: badesko drikkeflaske
campinggardin campingmøbler klappkrakk feltkrakk fotskammel hvilestol liggestol dekkstol speilstol regissørstol brettstol gyngestol sammenleggbar_stol saccosekk: campingstol lettvektsstol
campingbenk brettebord piknikbord sammenleggbart_bord rullebord: campingbord
turbord_sammenleggbart serveringsbord: campingbord
lysslynge fairylights telys kubbelys stormlykt parafinlampe petroleumslampe leselampe nattlampe nattlys ledstripe knekklys glowstick glowsticks lysstav: campinglykt lommelykt
hakke spett slegge_ved jernspett motorsag grensaks beskjæringssag økseskaft øksefutteral slipestein_øks øksesliper: turøks foldesag
knivsliper knivsliping knivbryne slipestav knivbelte knivmakersett knivblad knivemne knivskaft skaftemne: turkniv
speiderkniv_barn kniv_barn skjeformkniv skjekniv kasteøks kastekniv overlevelseskniv survivalkniv neckknife: turkniv foldekniv
tau_telt nylontau polyestertau hamptau naturtau surretau surrebånd lastestropp strammestropp jekkestropp stripsstrips kabelstrips gaffateip gaffatape gaffa ducttape sytråd sysaker sysett sytaske sikkerhetsnål sikkerhetsnåler borrelås glidelåsreparasjon: reparasjonssett tarp
kledningsduk byggduk plastduk: tarp
foldespade campingspade greip rake hagespade lekespade: snøspade
strømbrudd_utstyr: førstehjelpspakke turmat hodelykt stormkjøkken
marshmallow skumgodt: bålpanne stekehelle
oppvaskklut vaskeklut kaffetrakt kaffepose: turkopp stormkjøkken
knekkebrød_tur turbrød: energibar middagsrett
sigd ljå huggert ryddekniv: turøks foldesag
vanntank vanntønne vanntønner: drikkeflaske
munnstykke drikkeventil bitventil biteventil drikkeslangefeste: drikkeflaske
`;
