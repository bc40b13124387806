const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;
const month = 30.4375 * day;
const year = 365.25 * day;

/**
 * 'om 2 dager', 'for 3 dager siden' (I18N-06, I18N-07, DEC-141). Own units, as Intl says 'døgn'. Instants in milliseconds.
 */
export function relativeTime(then: number, now: number): string {
  const length = phrase(Math.abs(then - now) / 1000);
  return then > now ? `om ${length}` : `for ${length} siden`;
}

/** Each unit begins a little before it is full, so that 'en dag' is 22 to 36 hours and never '24 timer'. */
function phrase(seconds: number): string {
  if (seconds < 45) return 'noen sekunder';
  if (seconds < 1.5 * minute) return 'ett minutt';
  if (seconds < 45 * minute) return `${count(seconds, minute)} minutter`;
  if (seconds < 1.5 * hour) return 'en time';
  if (seconds < 22 * hour) return `${count(seconds, hour)} timer`;
  if (seconds < 1.5 * day) return 'en dag';
  if (seconds < 26 * day) return `${count(seconds, day)} dager`;
  if (seconds < 1.5 * month) return 'en måned';
  if (seconds < 10.5 * month) return `${count(seconds, month)} måneder`;
  if (seconds < 1.5 * year) return 'ett år';
  return `${count(seconds, year)} år`;
}

function count(seconds: number, unit: number): number {
  return Math.max(2, Math.round(seconds / unit));
}
