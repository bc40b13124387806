import { pageTitles } from '#content/nb/desk/pages.ts';
import { Columns } from '../parts/layout/columns.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { QueryState } from '../parts/states.tsx';
import { useQuery } from '../state/use-query.ts';
import { Clerks } from './clerks.tsx';
import { Devices } from './devices.tsx';

/** Who stands at the counters, and at which devices. */
export function CounterPage() {
  const side = useQuery('counterSide', {});
  return (
    <>
      <PageHead title={pageTitles.counter} staleSince={side.staleSince} />
      <QueryState query={side} />
      {side.value !== null && (
        <Columns>
          <Devices side={side.value} onChanged={side.reload} />
          <Clerks side={side.value} onChanged={side.reload} />
        </Columns>
      )}
    </>
  );
}
