/** Below this window width the menu is the mobile one (UI-28, CONST-14). */
export const mobileBreakpoint = 1020;

/** The menu scrolls to its top this long after opening (UI-43). */
export const menuScrollDelay = 300;

/** How long 'Link Kopiert!' stays (UI-14, CONST-10). */
export const copyConfirmationTime = 3000;
