import type { MeasuredFigures } from './figures.ts';

interface Point {
  readonly articles: number;
  readonly value: number;
}
interface Panel {
  readonly title: string;
  readonly unit: string;
  readonly memory: readonly Point[];
  readonly engine: readonly Point[];
}

const [width, height, gap, left, top, bottom] = [270, 330, 16, 16, 62, 34];
const colours = { memory: '#14532d', engine: '#1d4ed8' } as const;
const names = { memory: 'in memory', engine: 'in OpenSearch' } as const;

/**
 * How both engines grow with the catalogue, both ways by tenfold steps, which are alike in every panel: a line as steep as the grey
 * one grows as the catalogue does, a flat one not at all.
 */
export function growthPicture(figures: MeasuredFigures): string {
  const panels = panelsOf(figures);
  const sizes = panels.flatMap(({ memory, engine }) => [...memory, ...engine].map(({ articles }) => articles));
  const across = decades(sizes);
  const upwards = Math.max(
    ...panels.map(({ memory, engine }) => decades([...memory, ...engine].map((at) => at.value))),
  );
  const scale = { first: Math.min(...sizes), step: (width - 2 * left - 34) / across, most: upwards };
  const whole = panels.length * (width + gap) + gap;
  const drawn = panels.map((panel, at) => drawPanel(panel, gap + at * (width + gap), scale));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${whole} ${height + 20}" role="img" font-family="sans-serif">
<title>How the index grows with the catalogue, in memory and in OpenSearch</title>
<rect width="${whole}" height="${height + 20}" fill="#fff"/>
${drawn.join('\n')}
</svg>
`;
}

function panelsOf({ index, engine: { sizes } }: MeasuredFigures): readonly Panel[] {
  const of = <Row extends { readonly articles: number }>(rows: readonly Row[], value: (row: Row) => number) =>
    rows.map((row) => ({ articles: row.articles, value: value(row) })).toSorted((a, b) => a.articles - b.articles);
  return [
    {
      title: 'Build, processor time',
      unit: 's',
      memory: of(index, ({ buildSeconds }) => buildSeconds),
      engine: of(sizes, ({ articles, nodeMs, indexerMs }) => ((nodeMs + indexerMs) * articles) / 1000),
    },
    {
      title: 'Size, in memory or on disk',
      unit: 'MB',
      memory: of(index, ({ memoryMb }) => memoryMb),
      engine: of(sizes, ({ diskMb }) => diskMb),
    },
    {
      title: 'Category page',
      unit: 'ms',
      memory: of(index, ({ listMs }) => listMs),
      engine: of(sizes, ({ list }) => list.nodeMs),
    },
    {
      title: 'Search of three words',
      unit: 'ms',
      memory: of(index, ({ searchMs }) => searchMs),
      engine: of(sizes, ({ search }) => search.nodeMs),
    },
  ];
}

interface Scale {
  readonly first: number;
  /** Pixels of a tenfold step. */
  readonly step: number;
  readonly most: number;
}

function drawPanel({ title, unit, memory, engine }: Panel, x: number, { first, step, most }: Scale): string {
  const lowest = Math.min(...[...memory, ...engine].map(({ value }) => value));
  const rise = Math.min(step, (height - top - bottom) / most);
  const across = (articles: number) => x + left + Math.log10(articles / first) * step;
  const up = (value: number) => height - bottom - Math.log10(value / lowest) * rise;
  const line = (points: readonly Point[]) =>
    points.map(({ articles, value }) => `${across(articles).toFixed(1)},${up(value).toFixed(1)}`).join(' ');
  const series = [['memory', memory] as const, ['engine', engine] as const].map(([name, points]) => {
    const label = name === 'memory' ? 16 : -8;
    const marks = points.map(({ articles, value }, at) => {
      const anchor = name === 'memory' || at === 0 ? 'start' : 'end';
      const [cx, cy] = [across(articles).toFixed(1), up(value)];
      return `<circle cx="${cx}" cy="${cy.toFixed(1)}" r="3.5" fill="${colours[name]}"/><text x="${cx}" y="${(cy + label).toFixed(1)}" font-size="11" text-anchor="${anchor}" fill="${colours[name]}">${told(value)} ${unit}</text>`;
    });
    return [`<polyline points="${line(points)}" fill="none" stroke="${colours[name]}" stroke-width="2"/>`, ...marks];
  });
  const start = memory[0] ?? { articles: first, value: lowest };
  const end = Math.max(...[...memory, ...engine].map(({ articles }) => articles));
  const asFast = { articles: end, value: (start.value * end) / start.articles };
  const sizes = [...new Set([...memory, ...engine].map(({ articles }) => articles))].map(
    (articles) =>
      `<text x="${across(articles).toFixed(1)}" y="${height + 4}" font-size="9" text-anchor="middle" fill="#555">${short(articles)}</text>`,
  );
  const legend = (['memory', 'engine'] as const).map(
    (name, at) =>
      `<text x="${x + left + at * 90}" y="46" font-size="11" fill="${colours[name]}">● ${names[name]}</text>`,
  );
  return [
    `<svg x="${x}" y="8" width="${width}" height="${height + 6}" viewBox="${x} 8 ${width} ${height + 6}">`,
    `<rect x="${x + 0.5}" y="8.5" width="${width - 1}" height="${height + 5}" fill="none" stroke="#ddd"/>`,
    `<text x="${x + left}" y="28" font-size="13" font-weight="600" fill="#222">${title}</text>`,
    ...legend,
    `<polyline points="${line([start, asFast])}" fill="none" stroke="#ccc" stroke-dasharray="4 4"/>`,
    ...series.flat(),
    ...sizes,
    '</svg>',
  ].join('\n');
}

function decades(values: readonly number[]): number {
  return Math.log10(Math.max(...values) / Math.min(...values));
}

function told(value: number): string {
  if (value < 10) return value.toFixed(2);
  return Math.round(value).toLocaleString('en-US');
}

function short(articles: number): string {
  return articles < 1_000_000 ? `${articles / 1000}k` : `${articles / 1_000_000}M`;
}
