/** Units of measures by every way of writing them; the name is how measures stand in the index. */
const forms: Readonly<Record<string, string>> = {
  l: 'l liter liters litre litres ltr',
  dl: 'dl desiliter',
  cl: 'cl',
  ml: 'ml milliliter',
  kg: 'kg kilo kilos kilogram kgs',
  g: 'g gr gram',
  mm: 'mm millimeter',
  cm: 'cm centimeter centimetre',
  m: 'm meter metre',
  lumen: 'lumen lm',
  wh: 'wh wattimer',
  w: 'w watt',
  tommer: 'tommer tommers tum tom tomme inch inches " ″ ”',
  fot: 'fot',
  pk: 'pk pakk pack pakning pakke',
  lags: 'lags lag',
  grader: 'grader grad °',
  personer:
    'personer person persons people manns mann pers personers personar mannstelt menn osobowy osobowa osobowe osoby osób personen',
  år: 'år åring åringen åringer åringar årig årige årsgammel year years yo yr yrs',
  mnd: 'mnd måneder måned md',
  stk: 'stk stykk stykker par',
  flex: 'flex',
};

const byForm: ReadonlyMap<string, string> = new Map(
  Object.entries(forms).flatMap(([unit, written]) => written.split(' ').map((form) => [form, unit] as const)),
);

/** Units of one kind of measure in one of them: '1 l' and '1000 ml' meet, and '3,2 meter' and '320 cm'. */
const inSmaller: Readonly<Record<string, readonly [unit: string, times: number]>> = {
  dl: ['l', 0.1],
  cl: ['l', 0.01],
  ml: ['l', 0.001],
  g: ['kg', 0.001],
  m: ['cm', 100],
};

export function unitOf(text: string): string | null {
  return byForm.get(text) ?? null;
}

export function isUnit(text: string): boolean {
  return byForm.has(text);
}

/** A measure as it is compared: litres for volumes, kilos for weights, centimetres for lengths. */
export function comparable(unit: string, amount: number): { unit: string; amount: number } {
  const [into, times] = inSmaller[unit] ?? [unit, 1];
  return { unit: into, amount: Math.round(amount * times * 1000) / 1000 };
}
