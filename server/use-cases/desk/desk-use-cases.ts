import type { DeskCall } from '#contract/desk/endpoints.ts';
import { blogUseCases } from './blog/blog-use-cases.ts';
import { campaignUseCases } from './campaigns/campaign-use-cases.ts';
import { codeUseCases } from './codes/code-use-cases.ts';
import { counterUseCases } from './counter/counter-use-cases.ts';
import { customersUseCases } from './customers/customers-use-cases.ts';
import type { DeskUseCase } from './desk-use-case.ts';
import { editingUseCases } from './editing/editing-use-cases.ts';
import { goodsUseCases } from './goods/goods-use-cases.ts';
import { healthUseCases } from './health/health-use-cases.ts';
import { homeUseCases } from './home/home-use-cases.ts';
import { importUseCases } from './imports/import-use-cases.ts';
import { keyUseCases } from './links/key-use-cases.ts';
import { webhookUseCases } from './links/webhook-use-cases.ts';
import { logUseCases } from './log/log-use-cases.ts';
import { menuUseCases } from './menu/menu-use-cases.ts';
import { ordersUseCases } from './orders/orders-use-cases.ts';
import { overviewUseCases } from './overview/overview-use-cases.ts';
import { pagesUseCases } from './pages/pages-use-cases.ts';
import { paletteUseCases } from './palette/palette-use-cases.ts';
import { pollsUseCases } from './polls/polls-use-cases.ts';
import { reportsUseCases } from './reports/reports-use-cases.ts';
import { reviewUseCases } from './reviews/review-use-cases.ts';
import { searchUseCases } from './search/search-use-cases.ts';
import { settingsUseCases } from './settings/settings-use-cases.ts';
import { shopUseCases } from './shops/shop-use-cases.ts';
import { staffUseCases } from './staff/staff-use-cases.ts';
import { undoUseCases } from './undo/undo-use-cases.ts';

/** One use case for each row of the desk's endpoint table; a row without one does not compile. */
export const deskUseCases: { readonly [Call in DeskCall]: DeskUseCase<Call> } = {
  ...menuUseCases,
  ...paletteUseCases,
  ...editingUseCases,
  ...logUseCases,
  ...goodsUseCases,
  ...reviewUseCases,
  ...shopUseCases,
  ...counterUseCases,
  ...undoUseCases,
  ...staffUseCases,
  ...ordersUseCases,
  ...overviewUseCases,
  ...campaignUseCases,
  ...codeUseCases,
  ...importUseCases,
  ...homeUseCases,
  ...pagesUseCases,
  ...blogUseCases,
  ...pollsUseCases,
  ...customersUseCases,
  ...reportsUseCases,
  ...searchUseCases,
  ...keyUseCases,
  ...webhookUseCases,
  ...healthUseCases,
  ...settingsUseCases,
};
