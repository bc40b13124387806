import type { BrandVariant } from '#brands/brand.ts';
import { FolderPictureStore } from '../adapters/pictures-folder/folder-store.ts';
import { S3PictureStore } from '../adapters/pictures-s3/s3-store.ts';
import { sharpProcessor } from '../adapters/pictures-sharp/sharp-processor.ts';
import { StoredPictures } from '../adapters/pictures-stored/stored-pictures.ts';
import type { Database } from '../database/connection/client.ts';
import { pictureRecords } from '../database/pictures/picture-records.ts';
import type { PictureStore } from '../ports/content/picture-store.ts';
import type { Pictures } from '../ports/content/pictures.ts';
import type { PictureSettings } from '../settings/picture-settings.ts';
import type { PictureParts } from '../use-cases/picture/take-picture.ts';
import { openPlaceholders } from './shop-parts.ts';

export function openPictureStore(settings: PictureSettings): PictureStore {
  return settings.kind === 'folder' ? new FolderPictureStore(settings.folder) : new S3PictureStore(settings);
}

/** What takes photographs in: for the import, and for whatever else brings them. */
export function pictureParts(settings: PictureSettings, database: Database): PictureParts {
  return {
    store: openPictureStore(settings),
    processor: sharpProcessor(),
    records: pictureRecords(database),
  };
}

/** The chain's photographs before all other pictures. */
export async function withPhotographs(
  settings: PictureSettings,
  others: Pictures,
  means: { readonly brand: BrandVariant },
): Promise<Pictures> {
  return new StoredPictures({
    store: openPictureStore(settings),
    processor: sharpProcessor(),
    others,
    standIn: (await openPlaceholders(means)).standIn,
    onFailure: (error) => console.error(`Pictures: ${error instanceof Error ? error.message : error}`),
  });
}
