import { Fragment } from 'react';
import { createPortal } from 'react-dom';
import { Link } from '../../routing/link.tsx';
import styles from './crumbs.module.css';

/** Where the way to the page stands; the shell's top has it. */
export const crumbsId = 'crumbs';

export interface Crumb {
  readonly name: string;
  readonly to?: string;
}

/** The way to a page below another, in the top of the window where a page of the menu has its name. */
export function Crumbs({
  label,
  way,
  here,
}: {
  readonly label: string;
  readonly way: readonly Crumb[];
  readonly here: string;
}) {
  const place = document.getElementById(crumbsId);
  if (place === null) return null;
  return createPortal(
    <nav className={styles.crumbs} aria-label={label}>
      {way.map(({ name, to }) => (
        <Fragment key={name}>
          {to === undefined ? <span>{name}</span> : <Link to={to}>{name}</Link>}
          <span aria-hidden="true">/</span>
        </Fragment>
      ))}
      <b title={here}>{here}</b>
    </nav>,
    place,
  );
}
