import { menuText } from '#content/nb/menu.ts';

/** '/voksen' has no page: it moves on to '/uni' (DEC-14). */
export type ShownGender = keyof typeof menuText.genders;

export const shownGenders = Object.keys(menuText.genders) as readonly ShownGender[];
