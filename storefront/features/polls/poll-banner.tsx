import type { PollRecord } from '#contract/poll.ts';
import { pictureSources, sourceSet } from '#ui/components/picture/picture-sources.ts';
import styles from './poll-card.module.css';

export interface PollBannerProps {
  readonly poll: Pick<PollRecord, 'banner_desktop' | 'banner_mobile'>;
  /** Seen at once on arrival: loaded first. */
  readonly first: boolean;
}

/** ENT-82: one picture for wide windows and one for phones; where there is one alone, both show it. Only for the mood. */
export function PollBanner({ poll: { banner_desktop, banner_mobile }, first }: PollBannerProps) {
  const wide = banner_desktop ?? banner_mobile;
  if (wide === null) return null;
  return (
    <picture className={styles.banner}>
      <source
        media="(max-width: 639.98px)"
        srcSet={sourceSet(banner_mobile ?? wide, [480, 640, 960])}
        sizes="calc(100vw - 32px)"
      />
      <img
        {...pictureSources(wide, [960, 1440, 1920])}
        sizes="(min-width: 1440px) 1360px, 95vw"
        alt=""
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : 'auto'}
        decoding={first ? 'sync' : 'async'}
      />
    </picture>
  );
}
