import { z } from 'zod';
import type { ImportKind } from '../import-kind.ts';
import { liftIds } from '../lift-ids.ts';
import {
  endInstant,
  endInstantOrNone,
  id,
  idOrNone,
  instant,
  kronerOrNone,
  text,
  textOrEmpty,
  textOrNone,
  truth,
  whole,
} from '../values.ts';

const sort = { column: 'sort', value: whole(-1_000_000, 1_000_000), otherwise: 0 };
const labelTypes = ['price', 'percent', 'multi', 'club'] as const;

export const campaigns: ImportKind = {
  name: 'campaigns',
  about: 'Campaigns as content: card and page',
  table: 'campaigns',
  key: ['id'],
  fields: {
    id: { column: 'campaign_id', value: id },
    name: { column: 'name', value: text(200), needed: true },
    shortDescription: { column: 'short_description', value: textOrEmpty(1_000), otherwise: '' },
    description: { column: 'description', value: textOrEmpty(20_000), otherwise: '' },
    start: { column: 'starts_at', value: instant, needed: true },
    end: { column: 'ends_at', value: endInstant, needed: true },
    image: { column: 'image', value: textOrNone(1_000) },
    imageMobile: { column: 'image_mobile', value: textOrNone(1_000) },
    showLabel: { column: 'show_label', value: truth, otherwise: false },
    showImage: { column: 'show_image', value: truth, otherwise: true },
    labelText: { column: 'label_text', value: textOrNone(100) },
    url: { column: 'url', value: textOrNone(1_000) },
    combined: { column: 'combined', value: truth, otherwise: false },
    sort,
  },
  rules: [{ wrong: 'ends_at <= starts_at', says: 'ends before it starts' }],
  undo: {
    newRows: 'deleted',
    stays: {
      when: 'EXISTS (SELECT FROM campaign_articles p WHERE p.campaign_id = there.campaign_id)',
      says: 'has campaign prices by now; take those back first',
    },
  },
  after: (tx) => liftIds(tx, 'campaigns', 'campaign_id'),
};

export const campaignArticles: ImportKind = {
  name: 'campaignarticles',
  about: 'Campaign prices of articles; asked prices stay in the history',
  table: 'campaign_articles',
  key: ['CampaignArticleID'],
  fields: {
    CampaignArticleID: { column: 'campaign_article_id', value: id },
    CampaignID: { column: 'campaign_id', value: idOrNone },
    ArticleID: { column: 'article_id', value: id, needed: true },
    Price: { column: 'price', value: kronerOrNone },
    LabelType: {
      column: 'label_type',
      value: z.enum(labelTypes, `must be one of ${labelTypes.join(', ')}`),
      needed: true,
    },
    LabelData: { column: 'label_data', value: textOrNone(2_000) },
    start: { column: 'starts_at', value: instant, needed: true },
    end: { column: 'ends_at', value: endInstantOrNone },
    sort,
  },
  references: [
    { columns: ['article_id'], table: 'articles', keys: ['article_id'], kind: 'articles' },
    { columns: ['campaign_id'], table: 'campaigns', keys: ['campaign_id'], kind: 'campaigns' },
  ],
  rules: [
    { wrong: 'ends_at <= starts_at', says: 'ends before it starts' },
    { wrong: `price IS NULL AND label_type <> 'multi'`, says: 'has no Price, which only multi may lack' },
    { wrong: 'price = 0', says: 'costs nothing: Price is 0' },
    {
      wrong: 'price > (SELECT a.suggested_price FROM articles a WHERE a.article_id = made.article_id)',
      says: 'has a Price above the SuggestedPrice of its article',
      warns: true,
    },
  ],
  undo: { newRows: 'deleted' },
  after: (tx) => liftIds(tx, 'campaign_articles', 'campaign_article_id'),
};
