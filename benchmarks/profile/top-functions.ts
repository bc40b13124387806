import type { Profiler } from 'node:inspector';
import path from 'node:path';

export interface FunctionShare {
  /** Function, file and line. */
  readonly name: string;
  /** Shares of the time in which the process was not idle. */
  readonly self: number;
  /** With all that it called. */
  readonly whole: number;
}

const notWork = new Set(['(root)', '(idle)', '(program)']);
const root = path.resolve(import.meta.dirname, '../..');

/** Where a profile's time went, by function; recursive calls count once. */
export function topFunctions({ nodes, samples = [], timeDeltas = [] }: Profiler.Profile): FunctionShare[] {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const parents = new Map(nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id] as const)));
  const self = new Map<number, number>();
  for (const [at, id] of samples.entries()) self.set(id, (self.get(id) ?? 0) + (timeDeltas[at] ?? 0));
  const found = new Map<string, { self: number; whole: number }>();
  const entry = (name: string) => {
    const known = found.get(name) ?? { self: 0, whole: 0 };
    found.set(name, known);
    return known;
  };
  let total = 0;
  for (const [id, time] of self) {
    const node = byId.get(id);
    if (node === undefined || isNotOfWork(node)) continue;
    total += time;
    entry(nameOf(node)).self += time;
    const seen = new Set<string>();
    for (let at: number | undefined = id; at !== undefined; at = parents.get(at)) {
      const above = byId.get(at);
      if (above === undefined || notWork.has(above.callFrame.functionName)) continue;
      const name = nameOf(above);
      if (!seen.has(name)) entry(name).whole += time;
      seen.add(name);
    }
  }
  return [...found].map(([name, times]) => ({ name, self: times.self / total, whole: times.whole / total }));
}

/** Waiting, and the start of the profile itself. */
function isNotOfWork({ callFrame: { functionName, url } }: Profiler.ProfileNode): boolean {
  return functionName === '(idle)' || url === 'node:inspector';
}

function nameOf({ callFrame: { functionName, url, lineNumber } }: Profiler.ProfileNode): string {
  const name = functionName === '' ? '(anonymous)' : functionName;
  if (url === '') return name;
  const file = url.startsWith('file:') ? path.relative(root, new URL(url).pathname) : url;
  return `${name} ${file}:${lineNumber + 1}`;
}
