import pLimit from 'p-limit';
import { type PictureLine, type PicturesAnswer, pictureLine } from '#contract/system/pictures.ts';
import { byLine, type ReadLine, readLines } from '#contract/system/read-lines.ts';
import type { Photo } from '#domain/picture/photo-path.ts';
import { done, type Result } from '#server/ports/result.ts';
import type { PictureFetcher, PictureTargets } from '#server/ports/system/picture-intake.ts';
import type { SystemAudit } from '#server/ports/system/system-audit.ts';
import type { SystemKey } from '#server/ports/system/system-keys.ts';
import { type ArrangeRefusal, orderPictures, removePicture } from '../picture/arrange-pictures.ts';
import { type PlaceRefusal, placePicture } from '../picture/place-picture.ts';
import { type PictureParts, takePicture } from '../picture/take-picture.ts';

type LineResult = PicturesAnswer['results'][number];
type Outcome = Omit<LineResult, 'line'>;

export interface PictureIntakeParts {
  readonly pictures: PictureParts;
  readonly targets: PictureTargets;
  readonly fetcher: PictureFetcher;
  readonly audit: SystemAudit;
}

const fetchedAtOnce = 4;

/** Pictures of articles in their places, as another system says. Lines are done in their order, each by itself. */
export async function placePictures(
  parts: PictureIntakeParts,
  key: Pick<SystemKey, 'id' | 'system'>,
  lines: readonly unknown[],
): Promise<Result<PicturesAnswer, never>> {
  const { good, bad } = readLines(pictureLine, lines);
  const states = await parts.targets.states(good.map(({ value }) => value));
  const fetch = pLimit(fetchedAtOnce);
  const prepared = good.map((line, at) => {
    const state = states[at] ?? 'unknown_article';
    return { line, state, photo: state === 'open' ? fetch(() => photoOf(parts, line)) : Promise.resolve(null) };
  });
  const results: LineResult[] = [...bad];
  for (const { line, state, photo } of prepared) {
    const outcome: Outcome =
      state === 'open' ? await place(parts, line, await photo) : { result: 'refused', code: state };
    results.push({ line: line.line, ...outcome });
  }
  const applied = results.filter(({ result }) => result === 'applied').length;
  if (applied > 0)
    await parts.audit.write({
      key: key.id,
      action: 'system-pictures',
      subject: `system:${key.system}`,
      after: { applied },
    });
  return done({ results: byLine(results) });
}

type Found = Photo | Outcome | null;

/** The photograph a line is about; null: it is about one that stands there. */
async function photoOf({ pictures, fetcher }: PictureIntakeParts, { value }: ReadLine<PictureLine>): Promise<Found> {
  if ('hash' in value)
    return (await pictures.records.find(value.hash)) ?? { result: 'refused', code: 'unknown_picture' };
  if (!('url' in value)) return null;
  const fetched = await fetcher.fetch(value.url);
  if (!fetched.ok) return { result: 'refused', code: 'not_fetched', message: fetched.refusal.says };
  const taken = await takePicture(pictures, fetched.value);
  return taken.ok ? taken.value.photo : { result: 'refused', code: 'not_taken', message: taken.refusal.reason };
}

async function place(
  { pictures: { records } }: PictureIntakeParts,
  { value }: ReadLine<PictureLine>,
  photo: Found,
): Promise<Outcome> {
  const at = { articleId: value.article, colorId: value.color };
  if (photo !== null && 'result' in photo) return photo;
  if ('order' in value) return arranged(await orderPictures(records, at, value.order));
  const there = { ...at, position: value.position };
  if ('remove' in value) return removed(await removePicture(records, there));
  if (photo === null) return { result: 'refused', code: 'unknown_picture' };
  const placed = await placePicture(records, { ...there, photo, alt: value.alt });
  if (!placed.ok) return { result: 'refused', code: codes[placed.refusal.reason] };
  return { result: placed.value === 'placed' ? 'applied' : 'unchanged' };
}

const codes: Readonly<Record<(ArrangeRefusal | PlaceRefusal)['reason'], NonNullable<LineResult['code']>>> = {
  'no-article': 'unknown_article',
  'no-such-position': 'bad_line',
  'no-such-picture': 'no_such_picture',
  'not-every-picture': 'not_every_picture',
};

function arranged(outcome: Result<null, ArrangeRefusal>): Outcome {
  return outcome.ok ? { result: 'applied' } : { result: 'refused', code: codes[outcome.refusal.reason] };
}

/** One that is gone already is as it should be. */
function removed(outcome: Result<null, ArrangeRefusal>): Outcome {
  return !outcome.ok && outcome.refusal.reason === 'no-such-picture' ? { result: 'unchanged' } : arranged(outcome);
}
