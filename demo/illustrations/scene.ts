import { bjork } from './scenes/bjork.ts';
import { Canvas, type SceneOptions } from './scenes/canvas.ts';
import { fjell } from './scenes/fjell.ts';
import { fjord } from './scenes/fjord.ts';
import { nordlys } from './scenes/nordlys.ts';
import { regn } from './scenes/regn.ts';

const SCENES = { fjord, fjell, bjork, nordlys, regn } as const;

export type SceneName = keyof typeof SCENES;
export const SCENE_NAMES = Object.keys(SCENES) as SceneName[];

export const isSceneName = (name: string): name is SceneName => Object.hasOwn(SCENES, name);

/** A landscape as a standalone svg; the same options always give the same picture. */
export function scene(name: SceneName, options: SceneOptions = {}): string {
  if (!isSceneName(name)) throw new Error(`Unknown scene: ${name}`);
  const canvas = new Canvas(options);
  return canvas.wrap(SCENES[name](canvas, options), options.title);
}
