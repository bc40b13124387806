import { act, read } from '../endpoint.ts';

export const homeEndpoints = {
  home: read('home.see', '/home'),
  saveHome: act('home.edit', '/home/draft'),
  discardHome: act('home.edit', '/home/draft/discard'),
  publishHome: act('home.edit', '/home/draft/publish'),
  /** A page that is planned becomes the draft again. */
  unscheduleHome: act('home.edit', '/home/versions/:id/unschedule'),
  /** A draft of what was once published. */
  restoreHome: act('home.edit', '/home/versions/:id/restore'),
  /** A version as the shop shows it: an address for a frame of the desk. */
  previewHome: act('home.see', '/home/versions/:id/preview'),
} as const;
