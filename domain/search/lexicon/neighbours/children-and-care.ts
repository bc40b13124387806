/** Small children, health and hygiene: what comes nearest in a shop of sport. */
export const childrenAndCare = `
babysele bæresjal ringslynge sjal_baby babybærer bæretøy: bæremeis
babynest babyteppe babyvippe vippestol lekegrind lekematte aktivitetsmatte hoppestol gåvogn dissestativ rangle: bæremeis sitteunderlag
stellematte reisestellematte stelleunderlag: sitteunderlag liggeunderlag
smekke smekke_regn hakkelapp siklesmekke matsmekke spytteklut gulpeklut tåteflaske smokk smokkesnor kopp_baby tutekopp: drikkeflaske
selebukse_barn bomullsbody sparkebukse romper jumpsuit_baby: ulldress ullsett
babyhatt babyhette hjelmlue_baby: lue
babybriller babysolbriller: caps uv-drakt
barnesele gåsele tursele_barn sikringssele sikkerhetsbånd_barn trekksele_barn dratau: bæremeis refleksbånd
barnebåt lekebåt lekesett lekekjøkken lekekasse treleker tresverd lekesverd: kubb kasteringer
navnelapp navnelapper strykelapper merkelapp klistrelapper: barnesekk
skoleveske førsteklasse_sekk: barnesekk dagstursekk
sårplaster gnagsårplastre compeed blemmeplaster sportsteip kinesiotape elastisk_bandasje gasbind tourniquet turniket årepresse brannsårsgel sårrens sårspray desinfeksjon desinfeksjonssprit håndsprit antibac pinsett engangshanske hjertestarter munn_til_munn kuldepakke kuldepose kjølekrem øyeskyll nødteppe termoteppe foliepledd vindsekk_nød skjelettskinne sambandskinne splintsaks: førstehjelpspakke
knestøtte kneortose ankelortose ankelstøtte ankelskinne håndleddskinne albuestøtte tennisalbue tennisalbuestøtte skulderstøtte ryggbelte ryggstøtte holdningsvest korsettbelte leggstøtte lårstøtte tommelstøtte fingerskinne nakkekrage støttebandasje kompresjonsbandasje ortose hælsporestrømpe: førstehjelpspakke treningsstrikk massasjerulle
plantarfascitt hallux tåspreder tåskiller tåbeskytter liktorn liktornplaster vorteplaster fotfil fotkrem fotsalve fotpudder fotbad fotspray nagelsaks negleklipper neglefil neglesaks: gnagsårplaster innleggssåle massasjeball
tigerbalsam liniment varmekrem varmesalve kjølegel muskelkrem massasjekrem smertegel voltaren ibux paracet magnesiumspray: massasjeball massasjerulle førstehjelpspakke
sololje leppepomade lypsyl leppebalsam lepomade leppesalve vaselin kuldekrem kuldestift fjellkrem ansiktskrem hudkrem håndkrem: uv-drakt uv-trøye hals caps
sjampo shampo dusjsåpe dusjgel reisesåpe tørrsjampo deodorant deo tannbørste reisetannbørste tannkrem tanntråd barberhøvel barberskum hårbørste kam speil bomullspinner q-tips parfyme sminke vannfast_sminke kjølestift tampong bind menskopp menstruasjonskopp mensentruse menstruse: vaskemiddel badesko
antigni antiskav gnagstift gnagsårstift bodyglide sjokolade_gnagsår vaselin_løping chafing skavsår: gnagsårplaster
myggarmbånd mygglys myggfelle myggrepellent myggpenn kløestift kløkrem stikkpenn thermacell myggjager insektsmiddel flåttfjerner flåttang flåttkort flåtthalsbånd fluesmekker fluepapir fluefanger fluenett bremsefelle vepsefelle vepsespray maurmiddel: myggmiddel myggnett
forsvarsspray voldsalarm personalarm overfallsalarm nødfløyte plystrefløyte signallys nødsignal sos_lys: lommelykt hodelykt førstehjelpspakke
vekttap slankepulver diett: tredemølle treningsstrikk
vitamin vitaminer omega3 tran fiskeolje multivitamin jerntilskudd magnesiumtablett magnesiumtilskudd creatine pwo aminosyrer eaa kasein gainer vektøker måltidserstatter måltidsshake proteinmelk proteinpudding proteinpannekaker betaalanin kollagen restitusjon_pulver: proteinbar energibar sportsdrikk
elektrolyttpulver salttabletter saltkapsler maurtenn maltodekstrin redbull red_bull monster battery gatorade powerade: sportsdrikk
melkesjokolade kvikklunsj kvikk_lunsj lunsjsjokolade smågodt lakris drops druesukker dekstrose sukkerbit tyggis pastiller twist seigmenn marsipan peanøtter trailmix nøttemix studentmat_tur tørket_frukt rosiner fikenkjeks marie_kjeks havrekjeks rugkjeks potetlefse lefse lompe fruktbar rice_krispies biltong beef_jerky jerky tørka_kjøtt spekepølse spekemat morr turpølse fenalår elgpølse makrell_i_tomat tubemat kaviar tubeost smøreost brunost prim: energibar proteinbar
grillpølse pinnebrød pinnebrødrøre hermetikk boksemat lapskaus joika pannekakerøre pannekaker vaffelrøre nudler koppsuppe suppe suppepose rett_i_koppen buljong realturmat feltrasjon mre soldatmat armérasjon forsvarsrasjon: middagsrett turmat
frokostblanding kornblanding fjellgrøt tørrmelk melkepulver: grøt müsli
kakao sjokoladedrikk kakaopulver varm_sjokolade teposer pulverkaffe kaffeposer solbærtoddy toddy solbærsirup gløgg: termos turkopp
sportsvann eplejuice eple_most iste isté imsdal solo_brus pepsi: vann brus sportsdrikk
sandform sandformer sandbøtte sandspade bøttesett: kubb kasteringer
turnøtter tursjokolade turkjeks turgodt_tur: energibar
`;
