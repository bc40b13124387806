import { pathTo } from '#domain/navigation/path-to.ts';
import { menuText } from './menu.ts';

/** UI-31, in this order; which of them is shown is the brand's (DEC-132). */
export const featurePages = [
  { feature: 'support', title: menuText.features.support, to: pathTo('support') },
  { feature: 'maintenance', title: menuText.features.maintenance, to: pathTo('maintenance') },
  { feature: 'about', title: menuText.features.about, to: pathTo('about') },
  { feature: 'info', title: menuText.features.info, to: pathTo('info') },
] as const;

/** Links to other lists than the categories. */
export const menuWays = [
  { title: menuText.campaigns, to: pathTo('campaigns') },
  { title: menuText.bestsellers, to: pathTo('bestsellers') },
  { title: menuText.productLines, to: pathTo('productLines') },
  { title: menuText.shops, to: pathTo('shops') },
  { title: menuText.blog, to: pathTo('blog') },
] as const;
