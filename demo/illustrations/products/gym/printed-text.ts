/** Printed figures, such as a weight in kilos; (x, y) is the middle of the line they stand on. */
export const printedText = (x: number, y: number, text: number | string, size: number, fill: string): string =>
  `<text x="${x}" y="${y}" font-family="Arial,sans-serif" font-weight="700" font-size="${size}" text-anchor="middle" ` +
  `fill="${fill}">${text}</text>`;
