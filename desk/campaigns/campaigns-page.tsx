import { useState } from 'react';
import { stateNames, campaignText as text } from '#content/nb/desk/campaigns.ts';
import { pageTitles } from '#content/nb/desk/pages.ts';
import type { CampaignRow, CampaignState } from '#contract/desk/campaigns/schemas.ts';
import { Button } from '../parts/button.tsx';
import { type Column, DataTable } from '../parts/data-table.tsx';
import { ChoiceFilter, FilterBar, SearchFilter } from '../parts/filters.tsx';
import { ListState } from '../parts/layout/list-state.tsx';
import { ListFoot } from '../parts/list-foot.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { Status } from '../parts/small-parts.tsx';
import { Link } from '../routing/link.tsx';
import { goTo } from '../routing/location.ts';
import { useFilters, usePaging } from '../routing/use-filters.ts';
import { iMay } from '../state/session.ts';
import { useQuery } from '../state/use-query.ts';
import { NewCampaign } from './new-campaign.tsx';
import { dayRange, Timeline } from './timeline.tsx';

const looks = { draft: 'new', planned: 'wait', live: 'ok', over: 'off' } as const;
const states = Object.keys(stateNames) as CampaignState[];

const columns: readonly Column<CampaignRow>[] = [
  {
    name: 'name',
    head: text.columns.name,
    cell: ({ id, name }) => (
      <Link to={`/kampanjer/${id}`}>
        <b>{name}</b>
      </Link>
    ),
  },
  { name: 'when', head: text.columns.when, cell: ({ start, end }) => dayRange(start, end) },
  { name: 'goods', head: text.columns.goods, right: true, cell: ({ goods }) => goods },
  {
    name: 'state',
    head: text.columns.state,
    cell: ({ state, hasDraft }) => (
      <>
        <Status state={looks[state]}>{stateNames[state]}</Status>
        {hasDraft && state !== 'draft' && ` · ${text.changed}`}
      </>
    ),
  },
];

export function CampaignsPage() {
  const filters = useFilters(['q', 'state']);
  const { after } = usePaging();
  const { q, state } = filters.values;
  const list = useQuery('campaigns', { q, state: states.find((one) => one === state), after });
  const [making, setMaking] = useState(false);
  return (
    <>
      <PageHead title={pageTitles.campaigns} lead={text.lead} staleSince={list.staleSince}>
        {iMay('campaigns.edit') && <Button onClick={() => setMaking(true)}>{text.make}</Button>}
      </PageHead>
      <Timeline now={Date.now()} />
      <FilterBar>
        <SearchFilter
          label={text.find}
          value={q ?? ''}
          onChange={(typed) => filters.set({ q: typed }, { replace: true })}
        />
        <ChoiceFilter
          label={text.columns.state}
          value={state ?? ''}
          choices={[{ value: '', name: text.anyState }, ...states.map((value) => ({ value, name: stateNames[value] }))]}
          onChange={(chosen) => filters.set({ state: chosen })}
        />
      </FilterBar>
      <ListState query={list} filters={filters} text={text} />
      {list.value !== null && list.value.rows.length > 0 && (
        <>
          <DataTable
            label={pageTitles.campaigns}
            columns={columns}
            rows={list.value.rows}
            keyOf={({ id }) => id}
            onOpen={({ id }) => goTo(`/kampanjer/${id}`)}
          />
          <ListFoot page={list.value} />
        </>
      )}
      {making && <NewCampaign onClose={() => setMaking(false)} />}
    </>
  );
}
