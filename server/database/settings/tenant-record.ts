import type { BrandVariant } from '#brands/brand.ts';
import { tenantColorRoles } from '#contract/brand/color-roles.ts';
import { shippedFont } from '#contract/brand/shipped-fonts.ts';
import type { TenantRecord } from '#contract/tenant.ts';
import type { Queryable } from '../connection/client.ts';

/** The tenant as stored; a brand variant without a row is described by its files (DEC-133). */
export async function tenantRecord(database: Queryable, brand: BrandVariant): Promise<TenantRecord> {
  const rows = await database.query<TenantRecord>(
    `SELECT tenant_id AS id, chain_id, brand_name, display_name, logo_svg, logo_png, header_lines, theme, features
       FROM tenants WHERE brand_name = $1`,
    [brand.name],
  );
  const [stored] = rows;
  if (stored === undefined) return tenantOf(brand);
  // a row from before the feature: the brand variant says it
  return { ...stored, features: { ...tenantOf(brand).features, ...stored.features } };
}

export function tenantOf(brand: BrandVariant): TenantRecord {
  const { maintenance, info, about, support, topLeftSupport, clubGuarantee } = brand.features;
  return {
    id: 1,
    chain_id: 1,
    brand_name: brand.name,
    display_name: brand.displayName,
    logo_svg: `/logo/${brand.name}/${brand.logo.header}.svg`,
    logo_png: `/logo/${brand.name}/${brand.logo.header}.png`,
    header_lines: brand.headerLines,
    theme: {
      name: brand.name,
      colors: Object.fromEntries(tenantColorRoles.map((role) => [role, brand.theme.colors[role]])),
      font: shippedFont(brand.theme.fonts.body).family,
    },
    features: { maintenance, info, about, support, top_left_support: topLeftSupport, club_guarantee: clubGuarantee },
  };
}
