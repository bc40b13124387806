export const notFoundText = {
  title: 'Siden finnes ikke',
  lead: 'Her gikk sporet tapt',
  text: 'Siden finnes ikke lenger, eller så har noen flyttet varden. Gå tilbake til siste kjente punkt.',
  toHome: 'Til forsiden',
} as const;
