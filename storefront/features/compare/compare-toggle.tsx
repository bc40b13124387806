import { compareText } from '#content/nb/compare.ts';
import { useStore } from '#storefront/data/store.ts';
import { classNames } from '#ui/components/class-names.ts';
import { Icon } from '#ui/components/icon/icon.tsx';
import { compared, toggleComparedArticle } from './compare-store.ts';
import styles from './compare-toggle.module.css';
import type { CompareToggleProps } from './lazy-compare.tsx';

export interface CompareControlProps extends CompareToggleProps {
  /** `quiet` is an icon that says its word when pointed at; `plain` always says it. */
  readonly look?: 'quiet' | 'plain';
}

export function CompareToggle({ articleId, name, look = 'quiet' }: CompareControlProps) {
  const chosen = useStore(compared).includes(articleId);
  return (
    <button
      type="button"
      className={classNames(styles.toggle, styles[look])}
      aria-pressed={chosen}
      aria-label={compareText.chooseArticle(name)}
      onClick={() => toggleComparedArticle(articleId)}
    >
      <Icon name={chosen ? 'check' : 'split'} size={20} />
      <span className={styles.word}>{compareText.choose}</span>
    </button>
  );
}
