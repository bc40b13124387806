import { useState } from 'react';
import { pagesText as text } from '#content/nb/desk/editorial/page-texts.ts';
import type { DeskPageAnswer, ListedPageVersion } from '#contract/desk/pages/schemas.ts';
import type { DraftOf } from '../editing/use-draft.ts';
import { Button, TextButton } from '../parts/button.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { Rows, SideList } from '../parts/layout/rows.tsx';
import { PreviewFrame } from '../parts/preview-frame.tsx';
import { QueryState } from '../parts/states.tsx';
import { atTime, dayAndTime } from '../parts/times.ts';
import { useFilters } from '../routing/use-filters.ts';
import { say } from '../state/notice.ts';
import { useQuery } from '../state/use-query.ts';
import type { PageValues } from './page-form.tsx';

export interface PageVersionsProps {
  readonly page: DeskPageAnswer;
  readonly mayEdit: boolean;
  readonly draft: DraftOf<PageValues>;
}

/** Every text of the page that was in the shop. One can be looked at, by its address too, and brought back as a draft. */
export function PageVersions({ page, mayEdit, draft }: PageVersionsProps) {
  const { values, set } = useFilters(['utgave']);
  const open = page.versions.find(({ id }) => String(id) === values.utgave);
  return (
    <SideList id="versions" title={text.versions}>
      {page.versions.length === 0 && <p>{text.noVersions}</p>}
      <Rows>
        {page.versions.map((version, place) => (
          <li key={version.id}>
            <span>
              {version.held ? (version.by ?? '') : text.original} {place === 0 && <b>{text.current}</b>}
              <time dateTime={version.at}>{atTime(version.at)}</time>
            </span>
            <TextButton onClick={() => set({ utgave: String(version.id) })}>
              {text.see}
              <span className="sr-only"> {text.seeNamed(atTime(version.at))}</span>
            </TextButton>
          </li>
        ))}
      </Rows>
      {open !== undefined && (
        <Version page={page} version={open} mayEdit={mayEdit} draft={draft} onClose={() => set({ utgave: '' })} />
      )}
    </SideList>
  );
}

interface VersionProps extends PageVersionsProps {
  readonly version: ListedPageVersion;
  readonly onClose: () => void;
}

function Version({ page: { slug }, version, mayEdit, draft, onClose }: VersionProps) {
  const read = useQuery('pageVersion', { slug, id: version.id });
  // Asked for once: every answer has an address of its own, and the frame would load anew.
  const [address] = useState<{ current: string | null }>({ current: null });
  address.current ??= read.value?.address ?? null;
  const restore = () => {
    if (read.value === null) return;
    draft.setAll(read.value.fields);
    say({ tone: 'done', text: text.restored });
    onClose();
  };
  return (
    <Dialog
      wide
      title={text.versionTitle(dayAndTime(version.at))}
      onClose={onClose}
      {...(mayEdit && { footer: <Button onClick={restore}>{text.restore}</Button> })}
    >
      <QueryState query={read} />
      {address.current !== null && (
        <PreviewFrame
          title={text.versionTitle(dayAndTime(version.at))}
          address={address.current}
          width={1000}
          height={1400}
        />
      )}
    </Dialog>
  );
}
