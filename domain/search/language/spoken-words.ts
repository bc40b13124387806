/** Small words and verbs of nynorsk, dialects, Danish and Swedish that stand in sentences and phrases, as bokmål has them. */
const spoken: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ligge: 'liggje liggja ligga',
    sitte: 'sitje sitja sitta sidde',
    sove: 'sova søva såvvå sovva',
    koke: 'koka kogge',
    fryse: 'frysa frøse',
    løpe: 'springa springe løpa løbe',
    sykle: 'sykla cykla cykle',
    trene: 'trena træne träna',
    drikke: 'drekk drikka drekka drikkje',
    ikke: 'ikkje ikkj itj ittj itte ekkje inte',
    uten: 'utan uta foruten uden',
    fra: 'frå ifrå från',
    hodet: 'hovudet hauet haue huvvet hauve huvvu',
    til: 'tell tel',
    tynn: 'tunn tunt tunne',
    høy: 'høg høgt høge',
    beina: 'beinan beinå benan',
    ermeløs: 'ermelaus ermlaus ermelause',
    føttene: 'fötern føtern føtten føtan føttan føtn føtane føtene',
    hendene: 'hendan henden henn nevan',
    fingrene: 'fingran fingrane',
    meg: 'mæ meig mej mig',
    seg: 'sæ seig sej',
    sjøen: 'havet',
    bukse: 'bokse boksa brok broka brøk',
    ørene: 'ørån øran øyrene øra',
  }).flatMap(([bokmal, others]) => others.split(' ').map((word) => [word, bokmal] as const)),
);

export function asWritten(word: string): string {
  return spoken.get(word) ?? word;
}
