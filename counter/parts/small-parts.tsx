import { oerePriceParts } from '#domain/money/format-money.ts';
import { oere } from '#domain/money/money.ts';
import { classNames } from '#ui/components/class-names.ts';
import styles from './parts.module.css';

export function Avatar({
  initials,
  size,
  chosen = false,
}: {
  readonly initials: string;
  readonly size?: 'small' | 'large';
  readonly chosen?: boolean;
}) {
  return (
    <span className={styles.avatar} data-size={size} data-chosen={chosen} aria-hidden="true">
      {initials}
    </span>
  );
}

/** A place on the shelf where orders wait: B4. */
export function Place({ place, size }: { readonly place: string | null; readonly size?: 'medium' | 'large' }) {
  return (
    <span className={styles.place} data-size={size}>
      {place ?? '–'}
    </span>
  );
}

/** Pieces picked, missing and left, one field each. */
export function PickBar({
  all,
  picked,
  missing,
  label,
}: {
  readonly all: number;
  readonly picked: number;
  readonly missing: number;
  readonly label: string;
}) {
  const fields = Array.from({ length: Math.min(all, 24) }, (_, index) => {
    const piece = Math.floor((index * all) / Math.min(all, 24));
    return piece < picked ? styles.on : piece < picked + missing ? styles.missing : '';
  });
  return (
    <div className={styles.bar} role="img" aria-label={label}>
      {fields.map((field, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the fields have no other name than their place
        <i key={index} className={classNames(field)} />
      ))}
    </div>
  );
}

/** A large amount: whole kroner large, øre raised. */
export function Sum({ amount, size }: { readonly amount: number; readonly size: string }) {
  const { whole, oere: decimals, spoken } = oerePriceParts(oere(amount));
  return (
    <b className={styles.sum} style={{ fontSize: size }}>
      <span aria-hidden="true">
        {whole}
        <sup>{decimals}</sup>
      </span>
      <span className="sr-only">{spoken}</span>
    </b>
  );
}

export function Skeleton({ height }: { readonly height: number }) {
  return <div className={styles.skeleton} style={{ height }} aria-hidden="true" />;
}
