import type { ArticlePicture, PropPicture, ScenePicture } from '#server/ports/content/pictures.ts';

/** Pictures of the home pages, as the design has them: what is drawn, for the shape it is shown in. */
export type HomePicture = ArticlePicture | ScenePicture | PropPicture;

type Place = ScenePicture['at'];

/** Makers of one brand variant's scenes, by slot. */
export function scenesOf(palette: string) {
  const scene = (name: string, width: number, height: number, seed: number, at?: Place): ScenePicture => ({
    kind: 'scene',
    name,
    palette,
    width,
    height,
    seed,
    ...(at && { at }),
  });
  return {
    /** On a phone the words stand above what happens, not beside it. */
    hero: (name: string, seed: number, at?: Place, atMobile = at) => ({
      image: scene(name, 1440, 640, seed, at),
      imageMobile: scene(name, 520, 760, seed, atMobile),
    }),
    wide: (name: string, seed: number, at?: Place) => ({
      image: scene(name, 900, 600, seed, at),
      imageMobile: scene(name, 780, 520, seed, at),
    }),
    square: (name: string, seed: number, at?: Place) => ({
      image: scene(name, 640, 640, seed, at),
      imageMobile: scene(name, 780, 520, seed, at),
    }),
    band: (name: string, seed: number, at?: Place) => ({
      image: scene(name, 1440, 360, seed, at),
      imageMobile: scene(name, 780, 520, seed, at),
    }),
  };
}

/** The same thing in any shape. */
export function thing(
  type: string,
  color: string,
  accent: string,
  seed: number,
  more: Pick<ArticlePicture, 'variant' | 'cut'> = {},
) {
  const image: ArticlePicture = { kind: 'drawing', type, ...more, seed, color, accent, view: 'front' };
  return { image, imageMobile: image };
}

export function prop(kind: PropPicture['kind'], brand: string) {
  const image: PropPicture = { kind, brand };
  return { image, imageMobile: image };
}
