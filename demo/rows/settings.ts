import type { BrandVariant } from '#brands/brand.ts';
import { shippedVariants } from '#server/brands/shipped-variants.ts';
import { tenantOf } from '#server/database/settings/tenant-record.ts';
import type { Row } from '../generator/article-rows.ts';
import type { DemoDay } from '../generator/demo-day.ts';
import type { StoredHome } from '../home/home-content.ts';
import { nordvardeHome } from '../home/nordvarde.ts';
import { stabelHome } from '../home/stabel.ts';
import { tumleHome } from '../home/tumle.ts';

const homes: Readonly<Record<string, (day: DemoDay) => StoredHome>> = {
  nordvarde: nordvardeHome,
  stabel: stabelHome,
  tumle: tumleHome,
};

/** Product lines each chain calls its own (DEC-59). */
const ownProductLines: Readonly<Record<string, readonly number[]>> = {
  nordvarde: [1, 2],
  stabel: [3, 10, 12, 19],
  tumle: [4, 5, 9],
};

/** Settings by key (DEC-134): what all brand variants share, then what each has of its own. */
export function settingRows(day: DemoDay): Row[] {
  const shared = {
    brand_name: 'nordvarde',
    chain_id: 1,
    menu_genders: ['junior', 'dame', 'herre', 'barn', 'uni'],
    search_on_type: 0,
    reviews_auto_approve: 0,
  };
  return [
    ...rowsOf('*', shared),
    ...shippedVariants.flatMap((brand) =>
      rowsOf(brand.name, {
        own_productlines: ownProductLines[brand.name] ?? [],
        contact: contactOf(brand),
        home: homes[brand.name]?.(day),
      }),
    ),
  ];
}

export function tenantRows(): Row[] {
  return shippedVariants.map((brand, index) => ({ tenant_id: index + 1, ...recordWithoutId(brand) }));
}

function recordWithoutId(brand: BrandVariant): Row {
  const { id: _, ...record } = tenantOf(brand);
  return record;
}

function contactOf({ contact, orgNo }: BrandVariant) {
  return { ...contact, orgNo };
}

/** JSON as text: an array would be taken for an array of the database's. */
function rowsOf(brandName: string, values: Readonly<Record<string, unknown>>): Row[] {
  return Object.entries(values)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ({ brand_name: brandName, key, value: JSON.stringify(value) }));
}
