import { campaignsText } from '#content/nb/campaigns.ts';
import { listText } from '#content/nb/list.ts';
import type { CampaignRecord } from '#contract/campaign.ts';
import { shortTitle } from '#domain/campaign/content-campaign.ts';
import { readNextPath } from '#domain/navigation/addresses/next-path.ts';
import { pathTo } from '#domain/navigation/path-to.ts';
import { formatWeekdayAndDate } from '#domain/time/norwegian-dates.ts';
import { osloTime, readOsloInstant } from '#domain/time/oslo.ts';
import { classNames } from '#ui/components/class-names.ts';
import { LabelBadge } from '#ui/components/label-badge/label-badge.tsx';
import { Link } from '#ui/components/link/link.tsx';
import { Picture } from '#ui/components/picture/picture.tsx';
import { isThing } from '#ui/components/picture/picture-sources.ts';
import { Tile } from '#ui/components/tile/tile.tsx';
import styles from './browse.module.css';

/** The campaign's own address wins over the list of its articles (DEC-25), as far as it is one of ours. */
export function CampaignCard({ campaign }: { readonly campaign: CampaignRecord }) {
  const { id, description, image, showImage, showLabel, labelText, url, count } = campaign;
  const title = shortTitle(campaign);
  return (
    <article className={styles.campaign}>
      <h2 className={styles.campaignTitle}>
        <Link to={readNextPath(url) ?? pathTo('campaign', { id })} className={styles.campaignLink}>
          {title}
        </Link>
      </h2>
      {showImage && image !== null && (
        <Tile className={styles.campaignTile}>
          <Picture
            path={image}
            widths={[320, 480, 640]}
            sizes="(max-width: 1019.98px) 100vw, 440px"
            alt=""
            width={640}
            height={400}
            fit={isThing(image) ? 'contain' : 'cover'}
            className={classNames(styles.campaignPicture, isThing(image) && styles.goods)}
          />
          {showLabel && labelText !== null && labelText !== title && (
            <span className={styles.campaignLabel}>
              <LabelBadge look={labelText === listText.card.clubPrice ? 'member' : 'sale'}>{labelText}</LabelBadge>
            </span>
          )}
        </Tile>
      )}
      {description !== '' && <p>{description}</p>}
      <p className={styles.count}>{[...until(campaign.end), ...articleCount(count)].join(' · ')}</p>
    </article>
  );
}

/** It ends with that day; one without an end says nothing of it. */
function until(end: string): readonly string[] {
  const instant = readOsloInstant(end, 'end');
  return instant === null ? [] : [campaignsText.until(formatWeekdayAndDate(osloTime(instant - 1).date))];
}

function articleCount(count: number): readonly string[] {
  return count > 0 ? [campaignsText.articleCount(count)] : [];
}
