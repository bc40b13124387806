import { frameText } from '#content/nb/frame.ts';
import { listText } from '#content/nb/list.ts';
import { Canonical } from '../../layout/canonical.tsx';
import type { ListPage } from '../../routes/list-page.ts';

interface ListHeadProps {
  readonly page: ListPage;
  readonly chain: string;
}

/** What the document's head says of a list; React moves it there. Filters and sort do not make another page (DEC-17). */
export function ListHead({ page, chain }: ListHeadProps) {
  return (
    <>
      <title>{frameText.documentTitle(page.title, chain)}</title>
      <meta name="description" content={page.lead ?? listText.description(page.title, chain)} />
      <Canonical path={page.canonical} />
      {!page.indexed && <meta name="robots" content="noindex" />}
    </>
  );
}
