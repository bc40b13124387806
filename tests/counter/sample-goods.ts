import { checkDigit } from '#domain/goods/check-digit.ts';
/** Goods as the pictures of the design have them; for the fake counter alone. */
export interface SampleGoods {
  readonly drawing: string;
  readonly color: string;
  readonly accent: string;
  readonly seed: number;
  readonly name: string;
  readonly size: string;
  readonly colorName: string;
  readonly group: string;
  readonly ean: string;
  /** Øre. */
  readonly price: number;
}

const ean = (number: number): string => {
  const digits = `7041890${String(number).padStart(5, '0')}`;
  return `${digits}${checkDigit(digits)}`;
};

type Row = [string, string, string, number, string, string, string, string, number, number];

const rows: Readonly<Record<string, Row>> = {
  vidda: [
    'shellJacket',
    '#1f6675',
    '#f2b35a',
    4,
    'Vidda 3-lags skalljakke',
    'L',
    'fjordblå',
    'Klær · Skalljakker',
    20417,
    1299,
  ],
  rosa: [
    'baseLayer',
    '#b3303a',
    '#f4eee2',
    2,
    'Rosa ulltrøye, 100 % merino',
    'M',
    'tyttebær',
    'Klær · Ulltrøyer',
    31155,
    399,
  ],
  leir: ['thermos', '#2f5f77', '#f1e4c8', 3, 'Leir termos 1 liter', '1 l', 'fjord', 'Friluft · Termoser', 47720, 249],
  rim: ['downJacket', '#2a2d33', '#e2602a', 3, 'Rim dunjakke med hette', 'S', 'kull', 'Klær · Dunjakker', 20988, 1799],
  storegga: [
    'shellJacket',
    '#e2602a',
    '#2a2d33',
    1,
    'Storegga skalljakke',
    'XL',
    'oransje',
    'Klær · Skalljakker',
    20432,
    1499,
  ],
  lauv: ['hikingBoot', '#5b7a3c', '#d8c48c', 5, 'Lauv turstøvel', '42', 'mose', 'Sko · Turstøvler', 55218, 1299],
  varde: ['beanie', '#2b5b78', '#f0e6d0', 3, 'Varde lue', 'one', 'blåbær', 'Klær · Luer', 61030, 249],
  myr: ['trousers', '#3b4146', '#8a8f92', 2, 'Myr turbukse', '50', 'skifer', 'Klær · Turbukser', 24417, 899],
  nut: ['backpack', '#b5622b', '#2c3138', 6, 'Nut 45 ryggsekk', '45 l', 'rust', 'Friluft · Ryggsekker', 44090, 1399],
  glo: ['headlamp', '#d9682c', '#22272b', 1, 'Glo hodelykt 400', 'one', 'oransje', 'Friluft · Hodelykter', 48213, 349],
  vott: ['mittens', '#8c2f39', '#f1e6d4', 2, 'Tæl votter', '8', 'tyttebær', 'Klær · Votter', 61877, 299],
  sokk: ['socks', '#5f6f52', '#efe6cf', 2, 'Ferd ullsokk, 2 par', '40–43', 'mose', 'Klær · Sokker', 62201, 199],
  lop: ['runningShoe', '#2f6f8f', '#f3b24a', 3, 'Sti løpesko', '41', 'fjord', 'Sko · Løpesko', 56102, 1099],
  pose: [
    'sleepingBag',
    '#37657a',
    '#e6b24c',
    3,
    'Natt sovepose −5',
    '185',
    'fjord',
    'Friluft · Soveposer',
    43310,
    1599,
  ],
  regn: [
    'rainJacket',
    '#e3a92f',
    '#2b4a6f',
    6,
    'Skodde lett regnjakke',
    '128',
    'multe',
    'Klær · Regnjakker',
    20555,
    499,
  ],
  stovel: ['rubberBoot', '#2e5a43', '#d6b15a', 4, 'Dam gummistøvel', '31', 'gran', 'Sko · Gummistøvler', 57003, 329],
  kopp: ['mug', '#c9ccc6', '#6d7472', 2, 'Leir kopp', '3 dl', 'stål', 'Friluft · Kopper', 47801, 129],
};

export const sampleGoods: Readonly<Record<string, SampleGoods>> = Object.fromEntries(
  Object.entries(rows).map(([key, [drawing, color, accent, seed, name, size, colorName, group, number, kroner]]) => [
    key,
    { drawing, color, accent, seed, name, size, colorName, group, ean: ean(number), price: kroner * 100 },
  ]),
);
