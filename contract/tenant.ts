import { z } from 'zod';
import { brandTexts } from './brand/brand-texts.ts';
import { slotNames } from './home-slots.ts';
import { noInput } from './wire-values.ts';

/** DEC-133: the theme is delivered as data; its name is not part of the contract. */
export const tenant = z.object({
  id: z.int(),
  chain_id: z.int(),
  brand_name: z.string(),
  display_name: z.string(),
  logo_svg: z.string(),
  logo_png: z.string(),
  header_lines: z.union([z.literal(1), z.literal(2)]),
  theme: z.object({ name: z.string(), colors: z.record(z.string(), z.string()), font: z.string() }),
  features: z.object({
    maintenance: z.boolean(),
    info: z.boolean(),
    about: z.boolean(),
    support: z.boolean(),
    top_left_support: z.boolean(),
    club_guarantee: z.boolean(),
  }),
});

/** DEC-20: a slot of the home grid, or null when it is not used. */
export const homeSlot = z.object({
  image: z.string().nullable(),
  imageMobile: z.string().nullable(),
  /** What a photograph shows; left out where it is decoration. */
  imageAlt: z.string().optional(),
  title: z.string(),
  text: z.string(),
  url: z.string(),
  /** A few characters set very large, '−40 %' (campaign promo). */
  highlight: z.string(),
  /** Article shown with its price tag (product promo). */
  articleId: z.int().nullable(),
});
export const homeContent = z.object({
  hero: z.object({
    title: z.string(),
    text: z.string(),
    image: z.string().nullable(),
    imageMobile: z.string().nullable(),
    imageAlt: z.string().optional(),
    /** Small lettering on the picture, as on a map. */
    caption: z.string(),
    links: z.array(z.object({ text: z.string(), url: z.string() })),
  }),
  slots: z.record(z.enum(slotNames), homeSlot.nullable()),
  /** Pictures of the house that are no slot's own. */
  pictures: z.object({ pallet: z.string(), map: z.string(), signIn: z.string() }),
});

/** DEC-134; secrets never. */
export const settings = z.object({
  brand_name: z.string(),
  chain_id: z.int(),
  menu_genders: z.array(z.string()),
  search_on_type: z.union([z.literal(0), z.literal(1)]),
  reviews_auto_approve: z.union([z.literal(0), z.literal(1)]),
  own_productlines: z.array(z.int()),
  contact: z.object({
    email: z.string(),
    phone: z.string(),
    address: z.string(),
    orgNo: z.string(),
    social: z.array(z.object({ name: z.string(), url: z.string() })),
  }),
  home: homeContent.extend({ previews: z.record(z.string(), homeContent) }),
  /** What the folder of the brand variant says beside the tenant (docs/brands.md). */
  brand: z.object({
    /** The company behind the chain. */
    legal_name: z.string(),
    tagline: z.string(),
    club: z.string(),
    logo_width: z.int(),
    logo_height: z.int(),
    /** The logo for dark ground, where it is not the one of the folder: svg (or pixels), and png. */
    logo_neg: z.object({ drawing: z.string(), pixels: z.string() }).optional(),
    /** The menu as the chain wants it; entries are named by where they lead. */
    menu: z.object({
      order: z.array(z.string()),
      hidden: z.array(z.string()),
      links: z.array(z.object({ title: z.string(), url: z.string() })),
    }),
    /** The chain's own words, where it has any. */
    texts: brandTexts,
  }),
  /** What can be paid with on the web: those that the shop has keys to (DEC-95). */
  payment_methods: z.array(z.string()),
  /** Where customers can log in beside here; left out where it is nowhere. */
  login_methods: z.array(z.string()).optional(),
  reservation_statuses: z.array(z.object({ id: z.int(), name: z.string() })),
});

export const tenantCalls = {
  tenant: { input: noInput, answer: tenant },
  settings: { input: noInput, answer: settings },
};

export type TenantRecord = z.infer<typeof tenant>;
export type HomeSlot = z.infer<typeof homeSlot>;
export type HomeContent = z.infer<typeof homeContent>;
export type SettingsRecord = z.infer<typeof settings>;
