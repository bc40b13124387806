import type { ReactNode } from 'react';
import { filterText } from '#content/nb/filter.ts';
import { listText } from '#content/nb/list.ts';
import { defaultSort, isSortKey, type ListSort, sortKeys } from '#domain/filter/sort.ts';
import { Button } from '#ui/components/button/button.tsx';
import { IconButton } from '#ui/components/button/icon-button.tsx';
import { SelectField } from '#ui/components/field/select-field.tsx';
import styles from './list-header.module.css';

export interface ListHeaderProps {
  /** UI-09: shown when given. */
  readonly title?: string;
  readonly lead?: string | null;
  /** Between the title and the line of controls: ways on. */
  readonly children?: ReactNode;
  readonly filter: {
    readonly chosen: number;
    readonly open: boolean;
    /** Of the panel that stands beside the list. */
    readonly panelId: string | undefined;
    readonly onPress: () => void;
  };
  readonly sort: ListSort;
  /** The name of the list's own order, where it has one: 'Relevans'. */
  readonly ownOrder?: string | undefined;
  readonly onSort: (sort: ListSort) => void;
  /** Articles in the whole list; null before it is known. */
  readonly total: number | null;
  readonly share?: ReactNode;
}

export function ListHeader({
  title,
  lead = null,
  children,
  filter,
  sort,
  ownOrder,
  onSort,
  total,
  share,
}: ListHeaderProps) {
  return (
    <>
      {title !== undefined && <h1 className={styles.title}>{title}</h1>}
      {lead !== null && <p className={styles.lead}>{lead}</p>}
      {children}
      <div className={styles.bar}>
        <Button
          look="dark"
          icon="filter"
          className={styles.filter}
          aria-expanded={filter.open}
          aria-controls={filter.panelId}
          onClick={filter.onPress}
        >
          {filterText.button(filter.chosen)}
        </Button>
        <SortSelect sort={sort} ownOrder={ownOrder} onSort={onSort} />
        <IconButton
          icon={sort?.reverse ? 'down' : 'up'}
          iconSize={20}
          look="framed"
          label={sort?.reverse ? listText.reverseNowDescending : listText.reverseNowAscending}
          disabled={sort === null}
          onClick={() => sort !== null && onSort({ ...sort, reverse: !sort.reverse })}
        />
        {total !== null && <p className={styles.count}>{listText.count(total)}</p>}
        {share !== undefined && <div className={styles.share}>{share}</div>}
      </div>
    </>
  );
}

interface SortSelectProps extends Pick<ListHeaderProps, 'sort' | 'ownOrder' | 'onSort'> {}

const ownOrderKey = 'own';

function SortSelect({ sort, ownOrder, onSort }: SortSelectProps) {
  const options = sortKeys.map((key) => ({ value: key as string, text: listText.sort[key] as string }));
  if (ownOrder !== undefined) options.unshift({ value: ownOrderKey, text: ownOrder });
  return (
    <SelectField
      label={listText.sortLabel}
      labelHidden={true}
      look="pill"
      className={styles.sort}
      options={options}
      value={sort?.key ?? ownOrderKey}
      onChange={({ target }) => {
        const { value } = target;
        onSort(isSortKey(value) ? { key: value, reverse: sort?.reverse ?? defaultSort.reverse } : null);
      }}
    />
  );
}
