import type { ArticleRecord } from '#contract/article.ts';
import { genderIds } from '#domain/navigation/genders.ts';
import { Picture } from '#ui/components/picture/picture.tsx';
import { startLists, useStartList } from '../../data/start-lists.ts';
import { useFrame } from '../use-frame.ts';
import type { GenderEntry } from './menu-entries.ts';
import { MenuLink } from './menu-link.tsx';
import styles from './mobile-menu.module.css';

/** Each gender with one of the chain's own articles for it. */
export function GenderTiles({ genders }: { readonly genders: readonly GenderEntry[] }) {
  const { categories } = useFrame();
  const articles = useStartList(startLists.brandArticles);
  return (
    <ul className={styles.tiles}>
      {genders.map((entry) => {
        const image = imageFor(entry, articles, categories[0]?.id);
        return (
          <li key={entry.to}>
            <MenuLink to={entry.to} className={styles.tile}>
              {entry.title}
              {image !== undefined && (
                <Picture
                  path={image}
                  widths={[160]}
                  sizes="100px"
                  alt=""
                  width={1}
                  height={1}
                  className={styles.goods}
                />
              )}
            </MenuLink>
          </li>
        );
      })}
    </ul>
  );
}

/** Clothes if there are any, as the first category is theirs; else whatever there is. */
function imageFor(
  { gender }: GenderEntry,
  articles: readonly ArticleRecord[],
  categoryId: number | undefined,
): string | undefined {
  const fitting = articles.filter(({ GenderID, Images }) => genderIds[gender].includes(GenderID) && Images.length > 0);
  return (fitting.find(({ MainGroupID }) => MainGroupID === categoryId) ?? fitting[0])?.Images[0];
}
