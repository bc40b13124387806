import sanitize from 'sanitize-html';

/** What a drawing may be made of: shapes, how they are painted, and nothing that reaches out or acts. */
const elements = [
  ...[
    'svg',
    'g',
    'defs',
    'title',
    'desc',
    'symbol',
    'use',
    'clipPath',
    'mask',
    'linearGradient',
    'radialGradient',
    'stop',
  ],
  ...['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon', 'text', 'tspan'],
];
const attributes = [
  ...['id', 'viewBox', 'xmlns', 'width', 'height', 'preserveAspectRatio', 'transform', 'role', 'aria-label'],
  ...['d', 'x', 'y', 'x1', 'y1', 'x2', 'y2', 'cx', 'cy', 'r', 'rx', 'ry', 'dx', 'dy', 'points', 'pathLength'],
  ...['fill', 'fill-rule', 'fill-opacity', 'clip-rule', 'clip-path', 'mask', 'opacity', 'color'],
  ...[
    'stroke',
    'stroke-width',
    'stroke-linecap',
    'stroke-linejoin',
    'stroke-miterlimit',
    'stroke-dasharray',
    'stroke-opacity',
  ],
  ...[
    'offset',
    'stop-color',
    'stop-opacity',
    'gradientUnits',
    'gradientTransform',
    'clipPathUnits',
    'maskUnits',
    'fx',
    'fy',
  ],
  ...['font-family', 'font-size', 'font-weight', 'letter-spacing', 'text-anchor', 'href', 'xlink:href'],
];
/** Where an address may stand, only to something in the drawing itself. */
const outward = /(?:url\(\s*["']?(?!#)|javascript:|data:|\/\/)/i;

/** A drawing with scripts, links, styles of its own and whatever else does more than draw taken out; null: there is no drawing in it. */
export function cleanSvg(given: string): string | null {
  const text = withoutProlog(withClasses(given));
  if (!/^\s*<svg[\s>]/.test(text)) return null;
  const cleaned = sanitize(text, {
    allowedTags: elements,
    allowedAttributes: { '*': attributes },
    allowedSchemes: [],
    disallowedTagsMode: 'discard',
    nonTextTags: ['script', 'style', 'foreignObject', 'iframe', 'metadata', 'textarea', 'noscript'],
    parser: { xmlMode: true, lowerCaseTags: false, lowerCaseAttributeNames: false },
    transformTags: { '*': (tagName, attribs) => ({ tagName, attribs: inward(attribs) }) },
  }).trim();
  return /^<svg[\s>]/.test(cleaned) && /<(path|rect|circle|ellipse|line|polyline|polygon|text|use)\b/.test(cleaned)
    ? named(cleaned)
    : null;
}

function withoutProlog(text: string): string {
  return text.replace(/^\uFEFF?\s*(?:<\?xml[^>]*\?>|<!--[\s\S]*?-->|<!DOCTYPE[^>[]*(?:\[[\s\S]*?\])?>|\s)*/i, '');
}

function inward(attribs: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(attribs).filter(([name, value]) =>
      name.endsWith('href') ? value.startsWith('#') : name === 'xmlns' || !outward.test(value),
    ),
  );
}

/** Drawing programs paint by classes in a sheet: what such a class says is written onto what has it. */
function withClasses(text: string): string {
  const rules = new Map<string, string>();
  for (const [, sheet = ''] of text.matchAll(/<style[^>]*>(?:<!\[CDATA\[)?([\s\S]*?)(?:\]\]>)?<\/style>/gi)) {
    for (const [, names = '', said = ''] of sheet.matchAll(/([^{}]+)\{([^{}]*)\}/g))
      for (const [, name = ''] of names.matchAll(/\.([\w-]+)/g)) rules.set(name, `${rules.get(name) ?? ''}${said};`);
  }
  return text
    .replace(/\sclass="([^"]*)"/g, (_, names: string) =>
      painted(
        names
          .split(/\s+/)
          .map((name) => rules.get(name) ?? '')
          .join(';'),
      ),
    )
    .replace(/\sstyle="([^"]*)"/g, (_, said: string) => painted(said));
}

function painted(said: string): string {
  const values = new Map(
    said.split(';').flatMap((part) => {
      const [name = '', value = ''] = part.split(':').map((word) => word.trim());
      return attributes.includes(name) && /^[\w#.,()%\s-]+$/.test(value) ? [[name, value] as const] : [];
    }),
  );
  return [...values].map(([name, value]) => ` ${name}="${value}"`).join('');
}

/** As a file of its own it needs its namespace. */
function named(svg: string): string {
  return /^<svg[^>]*\sxmlns=/.test(svg) ? svg : svg.replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"');
}
