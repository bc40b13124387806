import { undoPost } from './blog/undo-post.ts';
import { undoArticle, undoBulk, undoPictures } from './goods/undo-goods.ts';
import { undoPage } from './pages/undo-pages.ts';
import { undoPoll } from './polls/undo-poll.ts';
import { undoPin, undoStopWord, undoSynonym } from './search/undo-search.ts';
import { undoBrand } from './settings/settings-use-cases.ts';
import { undoShop } from './shops/undo-shops.ts';
import { undoRoleChange } from './staff/undo-role-change.ts';
import type { Undoer } from './undo/undoer.ts';

/** What can be taken back, by the action in the audit log; an area adds a line. Never money, sent mail, erasure or stock. */
export const undoers: Readonly<Record<string, Undoer>> = {
  'staff-role-changed': undoRoleChange,
  'article-changed': undoArticle,
  'field-released': undoArticle,
  'article-pictures': undoPictures,
  'goods-changed': undoBulk,
  'shop-changed': undoShop,
  'synonym-saved': undoSynonym,
  'synonym-removed': undoSynonym,
  'stop-word-saved': undoStopWord,
  'stop-word-removed': undoStopWord,
  'pin-saved': undoPin,
  'pin-buried': undoPin,
  'pin-removed': undoPin,
  'page-published': undoPage,
  'page-released': undoPage,
  'post-changed': undoPost,
  'post-published': undoPost,
  'post-planned': undoPost,
  'post-unpublished': undoPost,
  'post-released': undoPost,
  'poll-changed': undoPoll,
  'poll-closed': undoPoll,
  'brand-changed': undoBrand,
};
