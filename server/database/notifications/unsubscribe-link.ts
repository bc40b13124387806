import { routePatterns } from '#domain/navigation/routes.ts';

const path = routePatterns.endWatch.replace(':token', '[A-Za-z0-9_-]{43}');
const link = new RegExp(`https?://[^\\s/]+${path}(?![A-Za-z0-9_-])`);

/** Where the reader of a mail can end such mails: the link it shows at its foot. Most mails have none. */
export function unsubscribeLink(text: string): string | null {
  return link.exec(text)?.[0] ?? null;
}
