import { shareText } from '#content/nb/share.ts';
import { Icon } from '#ui/components/icon/icon.tsx';
import type { ShareLink } from '#ui/components/share-buttons/share-buttons.tsx';

export interface SharedPage {
  readonly title: string;
  readonly url: string;
  /** The chain's name, for the subject of a mail. */
  readonly chain: string;
}

/** UI-11, DEC-35: two networks and e-mail. */
export function shareLinks({ title, url, chain }: SharedPage): readonly ShareLink[] {
  const link = encodeURIComponent(url);
  const subject = encodeURIComponent(shareText.mailSubject(title, chain));
  return [
    { label: shareText.onFacebook, href: `https://www.facebook.com/sharer/sharer.php?u=${link}`, mark: 'f' },
    {
      label: shareText.onX,
      href: `https://x.com/intent/post?url=${link}&text=${encodeURIComponent(title)}`,
      mark: 'X',
    },
    { label: shareText.byMail, href: `mailto:?subject=${subject}&body=${link}`, mark: <Icon name="mail" size={20} /> },
  ];
}
