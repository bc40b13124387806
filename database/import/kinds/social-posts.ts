import type { ImportKind } from '../import-kind.ts';
import { instant, linkOrPathOrNone, pictureOrNone, text } from '../values.ts';

export const socialPosts: ImportKind = {
  name: 'socialposts',
  about: 'Posts from social media, as /om-oss shows them',
  table: 'social_posts',
  key: ['id'],
  fields: {
    id: { column: 'social_post_id', value: text(100) },
    message: { column: 'message', value: text(5_000), needed: true },
    picture: { column: 'picture', value: pictureOrNone },
    link: { column: 'link', value: linkOrPathOrNone },
    created_time: { column: 'created_time', value: instant, needed: true },
  },
};
