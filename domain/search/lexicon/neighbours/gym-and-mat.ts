/** Fighting, gymnastics, dance, yoga and strength: what comes nearest to what a shop of sport may not have. */
export const gymAndMat = `
boksehandske sandsekk slåssekk bokseball speedball padding bokseutstyr thaiboks: treningsstrikk hoppetau hanske
boksebandasje håndbandasje håndbind fingertape boksetape hand_wraps: førstehjelpspakke treningsstrikk
bokseshorts mmashorts thaishorts kampsportshorts: shorts
boksesko brytesko bryterstøvler kampsportsko: innendørssko
mma jiujitsu jujitsu bjj kendo aikido kungfu kung_fu krav_maga wushu capoeira sumo: treningsstrikk treningsmatte joggebukse treningstrøye
taekwondodrakt kimono dobok gi_drakt judobelte karatebelte rashguard_kampsport: joggebukse treningstrøye treningsmatte
tatamimatte judomatte brytematte kampsportmatte puslematte skummatte tatami: treningsmatte
tannbeskytter tannbeskyttere hodebeskytter boksehjelm brystbeskytter: ryggskjold leggskinn
suspensorium skrittbeskytter underlivsbeskytter: leggskinn ryggskjold boksershorts
florett kårde sabel fektemaske fektedrakt fektehanske: hanske innendørssko treningstrøye
turnbenk turnkasse bukk_turn plint hest_turn turnringer turnring turnbom balansebom skranke trampett springbrett tumblingmatte airtrack tjukkas tykkas airtrackmatte: treningsmatte
turnstropper turnhåndskinn håndskinn turnkritt turnmagnesium: hanske treningsstrikk
leotard ballettdrakt ballettskjørt tutu ballettkjole trikot: treningstopp tights
tåspissko tåspiss ballettoffel jazzsko steppesko danseslippers sportsdans swingsko rytmisksko: innendørssko
drillstav drilldrakt pompom pomponger cheerleader rytmisk_bånd turnbånd rytmiskball: kasteringer treningsstrikk treningstopp
hiphop breakdance stepp folkedans swing salsa selskapsdans: innendørssko tights treningstopp
yogakloss yogastropp yogastrope yogabelte yogahjul yogabolster bolster yogapute yogatau yogasett yogastol: yogamatte massasjerulle treningsstrikk
yogahåndkle yogateppe yogabag yogamattebag yogamatteholder mattestropp: yogamatte
meditasjonspute meditasjonsmatte meditasjonskrakk akupressurmatte spikermatte shaktimatte akupunkturmatte: yogamatte massasjerulle sitteunderlag
pilatesring pilatesrulle pilatesmaskin pilatesutstyr reformer barre pilateshjul: treningsmatte treningsstrikk massasjerulle
balansepute bosu bosuball vippebrett indoboard rockerboard balanseplate balansetrener: treningsmatte treningsstrikk massasjeball
pilatesboll yogaball fødeball: treningsmatte massasjeball treningsstrikk
medisinball medisinballer medballer slamball wallball slam_ball veggball kastball sandbag sandsekk_trening bulgariansekk powerbag: kettlebell manual
styrketrenerbelte løftebelte styrkebelte vektbelte straps vektløfterbelte knewraps håndleddstøtte håndleddsstøtte: vektskive treningsstrikk hanske
løftekrok løftegrep: hanske
kalkpose kalkball magnesia magnesiumpose kalk_klatring treningskritt flytende_kalk: manual vektskive treningsstrikk
roapparat ellipse crosstrainer stepper airbike assaultbike skierg gåbånd vibrasjonsplate treningsmaskin kabelmaskin multigym hjemmegymnas smithmaskin: tredemølle spinningsykkel ergometersykkel
pullupbar chinsbar dørstang hengestang pullups romerske_ringer turnslynge trx slyngetrening slynge_trening dipsstativ pushupbar pushups armhevingshåndtak abroller maghjul magerulle situpsbenk: treningsstrikk treningsbenk
steppkasse stepbrett plyoboks plyometrikk hoppekasse vektrack power_rack squatrack: treningsbenk vektstang
tyngdevest håndleddvekt vektmansjett løpefallskjerm motstandsfallskjerm trekkslede pushslede: manual kettlebell treningsstrikk
gripetrener håndtrener håndgrep gripeball fingertrener gripper: treningsstrikk massasjeball
inversjonsbenk ryggstrekker ryggtrener strekkbenk stretchbånd spagatbånd tøyestropp tøyebånd: treningsstrikk massasjerulle treningsbenk
massasjeapparat massasjepute massasjeputa massasjekrok fotrulle massasjeolje triggerpunktball kinesioteip: massasjerulle massasjeball
kroppsvekt kroppsvekta fettmåler: manual pulsklokke
treningsdagbok treningskort stoppeur tidtaker intervalltimer: pulsklokke
treningsstudio_hjemme: treningsbenk manual treningsmatte
`;
