import path from 'node:path';
import type { OpenPictures } from '#server/composition/shop-parts.ts';
import { sharedSecret } from '#server/database/settings/shared-secret.ts';
import { articleDrawings } from './article-drawings.ts';
import { DrawnPictures } from './drawn-pictures.ts';

/** The drawings as the shop's pictures; the commands that open a demo hand them to the shop. */
export const openDrawnPictures: OpenPictures = async ({ database, brand, dataDir }) =>
  new DrawnPictures({
    articles: articleDrawings(database),
    folder: path.join(dataDir, 'pictures'),
    palette: brand.name,
    secret: await sharedSecret(database, 'pictures'),
  });
