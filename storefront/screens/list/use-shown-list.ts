import { useEffect, useState } from 'react';
import { cacheList } from '../../lists/list-cache.ts';
import type { ArticleList, ListAnswer, ListData } from '../../lists/list-page.ts';

export interface ShownList {
  /** Null until the first articles of this address are there. */
  readonly list: ArticleList | null;
  /** The articles shown are those of earlier filters. */
  readonly outdated: boolean;
  /** Articles have been loading for a while. */
  readonly late: boolean;
  readonly failed: boolean;
}

interface Good extends Pick<ListData, 'path' | 'key'> {
  readonly list: ArticleList;
}

/**
 * The articles to show: those of the current address, or the earlier ones while they load or when they cannot be
 * loaded.
 */
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

/** The answer; null while it is loading. */
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
