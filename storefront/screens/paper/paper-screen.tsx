import { useLoaderData } from 'react-router';
import { campaignsText } from '#content/nb/campaigns.ts';
import { paperText } from '#content/nb/paper.ts';
import type { CampaignRecord } from '#contract/campaign.ts';
import { shortTitle } from '#domain/campaign/content-campaign.ts';
import { pathTo } from '#domain/navigation/path-to.ts';
import { formatDayOfMonth } from '#domain/time/norwegian-dates.ts';
import { osloTime, readOsloInstant } from '#domain/time/oslo.ts';
import { LinkButton } from '#ui/components/button/link-button.tsx';
import { TextLink } from '#ui/components/button/text-link.tsx';
import { EmptyState } from '#ui/components/empty-state/empty-state.tsx';
import { Breadcrumbs } from '../../features/breadcrumbs/breadcrumbs.tsx';
import { Canonical, DocumentTitle } from '../../layout/document-head.tsx';
import { Meta } from '../../layout/head/head-elements.tsx';
import type { PaperData } from './load-paper.ts';
import { PageFlip } from './page-flip.tsx';
import { BackPage, FrontPage, InnerPage } from './paper-pages.tsx';
import styles from './paper-screen.module.css';

/** 'Ukens annonse!' (ENT-36, DEC-135): the week's offers as a paper to leaf through, with the prices of this minute. */
export function PaperScreen() {
  const paper = useLoaderData<PaperData>();
  const title = paper === null ? campaignsText.weeklyAd : shortTitle(paper.campaign);
  const period = paper === null ? null : periodOf(paper.campaign);
  return (
    <div className={`wrap ${styles.screen}`}>
      <DocumentTitle title={title} />
      <Meta name="description" content={paperText.description} />
      <Canonical path={pathTo('paper')} />
      <Breadcrumbs title={title} parents={[{ title: campaignsText.title, to: pathTo('campaigns') }]} />
      {paper === null ? (
        <>
          <h1>{title}</h1>
          <EmptyState title={paperText.none} text={paperText.noneText}>
            <LinkButton to={pathTo('campaigns')}>{paperText.seeCampaigns}</LinkButton>
          </EmptyState>
        </>
      ) : (
        <>
          {/* The front page says it in large letters. */}
          <h1 className="sr-only">{title}</h1>
          <PageFlip
            pages={[
              <FrontPage key="front" title={title} period={period} article={paper.pages.front} />,
              ...paper.pages.inner.map((articles, index) => (
                <InnerPage key={articles[0]?.articleId} title={title} number={index + 2} articles={articles} />
              )),
              <BackPage key="back" number={paper.pages.inner.length + 2} />,
            ]}
          />
          <p className={styles.list}>
            <TextLink to={pathTo('campaign', { id: paper.campaign.id })} iconAfter="next">
              {paperText.asList}
            </TextLink>
          </p>
        </>
      )}
    </div>
  );
}

/** It ends with the day before its end, when that is midnight. */
function periodOf({ start, end }: CampaignRecord): string | null {
  const from = readOsloInstant(start, 'start');
  const to = readOsloInstant(end, 'end');
  if (from === null || to === null) return null;
  return paperText.period(formatDayOfMonth(osloTime(from).date), formatDayOfMonth(osloTime(to - 1).date));
}
