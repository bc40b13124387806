import { listText } from '#content/nb/list.ts';
import type { ArticleLabel } from '#domain/article/labels.ts';
import { LabelBadge, type LabelBadgeProps } from '#ui/components/label-badge/label-badge.tsx';
import styles from './article-card.module.css';

/** At most two, the campaign's first (ENT-21, ENT-15). */
export function CardLabels({ labels }: { readonly labels: readonly ArticleLabel[] }) {
  if (labels.length === 0) return null;
  return (
    <span className={styles.labels}>
      {labels.map((label) => (
        <LabelBadge key={label.kind} look={lookOf(label)}>
          {wordsOf(label)}
        </LabelBadge>
      ))}
    </span>
  );
}

function lookOf(label: ArticleLabel): NonNullable<LabelBadgeProps['look']> {
  if (label.kind === 'only-collect') return 'outline';
  if (label.kind === 'custom' || label.type === 'multi') return 'neutral';
  return label.type === 'club' ? 'member' : 'sale';
}

function wordsOf(label: ArticleLabel): string {
  if (label.kind === 'custom') return label.text;
  if (label.kind === 'only-collect') return listText.card.onlyCollect;
  if (label.percent !== null) return listText.card.percentOff(label.percent);
  return label.text ?? (label.type === 'club' ? listText.card.clubPrice : listText.card.offer);
}
