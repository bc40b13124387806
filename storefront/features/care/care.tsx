import { articleText } from '#content/nb/article.ts';
import { TextLink } from '#ui/components/button/text-link.tsx';
import { CareSymbol } from '#ui/components/icon/care-symbol.tsx';
import styles from './care.module.css';
import { careInstructions } from './care-instructions.ts';

export interface CareProps {
  readonly washLabel: string | null;
  readonly careLabel: string | null;
  /** Where the chain's own guides are; null where it has none. */
  readonly guidesPath: string | null;
}

/** Wash and care: symbols with their words below, then what the chain says of the rest (ENT-24). */
export function Care({ washLabel, careLabel, guidesPath }: CareProps) {
  if (washLabel === null && careLabel === null) return null;
  const instructions = careInstructions(washLabel ?? '');
  const drawn = instructions.filter(({ symbol }) => symbol !== null);
  const said = instructions.filter(({ symbol }) => symbol === null);
  return (
    <section className={styles.care}>
      <h2 className={styles.heading}>{articleText.sections.care}</h2>
      {drawn.length > 0 && (
        <ul className={styles.symbols}>
          {drawn.map(({ symbol, words }) => (
            <li key={words}>
              {symbol !== null && <CareSymbol name={symbol} />}
              {words}
            </li>
          ))}
        </ul>
      )}
      <p className={styles.words}>
        {[...said.map(({ words }) => `${words}.`), careLabel].filter((text) => text !== null).join(' ')}
      </p>
      {guidesPath !== null && drawn.length > 0 && (
        <TextLink to={guidesPath} className={styles.guides}>
          {articleText.careGuides}
        </TextLink>
      )}
    </section>
  );
}
