import { useLoaderData } from 'react-router';
import { campaignsText } from '#content/nb/campaigns.ts';
import { pathTo } from '#domain/navigation/path-to.ts';
import { classNames } from '#ui/components/class-names.ts';
import { EmptyState } from '#ui/components/empty-state/empty-state.tsx';
import { Breadcrumbs } from '../../features/breadcrumbs/breadcrumbs.tsx';
import { Canonical, DocumentTitle } from '../../layout/document-head.tsx';
import { Meta } from '../../layout/head/head-elements.tsx';
import { ListCards } from '../list/list-cards.tsx';
import { useNearShops } from '../list/use-near-shops.ts';
import styles from './browse.module.css';
import { CampaignCard } from './campaign-card.tsx';
import type { CampaignsData } from './load-browse.ts';

/** GEN-13, DEC-25: the campaigns in force, and what is cheaper together (DEC-137). */
export function CampaignsScreen() {
  const { campaigns, combined } = useLoaderData<CampaignsData>();
  const near = useNearShops();
  return (
    <div className={classNames('wrap', styles.screen)}>
      <DocumentTitle title={campaignsText.title} />
      <Meta name="description" content={campaignsText.lead} />
      <Canonical path={pathTo('campaigns')} />
      <Breadcrumbs title={campaignsText.title} />
      <h1>{campaignsText.title}</h1>
      <p className={styles.lead}>{campaignsText.lead}</p>
      {campaigns.length === 0 ? (
        <EmptyState title={campaignsText.none} />
      ) : (
        <ul className={styles.campaigns}>
          {campaigns.map((campaign) => (
            <li key={campaign.id}>
              <CampaignCard campaign={campaign} />
            </li>
          ))}
        </ul>
      )}
      {combined.map(({ id, name, articles }) => (
        <section key={id} className={styles.combined}>
          <h2>{name}</h2>
          <p className={styles.lead}>{campaignsText.combinedHelp}</p>
          <div className={styles.combinedArticles}>
            <ListCards label={name} articles={articles} near={near} level={3} />
          </div>
        </section>
      ))}
    </div>
  );
}
