/** Measures in centimetres, of the body and not of the garment. They hold for the chain's own cut; single goods may differ. */
export const sizeGuideText = {
  title: 'Størrelsesguide',
  body: {
    lead: 'Mål på kroppen, med tynne klær på. Er du mellom to størrelser, velg den største for plagg du skal ha noe under.',
    columns: ['Størrelse', 'Bryst', 'Midje', 'Hofte'],
  },
  feet: {
    lead: 'Mål foten fra hæl til lengste tå. Ha en centimeter å gå på, og litt mer til tykke sokker.',
    columns: ['Størrelse', 'Fotlengde'],
  },
  height: {
    lead: 'Størrelsen er barnets høyde i centimeter. Er barnet mellom to størrelser, velg den største.',
    columns: ['Størrelse', 'Barnets høyde'],
  },
  unit: 'cm',
} as const;

type Measures = Readonly<Record<string, readonly [chest: string, waist: string, hip: string]>>;

export const menMeasures: Measures = {
  XS: ['84–89', '72–77', '86–91'],
  S: ['90–95', '78–83', '92–96'],
  M: ['96–101', '84–89', '97–101'],
  L: ['102–108', '90–96', '102–107'],
  XL: ['109–116', '97–104', '108–113'],
  XXL: ['117–125', '105–113', '114–120'],
  '3XL': ['126–134', '114–122', '121–127'],
};

export const womenMeasures: Measures = {
  XS: ['78–82', '62–66', '86–90'],
  S: ['83–88', '67–72', '91–96'],
  M: ['89–94', '73–78', '97–102'],
  L: ['95–101', '79–86', '103–108'],
  XL: ['102–109', '87–95', '109–115'],
  XXL: ['110–118', '96–105', '116–123'],
};
