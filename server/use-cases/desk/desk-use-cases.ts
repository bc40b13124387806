import type { DeskCall } from '#contract/desk/endpoints.ts';
import { customersUseCases } from './customers/customers-use-cases.ts';
import type { DeskUseCase } from './desk-use-case.ts';
import { logUseCases } from './log/log-use-cases.ts';
import { menuUseCases } from './menu/menu-use-cases.ts';
import { ordersUseCases } from './orders/orders-use-cases.ts';
import { overviewUseCases } from './overview/overview-use-cases.ts';
import { paletteUseCases } from './palette/palette-use-cases.ts';
import { reportsUseCases } from './reports/reports-use-cases.ts';

/** One use case for each row of the desk's endpoint table; a row without one does not compile. */
export const deskUseCases: { readonly [Call in DeskCall]: DeskUseCase<Call> } = {
  ...menuUseCases,
  ...paletteUseCases,
  ...logUseCases,
  ...ordersUseCases,
  ...overviewUseCases,
  ...customersUseCases,
  ...reportsUseCases,
};
