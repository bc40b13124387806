/**
 * Everyday words of bokmål and nynorsk that name no goods: verbs, time, quantities, feelings, people's affairs. Where the shop has no such
 * word they carry nothing, and they are never taken for a slip for something that is sold.
 */
const verbStems =
  'bråk dugg dovn sprut hyl nupp klistr ryk gjem skyv skubb sprøyt fest tørk dump rull glipp anbefal angr arbeid avbryt avgjør begynn behold behøv bekymr bemerk beskriv bestem bestill besøk betal betrakt betyr bidra bind bland blø bo bring brukt brekk brenn bygg bytt bær bøy dann dans del delta demonstrer diskuter dra drep driv drøm duge dukk dytt ' +
  'eksister elsk endr erfar erstatt ett eie fall fant fatt feil feir fiks finn flau flykt flytt flyt forandr forbedr forbered foreslå foretrekk forklar forlat forlang forsvinn forsøk forstå fortell fortsett forvent forstyrr fryd frykt fremstå funger fyll følg føl før ' +
  'gjeld gjenta gjett gjøm gled glem gni gråt grei grip gå gøy handl hat heng hent hev hilse hindr hold hopp hør husk hvil håp høst ' +
  'inneheld innehold inviter irriter jag jobb juster kall kast kjed kjenn kjemp kjør kjøp klag klar kling klipp klem knekk kom kontroll koster kost krev kreve kreng kunn kutt kvil ' +
  'la lag land led legg lei lek les lev lever li ligg lign lik lov lukk lukt lur lyd lyv lytt lær løft løs lån mål mal merk mein men mist møt mott motta mangl nekt nevn ny nyt nå nær opplev oppdag opptatt ordn overrask overtal overnatt ' +
  'pakk pass pek pleie plag plass prat prøv prøvd prut puss pust påstå regn red reis rekk rens ring ro rop rot ryd rør røm røyk sam savn se selg send sett sitt si skad skap skift skill skjer skjul skriv skrik skryt skyld slapp slipp slit slutt slå smak smil snakk snu sov spar spenn spis spør spre spring stemm stikk still stig stol stopp streb strev studer støtt styr stå sug svar svikt syn synes syng søk sørg ' +
  'ta takk tap tenk tillat tilpass tjen tok topp trekk tref treff treng trives trist tro trykk trøst tull tvil tvang tørr tør tål undersøk undr ungå unngå utfør utsett utvikl uttal våg vask velg vent venn veks vedlikehold vinn vis vit voks vurder vær vek yt ønsk øk øv åpn';

const others =
  'gårdsplass gårdsplassen gårdsplassa gardsplassen tunet oppkjørsel oppkjørselen innkjørsel innkjørselen trapp trappa trappen kor koret korps korpset venninnegjengen strikkegjengen brødre søstre ettersittende meldt stand mykest vokter vokte maser mase nesten veien vegen veg morgenen stasjonen bakken bakke bakker bakkene øya lista liste listen sjekkliste pakkeliste huskeliste motorstopp legen lege leger doktoren fysioterapeuten data stygg stygge stygt harde hardere feil utveksling brukket brakk brekt knakk knekt mistet mista glemt gløymt ødela ødelegger kjøpte fikk fått arvet lånt byttet stad staden stader stadar klasse klassen krangle krangler født fødsel fødselen stille portable comfortable wide large big small simple everyday gamlemor rundt ' +
  'absolutt akkurat aktuell alder aldri alene alltid alminnelig allerede allikevel altså alvor angående annenhver antagelig antall artig aleine apropos atskillig avhengig avstand bakdel bare barndom begge beløp berre beste besvær bestemor best betydelig bil billig ' +
  'blant bortover brukbar bråk budsjett cirka daglig dato deilig dels dessuten dessverre detalj det dum dyktig dyp dårlig ekkel ekte elendig eldre ellers enda endelig eneste enkelte ennå ensom erfaren etterhvert etterpå ' +
  'faktisk familie familien fantastisk fast favoritt feil ferdig fest fester flink flott fleste fordel fordeler fornøyd forrige forskjell forskjellig forslag fortrinnsvis framtid fred fremdeles fremover fri frisk frustrert full fælt følelse følsom ' +
  'galt gammel gammelt gamle ganske gang generelt gjerne gjeng gjennomsnitt glad glimrende godt greit grunn gruppe gøy halvt halvparten hastverk hel heldig helse helst hemmelig henhold herlig historie hjerte hverandre hyggelig hyppig høflig hovedsakelig ' +
  'idé ide ideell imidlertid imponert informasjon innen innimellom interesse interessert irriterende jevnlig jevnt kjedelig kjekt kjekk kjent kjær kjærlighet klima klok komfort komfortabel komplett konkret kort kostnad krav kreativ kropp kunnskap kvalitet kvalitets kvaliteter kvart kveld ' +
  'langsom lei lett lignende livet liv livlig lojal lov lur lykke lykkelig løsning løsninger lågpris maks medium meget meining mening menneske mengde middels miljø minst minst minus misfornøyd moderne moro mulig muligens måned måte måten mer meir mest meste ' +
  'nabo naboen navn namn nederst nettopp nivå nok normal normalt nærme nødvendig nyheter nyttig nydelig område omtrent ord ofte ordning oppgave opptil overalt overgang passelig pause penger pengar perfekt personlig plutselig poeng populær populære prinsipp prosent problem problemer ' +
  'rask rar rart realistisk regel regelmessig relativt relevant rik rimelig ro rolig råd sammenheng samtidig sann seint sen senere serie side sikker sikkert simpelthen sjanse sjel sjenert sjelden skikkelig skuffet skjønner slutt smule snarest snill spesiell spennende sprek sted stedet stil størst størrelsesmessig stund stolt stresset sunn surt svak svar svært symbol synd synes sær ' +
  'takknemlig teit tema temmelig tidlig tidspunkt tilfeldig tilfelle tilgjengelig tilstand tilstrekkelig trend trendy trygg trygt trøtt tull tung tvers tøff tøft tøffe ubehagelig uansett ukentlig ulempe umulig undertegnede ung unik unødvendig utrolig uvanlig utseende ' +
  'vakker vakre vane vanligvis vanskelig variert vei vekk verden verdi vesentlig viktig vilje virkelig vond vondt voksen voldsom vurdering ypperlig ærlig ønskelig øyeblikk årsak årlig ' +
  'kven korleis kvar kvifor kva kjærast kjærasten foreldre nevø niese slektning slekt familiemedlem kollega kollegaen kollegaer gjest gjester nybegynner nybegynnere nybegynnar nybegynnarar begynner begynnere proff erfarne amatør mosjonist mosjonister entusiast hverdagen ' +
  'forkjølet syk sjuk sliten trøtt sulten tørst sint sur varig billigere dyrere finere penere bedre betre større mindre raskere kjappere lettere enklere tyngre tettere lenge lenger lengst nært fjernt langt utenlands innenlands norsk norske norge sverige danmark svensk dansk engelsk ' +
  'hverandre imellom innom utover nedover oppover bortsett unntak inkludert eksklusiv foreløpig forhåpentligvis forresten herfra derfra hvorvidt likevel likeså nokså oftest omkring overfor sannsynligvis selvfølgelig sist siste sjølsagt sjølvsagt stort straks takket tross underveis vanligst ' +
  'fortau fortauet gata himmel himmelen post posten bestige besteg bestiger plussgrader krympet krympe konsert konserten bursdagen tribunen rommet rom leting folk folket erfaring erfaringer mandag tirsdag onsdag torsdag fredag lørdag søndag flinkere flink allergisk allergiske ulv ulver utslitt slitte rift pupper byste kjeller kjelleren garasje garasjen soverom soverommet barnerom barnerommet stua stuen sykehus sykehuset kirke kirken vegg veggen gulvet taket vinduet døra glasset klasserom kokebok turbok guidebok ' +
  'flagg vimpel fotoalbum uniform uniformen fremtid framtid økonomi samfunn politikk avis avisen historie musikk film serie ferdig halvparten hverken innimellom ' +
  'holdeplass holdeplassen bussholdeplass bussholdeplassen busstopp busstoppet perrong perrongen kneoperasjon operasjon operasjonen';

const endings = [
  '',
  'r',
  'tt',
  'e',
  'er',
  'ar',
  'a',
  'et',
  't',
  'te',
  'de',
  'dde',
  'en',
  'ende',
  'ande',
  's',
  'es',
  'ede',
];

const words: ReadonlySet<string> = new Set(others.split(/\s+/));
const verbs: ReadonlySet<string> = new Set(
  verbStems
    .split(/\s+/)
    .filter((stem) => stem.length >= 2)
    .flatMap((stem) => endings.map((ending) => stem + ending)),
);

export function isCommonWord(word: string): boolean {
  return words.has(word) || verbs.has(word);
}
