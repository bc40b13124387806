import { jsonStorage } from './json-storage.ts';

/** Kept as long as the tab: the breadcrumb trail and once-only flags. */
export const sessionJson = jsonStorage(() => window.sessionStorage);
