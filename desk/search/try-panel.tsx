import { useState } from 'react';
import { searchText as text } from '#content/nb/desk/search.ts';
import type { FoundArticle } from '#contract/desk/search/schemas.ts';
import { SearchFilter } from '../parts/filters.tsx';
import { Glyph } from '../parts/glyph.tsx';
import { Badge } from '../parts/layout/badge.tsx';
import { Card } from '../parts/layout/card.tsx';
import words from '../parts/layout/text.module.css';
import { iMay } from '../state/session.ts';
import { useQuery } from '../state/use-query.ts';
import { type Draft, draftQuery } from './draft.ts';
import { DraftForm } from './draft-form.tsx';
import { HitList } from './hit-list.tsx';
import { PinDialog } from './pin-dialog.tsx';
import styles from './search.module.css';
import { useUnpin } from './use-unpin.ts';

export interface TryPanelProps {
  readonly looked: string;
  readonly onLook: (query: string) => void;
  readonly draft: Draft;
  readonly onDraft: (draft: Draft) => void;
  readonly onDone: () => void;
}

/** A search as a shopper makes it, as it is and with the draft. */
export function TryPanel({ looked, onLook, draft, onDraft, onDone }: TryPanelProps) {
  const drafted = draftQuery(draft);
  const hasDraft = Object.keys(drafted).length > 0;
  const look = useQuery('lookSearch', looked.trim() === '' ? null : { query: looked, ...drafted });
  const [pinned, setPinned] = useState<{ readonly article: FoundArticle; readonly place: number } | null>(null);
  const reload = () => {
    look.reload();
    onDone();
  };
  const unpin = useUnpin(reload);
  const { value } = look;
  const shown = value?.drafted ?? value?.now;
  return (
    <aside aria-label={text.panel}>
      <Card flush title={text.panel} aside={hasDraft && <Badge tone="info">{text.withDraft}</Badge>}>
        <div className={styles.body}>
          <SearchFilter label={text.field} value={looked} onChange={onLook} />
          {value !== null && shown !== undefined && (
            <>
              <div className={styles.beforeAfter} role="status">
                <span>
                  <small>{text.now}</small>
                  <b>{text.hits(value.now.hits)}</b>
                </span>
                {value.drafted !== null && (
                  <>
                    <Glyph name="next" />
                    <span>
                      <small>{text.drafted}</small>
                      <b>{text.hits(value.drafted.hits)}</b>
                    </span>
                  </>
                )}
              </div>
              {shown.first.length === 0 && <p className={words.quiet}>{text.noneFound}</p>}
              <HitList
                articles={shown.first}
                onPin={iMay('search.edit') ? (article, place) => setPinned({ article, place }) : null}
                onUnpin={(article) =>
                  void unpin({ ...article, query: value.query, version: article.pinned?.version ?? 0 })
                }
              />
              <p className={words.foot}>{text.pinHint}</p>
            </>
          )}
        </div>
        {iMay('search.edit') && <DraftForm draft={draft} onDraft={onDraft} onDone={reload} />}
      </Card>
      {pinned !== null && value !== null && (
        <PinDialog query={value.query} {...pinned} onClose={() => setPinned(null)} onDone={reload} />
      )}
    </aside>
  );
}
