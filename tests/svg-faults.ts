/** For tests: what is wrong with an svg. Tags must close, attributes be quoted, references lead somewhere. */
export function svgFaults(svg: string): string[] {
  const faults: string[] = [];
  const open: string[] = [];
  const text = svg.replace(
    /<(\/?)([a-zA-Z]+)((?:\s+[\w-]+="[^"<]*")*)\s*(\/?)>/g,
    (_, closing: string, name: string, _attributes: string, empty: string) => {
      if (closing && open.pop() !== name) faults.push(`</${name}> closes nothing`);
      if (!closing && !empty) open.push(name);
      return '';
    },
  );
  if (open.length > 0) faults.push(`left open: ${open.join(' ')}`);
  if (/[<>]/.test(text)) faults.push(`not a tag: ${text.slice(0, 80)}`);
  const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  if (new Set(ids).size !== ids.length) faults.push('an id is used twice');
  for (const [, id] of svg.matchAll(/(?:url\(|href=")#([^")]+)/g))
    if (!ids.includes(id)) faults.push(`no definition ${id}`);
  if (/undefined|NaN|null|\[object/.test(svg)) faults.push('a value is missing');
  return faults;
}
