import { useState } from 'react';
import { pageTitles } from '#content/nb/desk/pages.ts';
import { searchViews, searchText as text } from '#content/nb/desk/search.ts';
import type { CountedQuery } from '#contract/desk/search/schemas.ts';
import { Columns } from '../parts/layout/columns.tsx';
import { Segments } from '../parts/layout/segments.tsx';
import { Tabs } from '../parts/layout/tabs.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { QueryState } from '../parts/states.tsx';
import { useFilters } from '../routing/use-filters.ts';
import { useQuery } from '../state/use-query.ts';
import { CountedList } from './counted-list.tsx';
import { type Draft, noDraft } from './draft.ts';
import { PinList } from './pin-list.tsx';
import { SearchFigures } from './search-figures.tsx';
import { TryPanel } from './try-panel.tsx';
import { StopWordList, SynonymList } from './word-lists.tsx';

type View = keyof typeof searchViews;
const views = Object.keys(searchViews) as View[];
const periods = Object.entries(text.periods).map(([value, name]) => ({ value, name }));
const isPeriod = (days: string | undefined): days is keyof typeof text.periods =>
  days !== undefined && days in text.periods;

export function SearchPage() {
  const filters = useFilters(['view', 'days', 'q']);
  const { view: wished, days: written } = filters.values;
  const view = views.find((one) => one === wished) ?? 'unfound';
  const days = isPeriod(written) ? written : '7';
  const report = useQuery('searchReport', { days });
  const [looked, setLooked] = useState('');
  const [draft, setDraft] = useState<Draft>(noDraft);
  const [turn, setTurn] = useState(0);
  const tryQuery = ({ query, leftOut, likely }: CountedQuery) => {
    const unknown = leftOut.find(({ reason }) => reason === 'unknown');
    setLooked(query);
    setDraft({ ...noDraft, word: unknown?.text ?? query, words: likely ?? '' });
  };
  const reload = () => {
    report.reload();
    setTurn((before) => before + 1);
  };
  const { value } = report;
  const counts: Partial<Record<View, number>> =
    value === null
      ? {}
      : {
          unfound: value.nothingFound.length,
          unclicked: value.fewClicks.length,
          synonyms: value.synonyms,
          stopWords: value.stopWords,
          pins: value.pins,
        };
  return (
    <>
      <PageHead title={pageTitles.search} staleSince={report.staleSince}>
        <Segments
          label={text.period}
          chosen={days}
          choices={periods}
          onChoose={(key) => filters.set({ days: key === '7' ? '' : key })}
        />
      </PageHead>
      <Tabs
        label={text.views}
        shown={view}
        tabs={views.map((one) => ({ value: one, name: searchViews[one], count: counts[one] }))}
        onChoose={(one) => filters.set({ view: one === 'unfound' ? '' : one, q: '' })}
      />
      <QueryState query={report} />
      {value !== null && (
        <>
          <SearchFigures report={value} />
          <Columns sides="panel">
            <section>
              {view === 'unfound' && <CountedList rows={value.nothingFound} view={view} onTry={tryQuery} />}
              {view === 'most' && <CountedList rows={value.most} view={view} onTry={tryQuery} />}
              {view === 'unclicked' && <CountedList rows={value.fewClicks} view={view} onTry={tryQuery} />}
              {view === 'synonyms' && <SynonymList key={turn} onEdit={setDraft} onDone={reload} />}
              {view === 'stopWords' && <StopWordList key={turn} onDone={reload} />}
              {view === 'pins' && <PinList key={turn} onLook={setLooked} onDone={reload} />}
            </section>
            <TryPanel looked={looked} onLook={setLooked} draft={draft} onDraft={setDraft} onDone={reload} />
          </Columns>
        </>
      )}
    </>
  );
}
