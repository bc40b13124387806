export const notFoundText = {
  /** TXT-09 */
  title: 'Siden finnes ikke',
  lead: 'Her gikk sporet tapt',
  text: 'Siden finnes ikke lenger, eller så har noen flyttet varden. Gå tilbake til siste kjente punkt.',
  /** TXT-10 */
  toHome: 'Til forsiden',
} as const;
