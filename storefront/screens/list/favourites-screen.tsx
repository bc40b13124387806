import { alertTitles } from '#content/nb/alerts.ts';
import { favouritesText } from '#content/nb/favourites.ts';
import { listText } from '#content/nb/list.ts';
import { offlineText } from '#content/nb/offline.ts';
import { pathTo } from '#domain/navigation/path-to.ts';
import { useMounted } from '#ui/browser/use-mounted.ts';
import { Alert } from '#ui/components/alert/alert.tsx';
import { LinkButton } from '#ui/components/button/link-button.tsx';
import { classNames } from '#ui/components/class-names.ts';
import { EmptyState } from '#ui/components/empty-state/empty-state.tsx';
import { useStore } from '../../data/store.ts';
import { useCards } from '../../features/article-card/use-cards.ts';
import { favourites } from '../../features/favourites/favourites-store.ts';
import { OfflineNote } from '../../features/offline/offline-note.tsx';
import { DocumentTitle } from '../../layout/document-head.tsx';
import { Meta } from '../../layout/head/head-elements.tsx';
import { ListCards } from './list-cards.tsx';
import styles from './list-screen.module.css';
import { useNearShops } from './use-near-shops.ts';

/** Favourites are stored on this device only, so the server knows none and all is drawn in the browser (DEC-85). */
export function FavouritesScreen() {
  const ids = useStore(favourites);
  const mounted = useMounted();
  const near = useNearShops();
  const { articles: inOrder, awaited, failed } = useCards(ids);
  const articles = inOrder.toReversed(); // the latest choice first
  const none = mounted && awaited === 0 && articles.length === 0 && !failed;
  return (
    <div className={classNames('wrap tall', styles.screen, styles.alone)}>
      <DocumentTitle title={favouritesText.title} />
      <Meta name="robots" content="noindex" />
      <h1>{favouritesText.title}</h1>
      <p className={styles.note}>{favouritesText.onThisDevice}</p>
      <OfflineNote text={offlineText.oldPrices} />
      <div className={styles.columns} aria-busy={awaited > 0}>
        {failed && <Alert kind="error" title={alertTitles.error} text={listText.loadFailed} />}
        {none ? (
          <EmptyState title={favouritesText.empty} text={favouritesText.emptyHelp}>
            <LinkButton look="outline" to={pathTo('bestsellers')}>
              {favouritesText.toGoods}
            </LinkButton>
          </EmptyState>
        ) : (
          <ListCards label={favouritesText.title} articles={articles} near={near} awaited={awaited} late={false} />
        )}
      </div>
    </div>
  );
}
