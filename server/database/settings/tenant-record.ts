import type { BrandVariant } from '#brands/brand.ts';
import { broughtDrawing, drawingAddress } from '#contract/brand/brand-fields.ts';
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
  const own = tenantOf(brand);
  // What the office has changed comes before the row, as it does before the files.
  const held = Object.keys(brand.changes);
  const { theme, features, ...rest } = own;
  const changed = Object.entries(rest).filter(([name]) => held.some((field) => fieldsOfTenant[name]?.test(field)));
  return {
    ...stored,
    ...Object.fromEntries(changed),
    theme: held.some((field) => field.startsWith('theme.')) ? theme : stored.theme,
    // a row from before the feature: the brand variant says it
    features: {
      ...features,
      ...stored.features,
      ...Object.fromEntries(Object.entries(features).filter(([name]) => held.includes(`features.${camel(name)}`))),
    },
  };
}

const fieldsOfTenant: Readonly<Record<string, RegExp>> = {
  display_name: /^displayName$/,
  header_lines: /^headerLines$/,
  logo_svg: /^(drawings\.logo(-neg)?|logo\.header)$/,
  logo_png: /^(drawings\.logo(-neg)?|logo\.header)$/,
};

function camel(name: string): string {
  return name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** Where a logo is, drawn and in pixels: in the folder, or by its hash where one was brought. */
export function logoAddresses({ name, changes }: BrandVariant, logo: 'logo' | 'logo-neg') {
  const brought = broughtDrawing(changes, logo);
  if (brought === null) return { drawing: `/logo/${name}/${logo}.svg`, pixels: `/logo/${name}/${logo}.png` };
  const { hash, kind } = brought;
  return { drawing: drawingAddress(name, `${hash}.${kind}`), pixels: drawingAddress(name, `${hash}.png`) };
}

export function tenantOf(brand: BrandVariant): TenantRecord {
  const { maintenance, info, about, support, topLeftSupport, clubGuarantee } = brand.features;
  const { drawing, pixels } = logoAddresses(brand, brand.logo.header);
  return {
    id: 1,
    chain_id: 1,
    brand_name: brand.name,
    display_name: brand.displayName,
    logo_svg: drawing,
    logo_png: pixels,
    header_lines: brand.headerLines,
    theme: {
      name: brand.name,
      colors: Object.fromEntries(tenantColorRoles.map((role) => [role, brand.theme.colors[role]])),
      font: shippedFont(brand.theme.fonts.body).family,
    },
    features: { maintenance, info, about, support, top_left_support: topLeftSupport, club_guarantee: clubGuarantee },
  };
}
