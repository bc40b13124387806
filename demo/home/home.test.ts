import { describe, expect, test } from 'vitest';
import { slotNames } from '#contract/home-slots.ts';
import { resolvePath } from '#domain/navigation/resolve-path.ts';
import { shippedVariants } from '#server/brands/shipped-variants.ts';
import { makeDemoShop } from '../demo-shop.ts';
import { isProductType } from '../illustrations/product.ts';
import { SCENE_NAMES } from '../illustrations/scene.ts';
import { readJson } from '../read-json.ts';
import type { StoredHome, StoredHomeContent } from './home-content.ts';
import { demoTree } from './paths.ts';
import type { HomePicture } from './pictures.ts';

const shop = makeDemoShop({ articles: 400, seed: 'hent', now: '2026-11-15' });
const campaigns = new Map((shop.tables.campaigns ?? []).map((row) => [String(row.campaign_id), row]));
const articles = new Map(shop.plans.map((plan) => [String(plan.id), plan]));
const now = shop.day.at(0, 12);

/** Whether there is something at the path, and not by way of a redirect. */
function leadsSomewhere(url: string): boolean {
  const target = resolvePath(url, demoTree);
  if (target.kind !== 'route') return target.kind === 'category' || target.kind === 'gender';
  if (target.name === 'productById') return articles.get(String(target.params.articleId))?.visible === true;
  const [, id = ''] = /^\/kampanjer\/(\d+)$/.exec(url) ?? [];
  if (id === '') return true;
  const campaign = campaigns.get(id);
  return (
    campaign !== undefined && Number(campaign.starts_at) <= now.getTime() && now.getTime() < Number(campaign.ends_at)
  );
}

function drawable(picture: HomePicture): boolean {
  if (picture.kind === 'drawing') return isProductType(picture.type);
  return picture.kind !== 'scene' || (SCENE_NAMES as readonly string[]).includes(picture.name);
}

function homeOf(brandName: string): StoredHome {
  const row = (shop.tables.settings ?? []).find(({ brand_name, key }) => brand_name === brandName && key === 'home');
  return JSON.parse(String(row?.value));
}

describe.each(shippedVariants.map(({ name }) => name))('the home page of %s', (brandName) => {
  const home = homeOf(brandName);
  const sets: [string, StoredHomeContent][] = [['now', home], ...Object.entries(home.previews)];

  test('DEC-19 there is a winter preview', () => {
    expect(Object.keys(home.previews)).toEqual(['vinter']);
    expect(home.previews.vinter?.hero.title).not.toBe(home.hero.title);
  });

  test.each(sets)(
    'DEC-20 all 17 slots are there (%s), each leads somewhere, each picture can be drawn',
    (_, content) => {
      expect(Object.keys(content.slots).sort()).toEqual([...slotNames].sort());
      const slots = Object.values(content.slots);
      const urls = [...slots.map(({ url }) => url), ...content.hero.links.map(({ url }) => url)];
      expect(urls.filter((url) => !leadsSomewhere(url))).toEqual([]);
      const pictures = [content.hero, ...slots].flatMap(({ image, imageMobile }) => [image, imageMobile]);
      expect(pictures.filter((picture) => picture === null || !drawable(picture))).toEqual([]);
      expect(slots.filter(({ title }) => title === '')).toEqual([]);
    },
  );

  test('the product promo shows an article that costs less than it did', () => {
    const plan = articles.get(String(home.slots.productPromo.articleId));
    expect(plan?.signature?.offer?.price).toBeLessThan(plan?.price ?? 0);
  });
});

test('links of posts, campaigns and blog texts lead somewhere too', () => {
  const posts = readJson<{ link: string }[]>('content/social-posts.json').map(({ link }) => link);
  const ofCampaigns = [...campaigns.values()].flatMap(({ url }) => (url === null ? [] : [String(url)]));
  const inTexts = (shop.tables.blog_posts ?? []).flatMap(({ body }) =>
    [...String(body).matchAll(/href="([^"]+)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&')),
  );
  expect(inTexts.length).toBeGreaterThan(8);
  expect([...posts, ...ofCampaigns, ...inTexts].filter((url) => !leadsSomewhere(url))).toEqual([]);
});

test('blog texts are plain sanitised HTML', () => {
  const tags = (shop.tables.blog_posts ?? []).flatMap(({ body }) =>
    [...String(body).matchAll(/<\/?([a-z0-9]+)/g)].map(([, tag]) => tag),
  );
  expect([...new Set(tags)].sort()).toEqual(['a', 'h2', 'li', 'p', 'strong', 'ul']);
  expect(shop.tables.blog_posts).toHaveLength(10);
});
