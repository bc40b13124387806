import { shippedVariants } from '#server/brands/shipped-variants.ts';
import { tenantOf } from '#server/database/settings/tenant-record.ts';
import { home } from './home.ts';

/** FIX-01: the shop runs as nordvarde; the other variants are there to be chosen (DEC-132). */
const settings = {
  brand_name: 'nordvarde',
  chain_id: 1,
  menu_genders: ['junior', 'dame', 'herre', 'barn', 'uni'],
  search_on_type: 0,
  reviews_auto_approve: 0,
  own_productlines: [1, 2],
  contact: {
    email: 'kundeservice@example.no',
    phone: '15 55 10 10',
    address: 'Storgata 12, 0155 OSLO',
    orgNo: '900 000 015',
    social: [
      { name: 'Facebook', url: 'https://facebook.example/nordvarde' },
      { name: 'X', url: 'https://x.example/nordvarde' },
    ],
  },
  home,
};

export const settingRows = Object.entries(settings).map(([key, value]) => ({ key, value: JSON.stringify(value) }));

export const tenantRows = shippedVariants.map((brand, index) => {
  const { id: _, ...tenant } = tenantOf(brand);
  return { tenant_id: index + 1, ...tenant };
});
