import { pagesText as text } from '#content/nb/desk/editorial/page-texts.ts';
import { pageTitles } from '#content/nb/desk/pages.ts';
import type { PageRow } from '#contract/desk/pages/schemas.ts';
import { type Column, DataTable } from '../parts/data-table.tsx';
import words from '../parts/layout/text.module.css';
import { PageHead } from '../parts/page-head.tsx';
import { Status } from '../parts/small-parts.tsx';
import { QueryState } from '../parts/states.tsx';
import { atTime } from '../parts/times.ts';
import { Link } from '../routing/link.tsx';
import { goTo } from '../routing/location.ts';
import { useQuery } from '../state/use-query.ts';
import styles from './pages.module.css';

const columns: readonly Column<PageRow>[] = [
  {
    name: 'title',
    head: text.columns.title,
    cell: ({ slug, title }) => (
      <>
        <Link to={`/sider/${slug}`}>
          <b>{title}</b>
        </Link>
        <small className={words.sub}>/{slug}</small>
      </>
    ),
  },
  { name: 'section', head: text.columns.section, cell: ({ section }) => text.sections[section] ?? section },
  {
    name: 'state',
    head: text.columns.state,
    cell: ({ held, legal }) => (
      <span className={styles.states}>
        <Status state={held ? 'go' : 'off'}>{held ? text.held : text.file}</Status>
        {legal && <small>{text.legal}</small>}
      </span>
    ),
  },
  {
    name: 'changed',
    head: text.columns.changed,
    cell: ({ at, by }) => (at === null || by === null ? text.never : text.by(by, atTime(at))),
  },
  { name: 'drafts', head: text.columns.drafts, cell: ({ drafts }) => drafts.join(', ') },
];

export function PagesPage() {
  const list = useQuery('pages', {});
  const rows = list.value?.rows ?? [];
  return (
    <>
      <PageHead title={pageTitles.pages} lead={text.lead} staleSince={list.staleSince} />
      <QueryState query={list} />
      {rows.length > 0 && (
        <DataTable
          label={pageTitles.pages}
          columns={columns}
          rows={rows}
          keyOf={({ slug }) => slug}
          onOpen={({ slug }) => goTo(`/sider/${slug}`)}
        />
      )}
    </>
  );
}
