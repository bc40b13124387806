import { Link } from 'react-router';
import { listText } from '#content/nb/list.ts';
import { pictureSources, sourceSet } from '../../components/picture/picture-sources.ts';
import type { ListTile } from '../../routes/list-page.ts';
import styles from './reading-tile.module.css';

/** Something to read among the cards, as wide as two of them. */
export function ReadingTile({ tile }: { readonly tile: ListTile }) {
  const { to, title, minutes, image, imageMobile } = tile;
  return (
    <li className={styles.place}>
      <Link to={to} className={styles.tile}>
        {image !== null && (
          <picture className={styles.picture}>
            <source
              media="(max-width: 1019.98px)"
              srcSet={sourceSet(imageMobile ?? image, [480, 640, 960])}
              sizes="100vw"
            />
            <img {...pictureSources(image, [640, 960, 1440])} sizes="50vw" alt="" loading="lazy" />
          </picture>
        )}
        <h2 className={styles.title}>{title}</h2>
        <span>{listText.readGuide(minutes)}</span>
      </Link>
    </li>
  );
}
