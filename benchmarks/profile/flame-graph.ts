import type { Profiler } from 'node:inspector';
import { escapeHtml } from '#domain/text/escape-html.ts';

interface Frame {
  readonly name: string;
  /** Microseconds, with what it called. */
  time: number;
  readonly calls: Map<string, Frame>;
}

const width = 1200;
const rowHeight = 15;
/** Narrower ones are left out. */
const leastWidth = 3;
const fontWidth = 6.2;

/**
 * A profile as a flame graph: each bar is a function, as wide as the time it took with what it called, and stands below those it
 * calls. A function that calls itself again and again, as rendering does for each part in a part, is one bar.
 */
export function flameGraph(title: string, profile: Profiler.Profile): string {
  const whole = framesOf(profile);
  const bars: string[] = [];
  let depth = 0;
  const draw = (frame: Frame, left: number, row: number) => {
    const wide = (frame.time / whole.time) * width;
    if (wide < leastWidth) return;
    depth = Math.max(depth, row);
    bars.push(barOf(frame, { left, wide, row, share: frame.time / whole.time }));
    let from = left;
    for (const call of [...frame.calls.values()].sort((a, b) => b.time - a.time)) {
      draw(call, from, row + 1);
      from += (call.time / whole.time) * width;
    }
  };
  draw(whole, 0, 0);
  const height = (depth + 3) * rowHeight;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="monospace" font-size="10">`,
    `<title>${escapeHtml(title)}</title><rect width="${width}" height="${height}" fill="#fff"/>`,
    `<text x="4" y="12" font-size="12">${escapeHtml(title)}</text>`,
    ...bars,
    '</svg>\n',
  ].join('\n');
}

interface Place {
  readonly left: number;
  readonly wide: number;
  readonly row: number;
  readonly share: number;
}

function barOf({ name }: Frame, { left, wide, row, share }: Place): string {
  const top = (row + 1.5) * rowHeight;
  const letters = Math.floor((wide - 4) / fontWidth);
  const text =
    letters < 3 ? '' : `<text x="${round(left + 2)}" y="${top + 11}">${escapeHtml(name.slice(0, letters))}</text>`;
  return (
    `<g><title>${escapeHtml(name)} ${(share * 100).toFixed(1)} %</title>` +
    `<rect x="${round(left)}" y="${top}" width="${round(wide - 0.5)}" height="${rowHeight - 1}" fill="${colourOf(name)}"/>${text}</g>`
  );
}

/** Ours are warm, libraries and Node cool, the collector of garbage grey. */
function colourOf(name: string): string {
  if (name === '(garbage collector)' || name === '(program)') return '#c8c8c8';
  if (name.includes(' node:') || !name.includes(' ')) return '#a9cbe8';
  return name.includes('node_modules') ? '#b9dcb4' : '#f3b37a';
}

function framesOf({ nodes, samples = [], timeDeltas = [] }: Profiler.Profile): Frame {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const parents = new Map(nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id] as const)));
  const whole: Frame = { name: 'all', time: 0, calls: new Map() };
  for (const [at, id] of samples.entries()) {
    const stack: string[] = [];
    for (let node = byId.get(id); node !== undefined; node = byId.get(parents.get(node.id) ?? -1)) {
      const name = nameOf(node);
      if (name !== '(root)' && name !== stack[0]) stack.unshift(name);
    }
    if (stack.includes('(idle)') || stack.some((name) => name.includes('node:inspector'))) continue;
    const time = timeDeltas[at] ?? 0;
    whole.time += time;
    let frame = whole;
    for (const name of stack) {
      const call = frame.calls.get(name) ?? { name, time: 0, calls: new Map() };
      frame.calls.set(name, call);
      call.time += time;
      frame = call;
    }
  }
  return whole;
}

function nameOf({ callFrame: { functionName, url } }: Profiler.ProfileNode): string {
  const name = functionName === '' ? '(anonymous)' : functionName;
  if (url === '') return name;
  return `${name} ${url.startsWith('node:') ? url : url.split('/').slice(-2).join('/')}`;
}

function round(figure: number): number {
  return Math.round(figure * 10) / 10;
}
