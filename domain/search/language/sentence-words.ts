/** Words of sentences, of politeness and of asking: they say nothing about what is looked for. */
export const sentenceWords: ReadonlySet<string> = new Set(
  [
    // articles, pronouns, conjunctions, prepositions
    'og eller men for til i på med av fra om ved hos under over etter før mot mellom gjennom uti inn ut opp ned bak foran',
    'en ei et ein eit den det de dei dem som er var være vært blir bli ble vært vere var eg jeg meg deg seg oss dere dykk de du han hun ham henne vi man hva kva hvem hvor kor når hvorfor hvordan korleis hvilken hvilke hvilket',
    'min mi mitt mine din di ditt dine sin si sitt sine vårt våre deres hans hennes egen eget egne alle all alt noe noen noko nokon noka nokre litt lite mye mykje mange flere fleire få hver hvert annen annet andre',
    'å at så da då her der nå no også òg både enten verken bare berre kun veldig ganske litt helt svært skikkelig ordentlig egentlig kanskje gjerne heller enn samme slik slike sånn sånne denne dette disse',
    'lære større mindre lengre bredere smalere høyere lavere dåkker dåkke dåkkå kjæm kjem kjøm morra imorra idag mårra hakke vettu hæ nåkkå nåko hørru skaffe dokkers kjøpa kjøbe kjøp handle hainnle fårr',
    'evt eventuelt eventuell alt etter behov mot imot tilpasset beregnet ymse resten litegrann km kilometer jei jæi',
    'vokst vokser vokste ska træng trænge slå hus huset heimen halv halvt halve solgte ekstremt dekker dekke or sette setter satt fyller fylle fylt vær været',
    'æ æg jæ e te go gode nånn nån nåkka leita leitar leite passar ka kor kossen korsen koffer nokka nokke nokko naan noka hainn ho mæ dæ sæ oss dåkk dokker åssen trur veit held heldt vert vart',
    'fordi siden mens hvis dersom når om selv sjølv ute inne hjem heim hjemme heime helga helgen helgene helger helgar dag dagen dager dagar uke uken uka kveld kvelden natta året helg',
    // asking and wanting
    'trenger treng trengs trengte behøver behov ønsker ønske ønskjer vil ville skal skulle kan kunne må måtte bør burde får få fått leter letar lete ser se sjå søker søke søk finner finne finn fins finnes finst har ha hatt hadde selger selge sel kjøpe kjøper kjøp kjøpt handle bestille skaffe anbefale anbefaler anbefaling anbefalinger anbefalt tips tipse råd hjelp hjelpe vise vis gi gir ta tar bruke bruker brukes brukt passer passe passar passende egnet egner egna liker like likar elsker glad gå går gjøre gjør lurer lure spørsmål spør tenker tenkte vurderer holder holde halde tåler tåle fungerer funker duger varer vare varar utvalg ting greie greier sak saker dings utstyr utstyret begynne begynner begynt starte starter plass rom mangler mangle mangla lyst blitt bruka bruk sier si komme kommer kom fikk tror vet handler tilby tilbyr fører førar sel selger',
    'gave gaver gåve gåver presang julegave julegaver bursdagsgave bursdag konfirmasjon farsdagsgave morsdagsgave gavetips tipsa inspirasjon',
    'konfirmasjonsgave bryllupsgave vertinnegave adventsgave kalendergave nissegave julepresang farsdag morsdag jubileum pensjonsgave barnedåp dåpsgave jul jula julen julaften overraske overraskelse glede bursdagspresang fødselsdag fødselsdagsgave 40-årsgave 50-årsgave',
    'år elske hater hate hatar redd redde mister mista mistet mistar gamle gammel gammelt snakker snakke synes syns føler føle kjenner ligner likner klarer klare orker orke prøvde forsøker ender havner våger tør turte',
    'heisann heia hejsan morn goddag jævlig jævla faen fanken satan satans helvete pokker søren dritt fytti huff uff æsj herlighet sen senere måte måten måter lånt lånte lest leste ærlig rundtomkring formål anledning anledningen',
    'ke kossn kossen kåss åssn fyrste fysste kem kefor koffør tå dokke dokker altså ein gong hvad vad hva',
    // politeness and filler
    'hei hallo halla takk takker tusen vennlig vennligst hilsen please pls mvh',
    'god godt gode bra fin fint fine pen pent pene kul kult kule flott flotte stilig stilige deilig deilige behagelig praktisk praktiske smart smarte enkel enkelt enkle vanlig vanlige riktig riktige rett rette perfekt perfekte fornuftig skikkelege ordentlige ordentlig type typen typer slags modell modeller variant varianter versjon merke merker merket produkt produkter artikkel artikler vare varen',
    'lang lange langt stor store stort liten lite små smått tid tiden sesong sesonger eget',
    'snart raskt fort kjapt straks haster idag morgen imorgen neste første gang ganger noensinne gratis',
    'kvifor hvorfor utkikk unnskyld stykker stykk åt hjå oppi nedi borti framfor bakom gear equipment stuff things',
    'liksom jo vel altså visst dessverre snill snille kjempe kjempefin supert helst aller spesiell spesielle spesielt særlig diverse ulike forskjellige mulig mulighet alternativ alternativer lignende liknende tilsvarende sammen alene hele ivrig aktiv aktive sporty noensteder steder akkurat nettopp alltid ofte sjelden aldri stadig fortsatt ennå allerede ganger spille spiller leker leke vært være bor bo reiser dra drar skaffa kjøpte handla bestilt fikk fått gikk ligger står stå sitter sitte vente venter hente henter sende sender prøve prøver velge velger bestemt hjelper håper håpe lov ok okei ja nei vennen folkens',
    'ynskjer ynskje likar liker tek tok trengst høver høve sjølve begge anna ymse dykkar deira vårt hjå utanfor innanfor naudsynt fann kjem bynne bynner byne byner villa ville kunna våran våres hennas hannes sku skull nåka nåkke nåkken dokk døkk dykk',
    // English, Danish and Swedish sentence words
    'gift gifts present presents likes like loves love who someone something beginners beginner sell sells got get there am be please where just really very',
    'should going when while first trip wear against anything after before keep keeping too but our us he she his her not if then them they was were lost broke starts started start soon every day days week weekend month winter-time about without-a recommend tell help best-way also still only more most make makes made let see safe dont cant wont im ive id isnt doesnt',
    'geschenk meinen vater mutter was zum zur mir mich kann sie haben gibt gegen',
    'haru veks växer bäst bra bästa köp i at der mange many so always work works find rented rent anymore people open himmel',
    'gillar gilla börja ska på vid lägerelden att om på jag min mitt barnen hösten skaffa tål',
    'the a an and of with for to in on is are it i my me we you do does have has need needs want looking look find search buy some any can would like good nice what which where who how that this from at',
    'jag behöver söker köpa köper finns finnes hjälp bra snygg snygga mina våra era ert denna detta dom dem hos lite mycket vilken vilka hur var kan ni har ska hej tack køber købe findes god gode gerne hvilken hvilke hvordan jeres vores hjælp hej letar efter vill ha en ett och till med för som är min mitt någon något søger leder behøver vil gerne have noget nogle til med og af',
    'dla na do z i ze ich mein meine suche ich brauche für und mit ein eine einen der die das',
    // units and labels that stand alone
    'str strl størrelse størrelser storleik size kr kroner nok cm mm kg g l liter stk pk par ca cirka nr nummer farge farger fargen farga kategori modellnummer pris priser prisen koster kostar kost kosta mva inkl inkludert pr per ca',
  ].flatMap((words) => words.split(' ')),
);

/** 'julegavetips', 'bursdagspresang': what is given says nothing about what it is. */
export function isGift(word: string): boolean {
  return giftWord.test(word);
}

const giftWord =
  /(?:gave|gåve|presang|present)(?:r|ne|n|tips|ide|idé|ideer|idéer|ønske|ønsker|liste)?$|^(?:gift|premie|premier|tombola|loddtrekning|utlodning|basar|lykkepose|pakkekalender|adventskalendergave|babyshower|valentin|valentines|valentinsdag|bursdag|geburtsdag|fødselsdag|morsdag|farsdag|konfirmasjon|barnedåp|jul|jula|julen|julaften|ønskeliste|ønskelista)s?$/;
