import path from 'node:path';
import { ConfigError } from './setting-values.ts';

/** Where the chain's photographs lie. */
export const pictureSettingsTable = {
  PICTURES: {
    fallback: '',
    says: "Where the chain's photographs lie: a folder that all processes share, or a bucket of an S3 store as s3+https://host/bucket (docs/pictures.md); empty is the folder photographs below DATA_DIR",
  },
  PICTURES_REGION: { fallback: 'us-east-1', says: "Region of the bucket, as the store's provider names it" },
  PICTURES_KEY_ID: { fallback: '', says: 'Key to the bucket: its id' },
  PICTURES_SECRET: { fallback: '', says: 'Key to the bucket: its secret' },
} as const;

export type PictureSettings =
  | { readonly kind: 'folder'; readonly folder: string }
  | {
      readonly kind: 's3';
      readonly url: string;
      readonly region: string;
      readonly keyId: string;
      readonly secret: string;
    };

export function pictureSettings(
  value: (name: keyof typeof pictureSettingsTable) => string,
  { root, dataDir }: { readonly root: string; readonly dataDir: string },
): PictureSettings {
  const place = value('PICTURES');
  if (!/^[a-z0-9+]{2,}:\/\//i.test(place))
    return { kind: 'folder', folder: place === '' ? path.join(dataDir, 'photographs') : path.resolve(root, place) };
  const url = place.replace(/^s3\+(?=https?:)/i, '').replace(/\/+$/, '');
  if (url === place.replace(/\/+$/, '') || !URL.canParse(url) || new URL(url).pathname === '/')
    throw new ConfigError(`PICTURES is '${place}', but must be a folder, or a bucket as s3+https://host/bucket.`);
  const keyId = value('PICTURES_KEY_ID');
  const secret = value('PICTURES_SECRET');
  if (keyId === '' || secret === '')
    throw new ConfigError('PICTURES is a bucket, so PICTURES_KEY_ID and PICTURES_SECRET must be set.');
  return { kind: 's3', url, region: value('PICTURES_REGION'), keyId, secret };
}
