import { searchText as text } from '#content/nb/desk/search.ts';
import type { DeskAnswer } from '#contract/desk/schemas.ts';
import { groupThousands } from '#domain/money/format-money.ts';
import styles from './search.module.css';

export function SearchFigures({ report }: { readonly report: DeskAnswer<'searchReport'> }) {
  const { searches, unfoundShare, unfoundShareBefore, clickShare, position } = report;
  return (
    <dl className={styles.figures}>
      <Figure name={text.figures.searches} value={groupThousands(searches)} />
      <Figure
        name={text.figures.unfound}
        value={unfoundShare === null ? text.none : text.percent(unfoundShare)}
        foot={unfoundShare === null || unfoundShareBefore === null ? null : against(unfoundShare, unfoundShareBefore)}
      />
      <Figure name={text.figures.clicks} value={clickShare === null ? text.none : text.percent(clickShare)} />
      <Figure name={text.figures.position} value={position === null ? text.none : text.place(position)} />
    </dl>
  );
}

function against(now: number, before: number): string {
  if (Math.abs(now - before) < 0.001) return text.same;
  return now < before ? text.down(before) : text.up(before);
}

function Figure({
  name,
  value,
  foot = null,
}: {
  readonly name: string;
  readonly value: string;
  readonly foot?: string | null;
}) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {value}
        {foot !== null && <small>{foot}</small>}
      </dd>
    </div>
  );
}
