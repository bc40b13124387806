import { overviewText as text, todoWords } from '#content/nb/desk/overview.ts';
import type { OverviewAnswer, Todo } from '#contract/desk/overview/schemas.ts';
import { Glyph, type GlyphName } from '../parts/glyph.tsx';
import { LinkButton } from '../parts/layout/link-button.tsx';
import words from '../parts/layout/text.module.css';
import { atTime } from '../parts/times.ts';
import styles from './overview.module.css';

const looks: Readonly<Record<Todo['kind'], { readonly icon: GlyphName; readonly tone: string }>> = {
  import: { icon: 'error', tone: 'error' },
  late: { icon: 'clock', tone: 'warn' },
  unsettled: { icon: 'card', tone: 'warn' },
  mail: { icon: 'mail', tone: 'warn' },
  withdrawn: { icon: 'back', tone: 'info' },
  reviews: { icon: 'star', tone: 'info' },
};

/** What needs somebody, the worst first, each with its one act. */
export function TodoList({ overview }: { readonly overview: OverviewAnswer }) {
  return (
    <section>
      <header className={styles.blockHead}>
        <h2>{text.todo}</h2>
        {overview.doneToday > 0 && <span>{text.doneToday(overview.doneToday)}</span>}
      </header>
      {overview.todo.length === 0 && <p className={words.quiet}>{text.nothing}</p>}
      <ul className={styles.todos}>
        {overview.todo.map((todo) => {
          const { title, detail, act, to } = todoWords(todo, atTime);
          const { icon, tone } = looks[todo.kind];
          return (
            <li key={title} data-tone={tone}>
              <Glyph name={icon} size={20} />
              <div>
                <b>{title}</b>
                <p>{detail}</p>
              </div>
              <LinkButton size="small" to={to} aria-label={`${act}: ${title}`}>
                {act}
              </LinkButton>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
