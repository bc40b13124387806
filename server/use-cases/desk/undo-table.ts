import { undoArticle, undoBulk, undoPictures } from './goods/undo-goods.ts';
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
  'brand-changed': undoBrand,
};
