import { unknownOrigin } from '../rendered.ts';

/** The shop's own address, for what must be absolute (Open Graph, structured data); '' where the server was not told it. */
export function originOf({ url }: Pick<Request, 'url'>): string {
  const { origin } = new URL(url);
  return origin === unknownOrigin ? '' : origin;
}
