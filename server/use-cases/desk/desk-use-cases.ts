import type { DeskCall } from '#contract/desk/endpoints.ts';
import { campaignUseCases } from './campaigns/campaign-use-cases.ts';
import { codeUseCases } from './codes/code-use-cases.ts';
import type { DeskUseCase } from './desk-use-case.ts';
import { homeUseCases } from './home/home-use-cases.ts';
import { importUseCases } from './imports/import-use-cases.ts';
import { logUseCases } from './log/log-use-cases.ts';
import { menuUseCases } from './menu/menu-use-cases.ts';
import { paletteUseCases } from './palette/palette-use-cases.ts';

/** One use case for each row of the desk's endpoint table; a row without one does not compile. */
export const deskUseCases: { readonly [Call in DeskCall]: DeskUseCase<Call> } = {
  ...menuUseCases,
  ...paletteUseCases,
  ...logUseCases,
  ...campaignUseCases,
  ...codeUseCases,
  ...importUseCases,
  ...homeUseCases,
};
