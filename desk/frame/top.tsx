import { useState } from 'react';
import { frameText as text } from '#content/nb/desk/frame.ts';
import { roleNames } from '#content/nb/desk/roles.ts';
import { initials } from '#domain/staff/short-names.ts';
import { useStore } from '#ui/browser/use-store.ts';
import { keysOn, turnKeys } from '../keys/keys.ts';
import { IconButton } from '../parts/button.tsx';
import { Glyph } from '../parts/glyph.tsx';
import { crumbsId } from '../parts/layout/crumbs.tsx';
import { Avatar } from '../parts/small-parts.tsx';
import { isConnected } from '../state/connection.ts';
import { chooseScheme, type Scheme, scheme } from '../state/scheme.ts';
import { type Person, signOut } from '../state/session.ts';
import styles from './frame.module.css';

export interface TopProps {
  readonly title: string;
  readonly person: Person;
  readonly onMenu: () => void;
  readonly onPalette: () => void;
}

export function Top({ title, person, onMenu, onPalette }: TopProps) {
  const isOnline = useStore(isConnected);
  return (
    <header className={styles.top}>
      <span className={styles.menuButton}>
        <IconButton icon="menu" label={text.menu} onClick={onMenu} />
      </span>
      <span id={crumbsId} className={styles.way} />
      <b className={styles.crumb}>{title}</b>
      {!isOnline && (
        <span className={styles.offline} role="status">
          {text.noLine}
        </span>
      )}
      <button type="button" className={styles.palette} onClick={onPalette}>
        <Glyph name="search" size={16} />
        <span>{text.palette}</span>
        <kbd>Ctrl K</kbd>
      </button>
      <a className={styles.toShop} href="/" target="_blank" rel="noreferrer">
        {text.toShop} <Glyph name="outside" size={15} />
        <span className="sr-only">{text.newTab}</span>
      </a>
      <PersonMenu person={person} />
    </header>
  );
}

const schemes: readonly { readonly value: Scheme; readonly name: string }[] = [
  { value: 'light', name: text.light },
  { value: 'dark', name: text.dark },
  { value: 'system', name: text.asSystem },
];

function PersonMenu({ person }: { readonly person: Person }) {
  const [open, setOpen] = useState(false);
  const chosen = useStore(scheme);
  const keys = useStore(keysOn);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: closes what its button opened
    <div
      className={styles.person}
      onKeyDown={({ key }) => key === 'Escape' && setOpen(false)}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget as Node | null)) setOpen(false);
      }}
    >
      <button type="button" className={styles.who} aria-expanded={open} onClick={() => setOpen(!open)}>
        <Avatar initials={initials(person.name)} />
        <span>
          {person.name}
          <small>{roleNames[person.role]}</small>
        </span>
      </button>
      {open && (
        <div className={styles.personMenu}>
          <fieldset>
            <legend>{text.scheme}</legend>
            {schemes.map(({ value, name }) => (
              <label key={value}>
                <input type="radio" name="scheme" checked={chosen === value} onChange={() => chooseScheme(value)} />{' '}
                {name}
              </label>
            ))}
          </fieldset>
          <button type="button" aria-pressed={keys} onClick={() => turnKeys(!keys)}>
            {keys ? text.keysOn : text.keysOff}
          </button>
          <button type="button" onClick={() => void signOut()}>
            {text.signOut}
          </button>
        </div>
      )}
    </div>
  );
}
