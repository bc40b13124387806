import { pagesText as text } from '#content/nb/desk/editorial/page-texts.ts';
import styles from './editor.module.css';
import { Note } from './small-parts.tsx';

/** Told before a text is published; it may be published all the same, as what it leads to may come later. */
export function BrokenLinks({ links }: { readonly links: readonly string[] }) {
  if (links.length === 0) return null;
  return (
    <Note tone="warn">
      {text.brokenLinks(links.length)}
      <ul className={styles.links}>
        {links.map((link) => (
          <li key={link}>{link}</li>
        ))}
      </ul>
    </Note>
  );
}
