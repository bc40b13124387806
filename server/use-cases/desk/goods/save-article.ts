import { same } from '#domain/editing/merge-fields.ts';
import { done, refused } from '#server/ports/result.ts';
import { deskAct } from '../desk-use-case.ts';
import { writeFields } from './write-fields.ts';
import { writePictures } from './write-pictures.ts';

/**
 * Publishes what was written. Fields that somebody else has changed meanwhile stay theirs; of one that both have changed nothing
 * is written, and both texts are shown (409, with the article as it is).
 */
export const saveArticle = deskAct(
  { call: 'saveArticle', action: 'article-changed' },
  async (tx, { id, changes, pictures, picturesFrom }, { actor }) => {
    const subject = `article:${id}`;
    const article = await tx.goods.lock(id);
    if (article === null) return refused({ code: 'unknown' });
    const isContested = changes.some(
      ({ field, from, to }) => !same(article.values[field], from) && !same(article.values[field], to),
    );
    if (isContested)
      return refused({ code: 'changed', subject, thing: { fields: article.values, version: article.version } });
    const values = Object.fromEntries(changes.map(({ field, to }) => [field, to]));
    const written = await writeFields(tx.goods, { id, article, values, by: actor.member });
    if (!written.ok) return written;
    const { version, before, after } = written.value;
    const arranged =
      pictures === undefined
        ? done(null)
        : await writePictures(tx.goods.pictures, id, { wishes: pictures, seen: picturesFrom });
    if (!arranged.ok) return arranged;
    const changed = Object.keys(after).length + (arranged.value === null ? 0 : 1);
    return done({
      answer: { version, changed },
      audit: [
        { subject, before, after },
        ...(arranged.value === null ? [] : [{ action: 'article-pictures', subject, ...arranged.value }]),
      ],
    });
  },
);
