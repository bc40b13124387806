import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type BrandFile, brandFile, brandFileFaults } from '#contract/brand/brand-file.ts';
import type { FontName } from '#contract/brand/shipped-fonts.ts';
import type { ThemeShape } from '#contract/brand/theme-shapes.ts';
import { derivePalette } from '#domain/color/derive-palette.ts';
import { BrandError } from '#server/brands/read-brand-json.ts';
import { logoOf } from './brand-logo.ts';
import { drawMark, toPng } from './draw-logo.ts';

/** What somebody who wants a brand variant is asked. */
export interface BrandAnswers {
  readonly displayName: string;
  readonly legalName: string;
  readonly orgNo: string;
  readonly email: string;
  readonly phone: string;
  readonly address: string;
  readonly color: string;
  readonly accent: string | null;
  readonly display: FontName;
  readonly body: FontName;
  readonly shape: ThemeShape;
  readonly headerLines: 1 | 2;
  /** An svg of the chain's own; null: the name is drawn. */
  readonly logo: string | null;
}

/** Writes the folder of a brand variant that opens a shop as it is. Refuses before anything is written. */
export async function makeBrand(place: string, name: string, answers: BrandAnswers): Promise<string> {
  if (!/^[a-z][a-z0-9-]{1,39}$/.test(name))
    throw new BrandError(`A brand name is small letters, digits and hyphens, as fjellgard; not '${name}'.`);
  const folder = path.join(place, name);
  if (existsSync(folder)) throw new BrandError(`There is a folder ${folder} already.`);
  const drawn = logoOf(answers);
  const read = brandFile.safeParse(fileOf(answers, drawn));
  if (!read.success) throw new BrandError(brandFileFaults(read.error).join('\n'));
  const { colors } = read.data.theme;
  const light = drawn.light(colors);
  const dark = drawn.dark(colors);
  mkdirSync(path.join(folder, 'pages'), { recursive: true });
  const write = (file: string, content: string | Buffer) => writeFileSync(path.join(folder, file), content);
  write('brand.json', json(fileOf(answers, drawn)));
  write('home.json', json(homeOf(answers)));
  write('texts.json', '{}\n');
  write('pages/README.md', pagesReadme);
  write('logo.svg', light);
  write('logo-neg.svg', dark);
  write('logo.png', await toPng(light, drawn.width, drawn.height));
  write('logo-neg.png', await toPng(dark, drawn.width, drawn.height));
  write('mark.svg', drawMark(answers.displayName, answers.shape, colors.brand, colors['on-brand']));
  write('mark-neg.svg', drawMark(answers.displayName, answers.shape, colors['on-deep'], colors.deep));
  return folder;
}

function fileOf(answers: BrandAnswers, { width, height }: { width: number; height: number }): unknown {
  const { displayName, legalName, orgNo, email, phone, address, color, accent, display, body } = answers;
  return {
    displayName,
    legalName,
    orgNo,
    tagline: `Velkommen til ${displayName}`,
    club: `${displayName} kundeklubb`,
    headerLines: answers.headerLines,
    features: {
      maintenance: true,
      info: true,
      about: true,
      support: true,
      topLeftSupport: false,
      clubGuarantee: false,
    },
    contact: { email, phone, address, social: [] },
    logo: { header: 'logo', width, height },
    theme: {
      shape: answers.shape,
      fonts: { display, body },
      colors: derivePalette(color, accent) as BrandFile['theme']['colors'],
      tokens: {},
    },
  };
}

/** The front page until the chain has written its own (docs/home.md). */
function homeOf({ displayName }: BrandAnswers): unknown {
  return {
    hero: {
      title: `Velkommen til ${displayName}`,
      text: 'Se hva butikken din har inne, og hent det når det passer.',
      links: [{ text: 'Finn butikk', url: '/butikker' }],
    },
    slots: {
      storeSearch: { title: 'Hva har butikken din inne?', url: '/butikker' },
    },
  };
}

const pagesReadme = `A Markdown file here stands in for the page of its name in content/nb/pages: om-oss.md, levering.md … See docs/brands.md.
`;

function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
