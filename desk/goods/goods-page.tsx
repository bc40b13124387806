import { useState } from 'react';
import { goodsText as text } from '#content/nb/desk/goods.ts';
import { pageTitles } from '#content/nb/desk/pages.ts';
import type { GoodsRow } from '#contract/desk/goods/schemas.ts';
import type { DeskRequest } from '#contract/desk/schemas.ts';
import { DataTable } from '../parts/data-table.tsx';
import { ChoiceFilter, FilterBar, SearchFilter } from '../parts/filters.tsx';
import { ListState } from '../parts/layout/list-state.tsx';
import { ListFoot } from '../parts/list-foot.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { goTo } from '../routing/location.ts';
import { useFilters, usePaging } from '../routing/use-filters.ts';
import { iMay } from '../state/session.ts';
import { useQuery } from '../state/use-query.ts';
import { BulkBar, type Chosen, nobody } from './bulk-bar.tsx';
import { goodsColumns } from './goods-columns.tsx';

type Lacks = NonNullable<DeskRequest<'goods'>['lacks']>;

export function GoodsPage() {
  const filters = useFilters(['q', 'group', 'brand', 'gender', 'lacks']);
  const { after } = usePaging();
  const { values } = filters;
  const filter = { ...values, lacks: values.lacks as Lacks | undefined };
  const list = useQuery('goods', { ...filter, after });
  const choices = useQuery('goodsChoices', {});
  const [chosen, setChosen] = useState<Chosen>(nobody);
  const page = list.value;
  const set = (changes: Parameters<typeof filters.set>[0], how?: { replace: boolean }) => {
    setChosen(nobody);
    filters.set(changes, how);
  };
  return (
    <>
      <PageHead title={pageTitles.goods} staleSince={list.staleSince} />
      <FilterBar>
        <SearchFilter label={text.field} value={values.q ?? ''} onChange={(q) => set({ q }, { replace: true })} />
        <ChoiceFilter
          label={text.columns.group}
          value={values.group ?? ''}
          choices={[
            { value: '', name: text.anyGroup },
            ...(choices.value?.groups ?? []).map(({ value, name, depth }) => ({
              value,
              name: `${'\u2003'.repeat(depth)}${name}`,
            })),
          ]}
          onChange={(group) => set({ group })}
        />
        <ChoiceFilter
          label={text.anyBrand}
          value={values.brand ?? ''}
          choices={[{ value: '', name: text.anyBrand }, ...(choices.value?.brands ?? []).map(asChoice)]}
          onChange={(brand) => set({ brand })}
        />
        <ChoiceFilter
          label={text.anyGender}
          value={values.gender ?? ''}
          choices={[{ value: '', name: text.anyGender }, ...(choices.value?.genders ?? []).map(asChoice)]}
          onChange={(gender) => set({ gender })}
        />
        <ChoiceFilter
          label={text.columns.state}
          value={values.lacks ?? ''}
          choices={[
            { value: '', name: text.anything },
            ...Object.entries(text.lacks).map(([value, name]) => ({ value, name })),
          ]}
          onChange={(lacks) => set({ lacks })}
        />
      </FilterBar>
      <ListState query={list} filters={filters} text={text} />
      {page !== null && page.rows.length > 0 && (
        <>
          <DataTable<GoodsRow>
            label={pageTitles.goods}
            columns={goodsColumns}
            rows={page.rows}
            keyOf={({ id }) => id}
            nameOf={({ name }) => name}
            onOpen={({ id }) => goTo(`/varer/${id}`)}
            {...(iMay('goods.edit') && {
              chosen: { keys: chosen.keys, set: (keys) => setChosen({ keys, all: false }) },
            })}
          />
          <ListFoot page={page} />
          <BulkBar
            chosen={chosen}
            onChoose={setChosen}
            page={page}
            filter={filter}
            onDone={() => {
              setChosen(nobody);
              list.reload();
            }}
          />
        </>
      )}
    </>
  );
}

function asChoice({ id, name }: { readonly id: number; readonly name: string }) {
  return { value: String(id), name };
}
