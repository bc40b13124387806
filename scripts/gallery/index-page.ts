import { escapeHtml } from '#domain/text/escape-html.ts';

/** A picture as it stands in the folder. */
export interface Picture {
  readonly screen: string;
  readonly brand: string;
  readonly width: number;
  readonly file: string;
  /** What is wrong with it. */
  readonly faults: readonly string[];
}

/** One page over all pictures: a screen a section, the brands side by side, one width at a time. Needs no script. */
export function indexPage(pictures: readonly Picture[]): string {
  const widths = [...new Set(pictures.map(({ width }) => width))];
  const screens = [...Map.groupBy(pictures, ({ screen }) => screen)];
  const faulty = pictures.filter(({ faults }) => faults.length > 0).length;
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Gallery</title>
<style>
body { margin: 0; font: 16px/1.5 system-ui, sans-serif; color: #222; background: #eee }
header { position: sticky; top: 0; z-index: 1; display: flex; flex-wrap: wrap; gap: 8px 20px; padding: 12px 20px; background: #fff; border-bottom: 1px solid #ccc }
nav { columns: 200px; padding: 12px 20px }
nav a { display: block }
section { padding: 12px 20px; scroll-margin-top: 60px }
.row { display: grid; grid-template-columns: repeat(auto-fit, minmax(280px, 1fr)); gap: 16px; align-items: start }
figure { margin: 0; background: #fff; border: 1px solid #ccc }
figure.fault { border: 3px solid #b00020 }
figcaption { padding: 6px 10px }
figcaption b { color: #b00020 }
img { display: block; width: 100%; max-height: 1200px; object-fit: cover; object-position: top }
${widths.map((width) => `body:has(#w${width}:checked) figure:not([data-width="${width}"]) { display: none }`).join('\n')}
</style>
<header><strong>Gallery</strong> ${pictures.length} pictures, ${faulty} with faults
<label><input type="radio" name="width"> all widths</label>
${widths.map((width, at) => `<label><input type="radio" name="width" id="w${width}"${at === 0 ? ' checked' : ''}> ${width} px</label>`).join('\n')}
</header>
<nav>${screens.map(([screen]) => `<a href="#${screen}">${screen}</a>`).join('')}</nav>
${screens.map(([screen, all]) => `<section id="${screen}"><h2>${screen}</h2><div class="row">${all.map(figure).join('')}</div></section>`).join('\n')}
</html>
`;
}

function figure({ brand, width, file, faults }: Picture): string {
  const words = faults.map((fault) => `<br><b>${escapeHtml(fault)}</b>`).join('');
  return `<figure data-width="${width}"${faults.length > 0 ? ' class="fault"' : ''}><figcaption>${brand}, ${width} px${words}</figcaption><a href="${file}"><img loading="lazy" src="${file}" alt="${brand} at ${width} px"></a></figure>
`;
}
