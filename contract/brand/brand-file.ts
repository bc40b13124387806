import { z } from 'zod';
import { colorRoles, tintedRoles } from './color-roles.ts';
import { fontNames } from './shipped-fonts.ts';
import { themeShapes, themeTokenNames } from './theme-shapes.ts';

/**
 * A brand variant as a chain writes it: `brand.json` of its folder (docs/brands.md). What a chain may leave out has a
 * default here; a misspelt name is a fault and not a silence.
 */
const words = (most: number) =>
  z.string('must be text').trim().min(1, 'is empty').max(most, `is longer than ${most} characters`);
const colour = z.string('must be a colour, as #1f6675').regex(/^#[0-9a-f]{6}$/i, 'must be a colour, as #1f6675');
const tint = z
  .string('must be a colour')
  .regex(/^(#[0-9a-f]{6}|rgb\([\d\s./%]+\))$/i, 'must be a colour, as #1f6675 or rgb(31 102 117 / 0.1)');
/** Goes into a sheet within the page: it can end no declaration, fetch nothing and close no element. */
const token = z
  .string('must be text')
  .min(1, 'is empty')
  .max(300, 'is longer than 300 characters')
  .regex(
    /^(?!.*(?:url|image|expression)\s*\()[^;{}<>@\\]*$/i,
    'must be one value of CSS, without ; { } < > @ \\ and url()',
  );
const address = z.url({ protocol: /^https$/, error: 'must begin with https://' });
const menuPath = z.string().regex(/^\/[\w\-/%æøåÆØÅ.?=&]{0,200}$/, 'must be an address of the shop, as /kampanjer');
const menuTarget = z.union(
  [menuPath, address],
  'must be an address of the shop, as /kampanjer, or begin with https://',
);

const colors = z.strictObject(
  Object.fromEntries(
    colorRoles.map((role) => [role, (tintedRoles as readonly string[]).includes(role) ? tint : colour]),
  ) as Record<(typeof colorRoles)[number], typeof colour>,
);

export const brandFile = z.strictObject({
  displayName: words(40),
  /** The company behind the name, as the law wants it on every page. */
  legalName: words(80),
  orgNo: z
    .string('must be text')
    .regex(/^\d{3} ?\d{3} ?\d{3}$/, 'must be nine digits, as 912 345 678')
    .transform((digits) => digits.replace(/^(\d{3}) ?(\d{3}) ?(\d{3})$/, '$1 $2 $3')),
  tagline: words(80),
  /** What the customers' club is called. */
  club: words(40),
  /** UI-33: lines of the header and of the footer. */
  headerLines: z.union([z.literal(1), z.literal(2)], 'must be 1 or 2').default(2),
  /** A folder beside this one whose texts and pages it has too, where it has none of its own. */
  basedOn: z
    .string()
    .regex(/^[a-z0-9-]+$/, 'must name a folder beside this one')
    .nullable()
    .default(null),
  /** CONST-20: what is shown for certain brand variants only. */
  features: z
    .strictObject({
      maintenance: z.boolean().default(true),
      info: z.boolean().default(true),
      about: z.boolean().default(true),
      support: z.boolean().default(true),
      topLeftSupport: z.boolean().default(false),
      /** Members of the club are given five years of guarantee: said only where the chain gives it. */
      clubGuarantee: z.boolean().default(false),
    })
    .prefault({}),
  /** False: neither payment nor login with Vipps, though the shop has the keys. */
  vipps: z.boolean().default(true),
  /** Who the menu is for, in this order; left out: the chain's settings say (npm run settings). */
  menuGenders: z.array(words(20)).min(1, 'is empty').optional(),
  /** The menu as the chain wants it, over the shop's own; entries are named by where they lead. */
  menu: z
    .strictObject({
      /** Those that come first within their part of the menu. */
      order: z.array(menuPath).max(100).default([]),
      hidden: z.array(menuPath).max(100).default([]),
      /** Links of the chain's own, among those to other lists. */
      links: z
        .array(z.strictObject({ title: words(30), url: menuTarget }))
        .max(12)
        .default([]),
    })
    .prefault({}),
  /** What the settings hold until the chain sets its own (DEC-34). */
  contact: z.strictObject({
    email: z.email('must be an e-mail address'),
    phone: words(30),
    address: words(120),
    social: z.array(z.strictObject({ name: words(30), url: address })).default([]),
  }),
  logo: z.strictObject({
    /** Which drawing the header shows: `logo` on a light header, `logo-neg` on a dark one (svg first, then png, UI-23). */
    header: z.enum(['logo', 'logo-neg'], 'must be logo or logo-neg').default('logo'),
    /** The box of both drawings; the png files have twice as many pixels. */
    width: z.int().min(20).max(2000),
    height: z.int().min(10).max(1000),
  }),
  theme: z.strictObject({
    shape: z.enum(themeShapes, `must be ${themeShapes.join(', ')}`).default('soft'),
    fonts: z.strictObject({
      display: z.enum(fontNames, `must be one of ${fontNames.join(', ')}`),
      body: z.enum(fontNames, `must be one of ${fontNames.join(', ')}`),
    }),
    colors,
    tokens: z
      .record(z.string(), token)
      .refine((tokens) => Object.keys(tokens).every((name) => themeTokenNames.has(name)), {
        error: ({ input }) =>
          `there is no ${Object.keys(input as object)
            .filter((name) => !themeTokenNames.has(name))
            .join(', ')}; there are ${[...themeTokenNames].join(', ')}`,
      })
      .default({}),
  }),
});

export type BrandFile = z.infer<typeof brandFile>;

/** Of any file in the folder of a brand variant. */
export type BrandSchema<T> = z.ZodType<T>;

/** What a file says that it may not, one line each, with where it stands. */
export function brandFileFaults(error: z.ZodError): string[] {
  return error.issues.map((issue) => {
    const where = issue.path.join('.') || 'the file';
    return `${where}: ${issue.code === 'unrecognized_keys' ? `there is no ${issue.keys.join(', ')} here` : issue.message}`;
  });
}
