import { searchText as text } from '#content/nb/desk/search.ts';
import type { DeskAnswer } from '#contract/desk/schemas.ts';
import { groupThousands } from '#domain/money/format-money.ts';
import { Figures } from '../parts/layout/figures.tsx';

export function SearchFigures({ report }: { readonly report: DeskAnswer<'searchReport'> }) {
  const { searches, unfoundShare, unfoundShareBefore, clickShare, position } = report;
  return (
    <Figures
      figures={[
        { name: text.figures.searches, value: groupThousands(searches) },
        {
          name: text.figures.unfound,
          value: unfoundShare === null ? text.none : text.percent(unfoundShare),
          note: unfoundShare === null || unfoundShareBefore === null ? '' : against(unfoundShare, unfoundShareBefore),
        },
        { name: text.figures.clicks, value: clickShare === null ? text.none : text.percent(clickShare) },
        { name: text.figures.position, value: position === null ? text.none : text.place(position) },
      ]}
    />
  );
}

function against(now: number, before: number): string {
  if (Math.abs(now - before) < 0.001) return text.same;
  return now < before ? text.down(before) : text.up(before);
}
