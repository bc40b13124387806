import type { PageRecord } from '#contract/page.ts';
import { pageSlug } from '#domain/navigation/page-slugs.ts';
import { type Tagged, tagged } from '#server/ports/cache-tag.ts';
import type { Page, Pages } from '#server/ports/content/pages.ts';
import type { PictureDescription, Pictures, ScenePicture } from '#server/ports/content/pictures.ts';
import { done, type Result, refused, type Unknown } from '#server/ports/result.ts';

export function readPage(
  pages: Pages,
  pictures: Pick<Pictures, 'addressOf'>,
  palette: ScenePicture['palette'],
  { slug }: { slug: string },
): Result<Tagged<PageRecord>, Unknown> {
  const page = pages.find(slug);
  if (page === undefined) return refused({ reason: 'unknown' });
  const listed =
    slug === pageSlug('info') ? pages.all.map(({ slug, title, description }) => ({ slug, title, description })) : [];
  return done(tagged({ ...illustrated(page, pictures, palette), listed }, []));
}

type Illustrated = Omit<PageRecord, 'listed'>;

interface IllustratedBy {
  readonly pictures: Pick<Pictures, 'addressOf'>;
  readonly palette: ScenePicture['palette'];
  readonly shown: Illustrated;
}

/** Most lists point at a guide, and signing the addresses of its pictures is nearly all that reading it takes. */
const known = new WeakMap<Page, IllustratedBy>();

function illustrated(page: Page, pictures: Pick<Pictures, 'addressOf'>, palette: ScenePicture['palette']): Illustrated {
  const before = known.get(page);
  if (before?.pictures === pictures && before.palette === palette) return before.shown;
  const { picture, ...record } = page;
  const shown = {
    ...record,
    html: withDrawings(record.html, pictures),
    imageKind: picture.kind === 'scene' ? ('scene' as const) : ('thing' as const),
    image: pictures.addressOf(describe(picture, palette, { width: 1440, height: 420 })),
    imageMobile: pictures.addressOf(describe(picture, palette, { width: 780, height: 520 })),
  };
  known.set(page, { pictures, palette, shown });
  return shown;
}

/** A scene is drawn for the shape it is shown in; a thing is itself in any shape. */
function describe(
  { kind, name }: Page['picture'],
  palette: ScenePicture['palette'],
  shape: { width: number; height: number },
): PictureDescription {
  if (kind === 'scene') return { kind: 'scene', name, palette, ...shape };
  if (name === 'palletStack') return { kind: 'pallet', brand: palette };
  return drawing(name, '#3f7d8a');
}

function withDrawings(html: string, pictures: Pick<Pictures, 'addressOf'>): string {
  return html.replace(/src="drawing:(\w+):([0-9a-f]{6})"/g, (_, type: string, color: string) => {
    return `src="${pictures.addressOf(drawing(type, `#${color}`))}-card.svg"`;
  });
}

function drawing(type: string, color: string): PictureDescription {
  return { kind: 'drawing', type, seed: 7, color, accent: '#e2602a' };
}
