import { listText } from '#content/nb/list.ts';
import { cachedMarkup } from '#ui/components/cached-markup/cached-markup.tsx';
import { HydrationStep } from '#ui/components/hydration-step/hydration-step.tsx';
import { Link } from '#ui/components/link/link.tsx';
import { pictureSources } from '#ui/components/picture/picture-sources.ts';
import type { ListTile } from '../../lists/list-page.ts';
import styles from './reading-tile.module.css';

/** Something to read among the cards, as wide as two of them. */
export const ReadingTile = cachedMarkup('tile', ({ tile }: { readonly tile: ListTile }) => {
  const { to, title, minutes, image } = tile;
  return (
    <HydrationStep>
      <li className={styles.place}>
        <Link to={to} className={styles.tile}>
          {image !== null && (
            <img
              {...pictureSources(image, [480, 640, 960])}
              sizes="(max-width: 1019px) 100vw, 50vw"
              alt=""
              loading="lazy"
              className={styles.picture}
            />
          )}
          <h2 className={styles.title}>{title}</h2>
          <span>{listText.readGuide(minutes)}</span>
        </Link>
      </li>
    </HydrationStep>
  );
});
