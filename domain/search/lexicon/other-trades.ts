import { fold } from '../language/fold.ts';
import { stem } from '../language/stem.ts';

/**
 * What other shops sell. A description may speak of a sofa and a name may come near to a car; who asks for one is told that
 * there is none. Used only where the shop has no such goods.
 */
const things =
  'hårspray dørmatte dørmatter deksel sofa lenestol seng madrass kommode hylle kjøkkenbord spisebord gardin teppe lysestake vase maleri speil lampeskjerm ' +
  'tv fjernsyn mobil mobiltelefon iphone nettbrett laptop datamaskin pc tastatur hodetelefoner øreplugger høyttaler kamera printer ' +
  'playstation ps4 ps5 xbox nintendo spillkonsoll videospill dataspill ' +
  'bil bildekk bilbatteri motorolje mopedbil moped motorsykkel tilhengerfeste bilstol bilforsikring forsikring kredittkort ' +
  'vaskemaskin oppvaskmaskin kjøleskap komfyr mikrobølgeovn støvsuger strykejern kaffetrakter brødrister blender vaffeljern ' +
  'stekeovn dopapir tørkepapir vaskepulver bleier bleie tåteflaske smokk barnemat morsmelk ' +
  'parfyme leppestift mascara sjampo shampoo balsam deodorant hudkrem tannbørste tannkrem barberhøvel barbermaskin neglelakk hårføner ' +
  'medisin paracet ibux vitaminer tannlege frisør optiker lesebriller kontaktlinser ' +
  'lærebok ukeblad puslespill lego dukke dukkehus playmobil perler gitar piano trommer fiolin ' +
  'smykke øreringer armbånd halskjede brudekjole bunad slips ' +
  'pizza lasagne taco hamburger sushi brød kjøttdeig snus sigaretter potetgull sjokoladekake ' +
  'oppskrift flybillett flybilletter hotell konsertbilletter billetter leilighet tomt gressklipper hekksaks skrutrekker hammer ' +
  'maling murstein sement blomster hagestol potteplante hundemat kattemat kattesand akvarium hamster ' +
  'spisestol skrivebord kontorstol garderobeskap bokhylle sovesofa gulvlampe taklampe lyspære ' +
  'hodetelefon headset minnepenn dataskjerm ' +
  'julepynt juletre adventskalender påskeegg gavepapir bursdagskort ballonger ' +
  'bok bøker roman tegneserie kalender penn blyant penal viskelær pult kopipapir ' +
  'øl sigarett kaffebønner biff laksefilet agurk banan bananer ' +
  'sommerdekk frostvæske spylervæske bilvask drivstoff ' +
  'boremaskin slagdrill planke planker skruer spiker parkett vannkran toalett dusjkabinett ' +
  'fallskjerm trekkspill lekehus haglepatroner hagleskudd kikkertsikte peis bilradio dyrefôr kaninbur ' +
  'diamant gullring klokkereim håndveske hårstrikk hårbørste krølltang foundation concealer ' +
  'barneseng sprinkelseng babycall brystpumpe flaskevarmer bamse dinosaur lekebil togbane ' +
  'leketøy leker våpen bombe viagra youtube google facebook instagram tiktok snapchat netflix spotify test porno sex sexleketøy kondom kuk hestkuk fitte shit fuck drittsekk dritt pistol regnskap regnskapet skilsmisse selvangivelse skattemelding ' +
  'konsert teater kino togbillett bussbillett reiseforsikring advokat lån boliglån strømavtale mobilabonnement';

const stems: ReadonlySet<string> = new Set(things.split(/\s+/).map((word) => stem(fold(word))));

export function isOfOtherTrade(word: string): boolean {
  return stems.has(stem(fold(word)));
}

/** 'gardinstang', 'sofapute': a compound that begins with such a thing. */
export function beginsAsOfOtherTrade(word: string): boolean {
  for (let end = shortestTrade; end < word.length; end++) if (isOfOtherTrade(word.slice(0, end))) return true;
  return false;
}

const shortestTrade = 4;

/** Rooms, buildings and papers are what they end in, however they begin: 'barnerom' resembles no 'barneski'. */
export function isPlaceOrPaper(word: string): boolean {
  return placeOrPaper.test(word);
}

const placeOrPaper =
  /.{3}(?:rom|hall|hus|kjeller|loft|stue|vegg|gulv|kirke|kontor|bok|avis|album|eksamen|skap)(?:et|en|a)?$/;
