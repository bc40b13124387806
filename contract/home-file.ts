import { z } from 'zod';
import { isOwnPath } from '#domain/navigation/addresses/own-path.ts';
import { slotNames } from './home-slots.ts';

/**
 * The home page as it is written and stored (DEC-20): what `npm run home` takes, and what the settings hold. Pictures are
 * descriptions of what is to be drawn, or the address of a file the shop serves.
 */
const text = (most: number) =>
  z.string('must be text').trim().max(most, `is longer than ${most} characters`).default('');
const neededText = (most: number) =>
  z.string('must be text').trim().min(1, 'is empty').max(most, `is longer than ${most} characters`);

const linkSays = "must be an address of the shop ('/klaer/jakker') or begin with https://";
const link = z
  .string(linkSays)
  .refine((url) => !/\s/.test(url) && (isOwnPath(url) || url.startsWith('https://')), linkSays);

const seed = z.union([z.number(), z.string()], 'must be a number or text').optional();
const colour = z.string('must be a colour, as #1f6675').regex(/^#[0-9a-f]{6}$/i, 'must be a colour, as #1f6675');
const pixels = z.int('must be a number of pixels').min(40, 'is below 40 pixels').max(4000, 'is above 4000 pixels');

const drawnPicture = z.discriminatedUnion(
  'kind',
  [
    z.strictObject({
      kind: z.literal('drawing'),
      type: z.string('must name a drawing'),
      variant: z.string('must be text').optional(),
      cut: z.enum(['herre', 'dame', 'junior', 'barn'], 'must be herre, dame, junior or barn').optional(),
      seed: z.union([z.number(), z.string()], 'must be a number or text').default(1),
      color: colour,
      accent: colour,
      view: z.enum(['front', 'back', 'detail'], 'must be front, back or detail').optional(),
    }),
    z.strictObject({
      kind: z.literal('scene'),
      name: z.string('must name a scene'),
      palette: z.enum(['nordvarde', 'stabel', 'tumle'], 'must be nordvarde, stabel or tumle'),
      width: pixels,
      height: pixels,
      seed,
      at: z.record(z.string(), z.union([z.number(), z.array(z.number())])).optional(),
    }),
    z.strictObject({
      kind: z.enum(['pallet', 'newspaper', 'map']),
      brand: z.enum(['nordvarde', 'stabel', 'tumle'], 'must be nordvarde, stabel or tumle'),
    }),
  ],
  'must have a kind: drawing, scene, pallet, newspaper or map',
);
const pictureSays = "must be null, the address of a file ('/bilder/…'), or a picture to draw with its kind";
const pictureFile = z.string(pictureSays).regex(/^\/(?!\/)\S+$/, pictureSays);
const picture = z
  .unknown()
  .transform((given, context) => {
    if (given === null || given === undefined) return null;
    const read = typeof given === 'string' ? pictureFile.safeParse(given) : drawnPicture.safeParse(given);
    if (read.success) return read.data;
    for (const { path, message } of read.error.issues) context.addIssue({ code: 'custom', path, message });
    return z.NEVER;
  })
  .default(null);

/** What a photograph shows, for whoever does not see it; drawings are decoration. */
const pictureAlt = z.string('must be text').trim().max(140, 'is longer than 140 characters').optional();

const slot = z.strictObject({
  image: picture,
  imageAlt: pictureAlt,
  imageMobile: picture,
  title: neededText(120),
  text: text(300),
  url: link,
  highlight: text(12),
  articleId: z
    .int('must be the number of an article')
    .positive('must be the number of an article')
    .nullable()
    .default(null),
});
const hero = z.strictObject(
  {
    title: neededText(120),
    text: text(300),
    caption: text(80),
    links: z
      .array(z.strictObject({ text: neededText(60), url: link }), 'must be a list of {text, url}')
      .max(3, 'holds at most three links')
      .default([]),
    image: picture,
    imageMobile: picture,
    imageAlt: pictureAlt,
  },
  { error: (issue) => (issue.code === 'invalid_type' ? 'must be there, with a title at least' : undefined) },
);

/** One page: the hero and the slots that are used; a slot left out, or null, closes up. */
export const homeFile = z.strictObject({
  hero,
  slots: z.partialRecord(z.enum(slotNames), slot.nullable()).default({}),
});

/** What a file says that it may not, one line each, with where it stands; empty when it is good. */
export function homeFileFaults(value: unknown): string[] {
  const read = homeFile.safeParse(value);
  if (read.success) return [];
  return read.error.issues.map((issue) => {
    const where = issue.path.join('.') || 'the file';
    return `${where}: ${issue.code === 'unrecognized_keys' ? unknownKeys(issue.keys, where) : issue.message}`;
  });
}

function unknownKeys(keys: readonly string[], where: string): string {
  const known = where === 'slots' ? `; the slots are ${slotNames.join(', ')}` : '';
  return `there is no ${keys.join(', ')} here${known}`;
}

/** What lies in the settings may be older than these rules: a part that does not keep them is left out of the page. */
const tolerantPage = {
  hero: hero.catch({ title: '', text: '', caption: '', links: [], image: null, imageMobile: null }),
  slots: z.object(Object.fromEntries(slotNames.map((name) => [name, slot.nullable().catch(null)]))).catch({}),
};
const tolerantHome = z.object({
  ...tolerantPage,
  previews: z.record(z.string(), z.object(tolerantPage)).catch({}),
});

export const readStoredHome = (value: unknown): StoredHome => tolerantHome.parse(value ?? {});

export type HomeFile = z.infer<typeof homeFile>;
export type HomeFilePicture = Exclude<z.infer<typeof picture>, null>;
export type HomeFileSlot = z.infer<typeof slot>;
export interface StoredHome extends HomeFile {
  readonly previews: Readonly<Record<string, HomeFile>>;
}
