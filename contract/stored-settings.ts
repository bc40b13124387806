import { z } from 'zod';
import { defaultMenuGenders } from '#domain/navigation/genders.ts';

/** DEC-134: what `npm run settings` may change, as it is stored; the home page has a command of its own. */
const zeroOrOne = z.union([z.literal(0), z.literal(1)], 'must be 0 or 1');
const words = (most: number) =>
  z.string('must be text').trim().min(1, 'is empty').max(most, `is longer than ${most} characters`);
const gendersSay = `must be some of ${defaultMenuGenders.join(', ')}, each once`;
const socialSays = 'must be a list as [{"name":"Facebook","url":"https://facebook.example/kjeden"}]';

export const storedSettings = {
  search_on_type: zeroOrOne,
  reviews_auto_approve: zeroOrOne,
  menu_genders: z
    .array(z.enum(defaultMenuGenders, gendersSay), gendersSay)
    .min(1, gendersSay)
    .refine((names) => new Set(names).size === names.length, gendersSay),
  own_productlines: z.array(
    z.int('must be ids of product lines, as 1,2').positive(),
    'must be ids of product lines, as 1,2',
  ),
  'contact.email': z.email('must be an e-mail address'),
  'contact.phone': words(40),
  'contact.address': words(200),
  'contact.orgNo': words(40),
  'contact.social': z.array(
    z.strictObject({ name: words(40), url: z.url({ protocol: /^https$/, error: socialSays }) }, socialSays),
    socialSays,
  ),
} as const;

export type StoredSettingName = keyof typeof storedSettings;

export function isStoredSettingName(name: string): name is StoredSettingName {
  return Object.hasOwn(storedSettings, name);
}
