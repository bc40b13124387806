import type { Permission } from '#domain/staff/permissions.ts';

/** What can be drafted, by the word before the colon of its subject, and who may; an area adds a line. */
export const draftSubjects: Readonly<Record<string, Permission>> = {
  article: 'goods.edit',
  campaign: 'campaigns.edit',
  home: 'home.edit',
  page: 'pages.edit',
  post: 'blog.edit',
  poll: 'polls.edit',
  search: 'search.edit',
  shop: 'shops.hours',
  brand: 'settings.edit',
  review: 'reviews.answer',
};
