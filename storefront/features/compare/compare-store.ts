import { compareText } from '#content/nb/compare.ts';
import type { OwnLocalKey } from '#contract/storage-keys.ts';
import { type Compared, readCompared, toggleCompared } from '#domain/compare/compared.ts';
import { raiseAlert } from '#storefront/data/alerts.ts';
import { store } from '#storefront/data/store.ts';
import { localJson } from '#ui/browser/storage/json-storage.ts';
import { watchOtherTabs } from '#ui/browser/storage/tabs.ts';

const key: OwnLocalKey = 'compared';

/** None on the server and until the page has started. */
export const compared = store<Compared>([]);

/** What is stored counts, not what is shown: it may not have been read yet. */
export function toggleComparedArticle(articleId: number): void {
  const next = toggleCompared(stored(), articleId);
  if (next === null) raiseAlert('warning', compareText.full);
  else setCompared(next);
}

export function removeCompared(articleId: number): void {
  setCompared(stored().filter((id) => id !== articleId));
}

export function setCompared(next: Compared): void {
  compared.set(next);
  localJson.write(key, next);
}

export function followCompared(): () => void {
  const takeOver = () => compared.set(stored());
  takeOver();
  return watchOtherTabs([key], takeOver);
}

function stored(): Compared {
  return readCompared(localJson.readText(key));
}
