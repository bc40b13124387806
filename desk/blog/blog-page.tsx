import { useState } from 'react';
import { blogDeskText as text } from '#content/nb/desk/editorial/blog.ts';
import { pageTitles } from '#content/nb/desk/pages.ts';
import { postFieldLengths } from '#contract/desk/blog/field-lengths.ts';
import type { PostRow, PostState } from '#contract/desk/blog/schemas.ts';
import { Button } from '../parts/button.tsx';
import { type Column, DataTable } from '../parts/data-table.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { TextField } from '../parts/field.tsx';
import { ChoiceFilter, FilterBar } from '../parts/filters.tsx';
import { GoodsTile } from '../parts/goods-tile.tsx';
import { ListState } from '../parts/layout/list-state.tsx';
import words from '../parts/layout/text.module.css';
import { ListFoot } from '../parts/list-foot.tsx';
import { osloWords } from '../parts/oslo-field.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { Status } from '../parts/small-parts.tsx';
import { Link } from '../routing/link.tsx';
import { goTo } from '../routing/location.ts';
import { useFilters, usePaging } from '../routing/use-filters.ts';
import { iMay } from '../state/session.ts';
import { useAct } from '../state/use-act.ts';
import { useQuery } from '../state/use-query.ts';

const looks = { draft: 'off', planned: 'wait', published: 'ok' } as const satisfies Record<PostState, string>;

const columns: readonly Column<PostRow>[] = [
  {
    name: 'title',
    head: text.columns.title,
    cell: ({ id, title, slug, picture }) => (
      <span className={words.thing}>
        <GoodsTile image={picture} />
        <span>
          <Link to={`/blogg/${id}`}>
            <b>{title}</b>
          </Link>
          <small>/blogg/{slug}</small>
        </span>
      </span>
    ),
  },
  { name: 'categories', head: text.columns.categories, cell: ({ categories }) => categories.join(', ') },
  {
    name: 'state',
    head: text.columns.state,
    cell: ({ state }) => <Status state={looks[state]}>{text.states[state]}</Status>,
  },
  { name: 'at', head: text.columns.at, cell: ({ at, state }) => (state === 'draft' ? '' : osloWords(Date.parse(at))) },
];

export function BlogPage() {
  const filters = useFilters(['state']);
  const { after } = usePaging();
  const list = useQuery('posts', { state: filters.values.state as PostState | undefined, after });
  const [isMaking, setMaking] = useState(false);
  const page = list.value;
  return (
    <>
      <PageHead title={pageTitles.blog} lead={text.lead} staleSince={list.staleSince}>
        {iMay('blog.edit') && <Button onClick={() => setMaking(true)}>{text.make}</Button>}
      </PageHead>
      <FilterBar>
        <ChoiceFilter
          label={text.columns.state}
          value={filters.values.state ?? ''}
          choices={[
            { value: '', name: text.anyState },
            ...Object.entries(text.states).map(([value, name]) => ({ value, name })),
          ]}
          onChange={(state) => filters.set({ state })}
        />
      </FilterBar>
      <ListState query={list} filters={filters} text={text} />
      {page !== null && page.rows.length > 0 && (
        <>
          <DataTable
            label={pageTitles.blog}
            columns={columns}
            rows={page.rows}
            keyOf={({ id }) => id}
            onOpen={({ id }) => goTo(`/blogg/${id}`)}
          />
          <ListFoot page={page} />
        </>
      )}
      {isMaking && <NewPost onClose={() => setMaking(false)} />}
    </>
  );
}

function NewPost({ onClose }: { readonly onClose: () => void }) {
  const [title, setTitle] = useState('');
  const make = useAct('makePost', text.refusals);
  const begin = async () => {
    const answer = await make.run({ title });
    if (answer?.kind === 'done') goTo(`/blogg/${answer.value.id}`);
  };
  return (
    <Dialog
      title={text.make}
      onClose={onClose}
      footer={
        <Button off={title.trim() === '' || make.isRunning} onClick={() => void begin()}>
          {text.makeAct}
        </Button>
      }
    >
      <TextField
        label={text.fieldNames.title ?? ''}
        value={title}
        maxLength={postFieldLengths.title}
        hint={text.makeHint}
        onChange={({ currentTarget }) => setTitle(currentTarget.value)}
      />
    </Dialog>
  );
}
