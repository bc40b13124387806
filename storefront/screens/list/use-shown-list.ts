import { useEffect, useState } from 'react';
import { cacheList } from '../../lists/list-cache.ts';
import type { ArticleList, ListAnswer, ListData } from '../../lists/list-page.ts';

export interface ShownList {
  /** Null until the first articles of this address are there. */
  readonly list: ArticleList | null;
  /** The articles are not those of the filters shown, but what was there before. */
  readonly outdated: boolean;
  /** More is on its way, and has been for a while. */
  readonly late: boolean;
  readonly failed: boolean;
}

interface Good extends Pick<ListData, 'path' | 'key'> {
  readonly list: ArticleList;
}

/** The articles to show: those asked for, or those that were there while others are late or could not be had. */
export function useShownList(data: ListData): ShownList {
  const answer = useSettled(data.list);
  const [good, setGood] = useState<Good | null>(null);
  const fresh = answer?.ok ? answer : null;
  if (fresh !== null && fresh !== good?.list) setGood({ path: data.path, key: data.key, list: fresh });

  useEffect(() => {
    if (fresh !== null) cacheList(data, fresh);
  }, [data, fresh]);

  const before = good?.path === data.path ? good : null;
  return {
    list: fresh ?? before?.list ?? null,
    outdated: fresh === null && before?.key !== data.key,
    late: answer === null,
    failed: answer !== null && !answer.ok,
  };
}

/** The answer itself; null while it is late. */
function useSettled(list: ListData['list']): ListAnswer | null {
  const [settled, setSettled] = useState<{ of: ListData['list']; answer: ListAnswer } | null>(null);
  useEffect(() => {
    if (!(list instanceof Promise)) return;
    let current = true;
    void list.then((answer) => {
      if (current) setSettled({ of: list, answer });
    });
    return () => {
      current = false;
    };
  }, [list]);
  if (!(list instanceof Promise)) return list;
  return settled?.of === list ? settled.answer : null;
}
