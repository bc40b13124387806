import type { Query } from '../../state/use-query.ts';
import { Button } from '../button.tsx';
import { EmptyState, QueryState } from '../states.tsx';

export interface ListStateProps {
  readonly query: Query<{ readonly rows: readonly unknown[] }>;
  readonly filters: { readonly isFiltered: boolean; readonly clear: () => void };
  /** What is said where there is nothing, where nothing fits the filters, and on the way back from them. */
  readonly text: { readonly empty: string; readonly noHits: string; readonly clear: string };
}

/** What stands where the rows of a list would. Nothing: they are there. */
export function ListState({ query, filters, text }: ListStateProps) {
  if (query.value === null) return <QueryState query={query} />;
  if (query.value.rows.length > 0) return null;
  if (!filters.isFiltered) return <EmptyState>{text.empty}</EmptyState>;
  return (
    <EmptyState
      act={
        <Button look="outline" onClick={filters.clear}>
          {text.clear}
        </Button>
      }
    >
      {text.noHits}
    </EmptyState>
  );
}
