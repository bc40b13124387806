import { bjork } from './scenes/bjork.ts';
import { Canvas, type SceneOptions } from './scenes/canvas.ts';
import { fjell } from './scenes/fjell.ts';
import { fjord } from './scenes/fjord.ts';
import { nordlys } from './scenes/nordlys.ts';
import { regn } from './scenes/regn.ts';

const SCENES = { fjord, fjell, bjork, nordlys, regn } as const;

export type SceneName = keyof typeof SCENES;
export const SCENE_NAMES = Object.keys(SCENES) as SceneName[];

/** A landscape as a standalone svg; the same options always give the same picture. */
export function scene(name: SceneName, options: SceneOptions = {}): string {
  const draw = SCENES[name];
  if (!draw) throw new Error(`Unknown scene: ${name}`);
  const canvas = new Canvas(options);
  return canvas.wrap(draw(canvas, options), options.title);
}
