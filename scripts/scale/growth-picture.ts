import type { MeasuredFigures } from './figures.ts';

type Point = MeasuredFigures['index'][number];

const panels: readonly { readonly title: string; readonly unit: string; readonly of: (point: Point) => number }[] = [
  { title: 'Build, processor time', unit: 's', of: ({ buildSeconds }) => buildSeconds },
  { title: 'Memory', unit: 'MB', of: ({ memoryMb }) => memoryMb },
  { title: 'Category page, median', unit: 'ms', of: ({ listMs }) => listMs },
  { title: 'Search, median', unit: 'ms', of: ({ searchMs }) => searchMs },
];
const [width, height, gap, left, top, bottom] = [250, 210, 20, 14, 40, 30];

/**
 * How the index in memory grows with the catalogue, both ways by tenfold steps: a line as steep as the grey one grows as the
 * catalogue does, a flat one not at all.
 */
export function growthPicture({ index }: MeasuredFigures): string {
  const points = index.toSorted((a, b) => a.articles - b.articles);
  const whole = panels.length * (width + gap) + gap;
  const drawn = panels.map((panel, at) => drawPanel(panel, points, gap + at * (width + gap)));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${whole} ${height + 20}" role="img" font-family="sans-serif">
<title>How the index in memory grows from 2,000 to 200,000 articles</title>
<rect width="${whole}" height="${height + 20}" fill="#fff"/>
${drawn.join('\n')}
</svg>
`;
}

function drawPanel({ title, unit, of }: (typeof panels)[number], points: readonly Point[], x: number): string {
  const first = points[0];
  const last = points.at(-1);
  if (first === undefined || last === undefined) return '';
  const decades = Math.log10(last.articles / first.articles);
  const across = ({ articles }: Point) =>
    x + left + (Math.log10(articles / first.articles) / decades) * (width - 2 * left - 30);
  // As many decades up as across, so that the slope is the exponent.
  const upwards = (value: number) =>
    height - bottom - (Math.log10(value / of(first)) / decades) * (height - top - bottom) * 0.85;
  const line = points.map((point) => `${across(point).toFixed(1)},${upwards(of(point)).toFixed(1)}`).join(' ');
  const straight = points
    .map((point) => `${across(point).toFixed(1)},${upwards((of(first) * point.articles) / first.articles).toFixed(1)}`)
    .join(' ');
  const marks = points.map((point) => {
    const [cx, cy] = [across(point).toFixed(1), upwards(of(point)).toFixed(1)];
    const value = of(point);
    const label = `${value < 10 ? value.toFixed(2) : Math.round(value)} ${unit}`;
    return `<circle cx="${cx}" cy="${cy}" r="3.5" fill="#14532d"/><text x="${cx}" y="${(Number(cy) + 17).toFixed(1)}" font-size="11" fill="#14532d">${label}</text>
<text x="${cx}" y="${height + 6}" font-size="10" fill="#555">${point.articles.toLocaleString('en-US')}</text>`;
  });
  return `<rect x="${x}" y="8" width="${width}" height="${height + 4}" fill="none" stroke="#ddd"/>
<text x="${x + left}" y="28" font-size="13" font-weight="600" fill="#222">${title}</text>
<polyline points="${straight}" fill="none" stroke="#ccc" stroke-dasharray="4 4"/>
<polyline points="${line}" fill="none" stroke="#14532d" stroke-width="2"/>
${marks.join('\n')}`;
}
