import type { Result } from '#server/ports/result.ts';
import { ConfigError } from '#server/settings/setting-values.ts';
import {
  type ArrangeRefusal,
  orderPictures,
  removePicture,
  setAlt,
} from '#server/use-cases/picture/arrange-pictures.ts';
import { printable } from '../terminal/printable.ts';
import { textTable } from '../terminal/text-table.ts';
import { articleOf, type CommandMeans } from './article-of.ts';

export async function listCommand(means: CommandMeans, [code, ...more]: readonly string[]): Promise<void> {
  if (code === undefined || more.length > 0) throw new ConfigError(means.usage);
  const { article } = await articleOf(means, code, undefined);
  const pictures = await means.parts.records.ofArticle(article.articleId);
  const colorName = (colorId: number | null) =>
    colorId === null ? 'all' : (article.colors.find((color) => color.colorId === colorId)?.names[0] ?? String(colorId));
  console.log(
    textTable([
      ['colour', 'number', 'size', 'look', 'focus', 'hash', 'words'],
      ...pictures.map(({ colorId, position, photo, alt }) => [
        colorName(colorId),
        String(position),
        `${photo.width} × ${photo.height}`,
        photo.look,
        `${photo.focus.x},${photo.focus.y}`,
        photo.hash,
        printable(alt ?? ''),
      ]),
    ]),
  );
}

export async function altCommand(means: CommandMeans, args: readonly string[], color: string | undefined) {
  const [, , ...words] = args;
  const at = await pictureAt(means, args, color);
  const alt = words.join(' ').trim();
  if (alt.length > 500) throw new ConfigError('The words are longer than 500 characters.');
  told(await setAlt(means.parts.records, at, alt === '' ? null : alt), 'Changed.');
}

export async function removeCommand(means: CommandMeans, args: readonly string[], color: string | undefined) {
  if (args.length !== 2) throw new ConfigError(means.usage);
  const at = await pictureAt(means, args, color);
  told(await removePicture(means.parts.records, at), 'Removed; its bytes go with a later purge.');
}

export async function orderCommand(
  means: CommandMeans,
  [code, numbers, ...more]: readonly string[],
  color: string | undefined,
) {
  if (code === undefined || numbers === undefined || more.length > 0) throw new ConfigError(means.usage);
  const { article, colorId } = await articleOf(means, code, color);
  const order = numbers.split(',').map(Number);
  told(await orderPictures(means.parts.records, { articleId: article.articleId, colorId }, order), 'Changed.');
}

export async function lookCommand(
  means: CommandMeans,
  args: readonly string[],
  { color, focus }: { readonly color?: string | undefined; readonly focus?: string | undefined },
) {
  const [, , look, ...more] = args;
  if ((look !== 'stand' && look !== 'fill') || more.length > 0) throw new ConfigError(means.usage);
  const at = await pictureAt(means, args, color);
  const pictures = await means.parts.records.ofArticle(at.articleId);
  const picture = pictures.find(({ colorId, position }) => colorId === at.colorId && position === at.position);
  if (picture === undefined) throw new ConfigError(words['no-such-picture']);
  await means.parts.records.setLook(picture.photo.hash, look, focusOf(focus) ?? picture.photo.focus);
  console.log('Changed.');
}

function focusOf(text: string | undefined): { x: number; y: number } | null {
  if (text === undefined) return null;
  const [, x, y] = /^(\d{1,3}),(\d{1,3})$/.exec(text) ?? [];
  if (x === undefined || Number(x) > 100 || Number(y) > 100)
    throw new ConfigError(`--focus is '${text}', but must be two percentages, from the left and from the top: 50,30.`);
  return { x: Number(x), y: Number(y) };
}

async function pictureAt(means: CommandMeans, [code, number]: readonly string[], color: string | undefined) {
  if (code === undefined || !/^\d{1,2}$/.test(number ?? '')) throw new ConfigError(means.usage);
  const { article, colorId } = await articleOf(means, code, color);
  return { articleId: article.articleId, colorId, position: Number(number) };
}

const words: Readonly<Record<ArrangeRefusal['reason'], string>> = {
  'no-article': 'The article is gone.',
  'no-such-picture': 'There is no such picture: npm run pictures -- list shows colours and numbers.',
  'not-every-picture': 'Name every picture of the colour once, by its number now: 3,1,2.',
};

function told(result: Result<null, ArrangeRefusal>, done: string): void {
  if (!result.ok) throw new ConfigError(words[result.refusal.reason]);
  console.log(done);
}
