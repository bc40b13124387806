import type { PageRecord } from '#contract/page.ts';
import { notFound, type Reply, success } from '#contract/reply.ts';
import type { Page, Pages } from '#server/ports/content/pages.ts';
import type { PictureDescription, Pictures, ScenePicture } from '#server/ports/content/pictures.ts';

export function readPage(
  pages: Pages,
  pictures: Pick<Pictures, 'addressOf'>,
  palette: ScenePicture['palette'],
  { slug }: { slug: string },
): Reply<PageRecord> {
  const page = pages.find(slug);
  if (page === undefined) return notFound();
  const { picture, ...record } = page;
  return success({
    ...record,
    html: withDrawings(record.html, pictures),
    imageKind: picture.kind === 'scene' ? 'scene' : 'thing',
    image: pictures.addressOf(describe(picture, palette, { width: 1440, height: 420 })),
    imageMobile: pictures.addressOf(describe(picture, palette, { width: 780, height: 520 })),
  });
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
