import { categoryAliases } from './aliases.ts';
import { routeGenders } from './genders.ts';
import { movedPaths } from './redirects.ts';
import { routePatterns } from './routes.ts';

/** First segments that the server itself answers. */
const systemSegments = ['api', 'assets', 'healthz', 'readyz', 'metrics', 'media', 'article', 'uten-nett'];

const firstSegments = [...Object.values(routePatterns), ...movedPaths.keys()]
  .map((path) => path.split('/')[1] ?? '')
  .filter((segment) => segment !== '' && !segment.startsWith(':'));

/** A category with one of these slugs would never be reached, and gets its id appended (DEC-07, TRAP-11). */
export const reservedSegments: ReadonlySet<string> = new Set([
  ...systemSegments,
  ...firstSegments,
  ...routeGenders,
  ...categoryAliases.keys(),
]);
