import type { ArticlePlan } from '../generator/article-plan.ts';
import type { ArticleContext, Row } from '../generator/article-rows.ts';
import { frontPicture } from '../generator/pictures.ts';
import { readJson } from '../read-json.ts';

interface SocialPost {
  readonly daysAgo: number;
  /** Key of the signature article on the picture. */
  readonly article: string;
  readonly message: string;
  readonly link: string;
}

const drafts = readJson<readonly SocialPost[]>('content/social-posts.json');

export function socialPostRows(plans: readonly ArticlePlan[], { day, seed }: ArticleContext): Row[] {
  return drafts.map(({ daysAgo, article, message, link }, index) => {
    const shown = plans.find((plan) => plan.signature?.key === article);
    return {
      social_post_id: `demo-${index + 1}`,
      message,
      picture: shown ? frontPicture(shown, seed).path : null,
      link,
      created_time: day.at(-daysAgo, 11, 15),
    };
  });
}
