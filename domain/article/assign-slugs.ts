import { slugify } from '#domain/text/slugify.ts';

export interface SluggedArticle {
  readonly id: number;
  readonly name: string;
  readonly visible: boolean;
  /** Given to it by hand: it keeps this one, whatever it is called. */
  readonly held?: string | null;
}

/**
 * One unique slug per article (DEC-10). The plain slug goes to the visible article with the lowest id; all others with that
 * name, and names that would read as an article id, carry their id (TRAP-09, TRAP-10). A plain slug that happens to equal
 * another article's suffixed one ('Ski 7' against article 7, the second 'Ski') gives way and is suffixed too. All give way to
 * slugs that are held.
 */
export function assignSlugs(articles: readonly SluggedArticle[]): ReadonlyMap<number, string> {
  const plain = new Map<string, SluggedArticle>();
  const suffixed = new Map<string, number>();
  const held = new Map(articles.flatMap(({ id, held: slug }) => (slug == null ? [] : [[slug, id] as const])));
  const suffix = (article: SluggedArticle) => {
    let slug = suffixedSlug(article);
    while (held.has(slug)) slug = `${slug}-${article.id}`;
    suffixed.set(slug, article.id);
  };

  for (const article of articles.filter((one) => one.held == null).sort(visibleThenLowestId)) {
    const slug = slugify(article.name);
    if (slug === '' || /^\d+$/.test(slug) || plain.has(slug) || held.has(slug)) suffix(article);
    else plain.set(slug, article);
  }
  for (let clash = findClash(plain, suffixed); clash; clash = findClash(plain, suffixed)) {
    plain.delete(slugify(clash.name));
    suffix(clash);
  }
  return new Map([
    ...[...plain].map(([slug, article]) => [article.id, slug] as const),
    ...[...suffixed, ...held].map(([slug, id]) => [id, slug] as const),
  ]);
}

/** The article id at the end of an old or suffixed slug, which then moves on to the current one (DEC-10). */
export function trailingId(slug: string): number | null {
  const digits = /-(\d{1,15})$/.exec(slug)?.[1];
  return digits === undefined ? null : Number(digits);
}

/** What an article is called that cannot have the plain slug. */
export function suffixedSlug(article: Pick<SluggedArticle, 'id' | 'name'>): string {
  return `${slugify(article.name) || 'vare'}-${article.id}`;
}

function visibleThenLowestId(a: SluggedArticle, b: SluggedArticle): number {
  return Number(b.visible) - Number(a.visible) || a.id - b.id;
}

function findClash(plain: ReadonlyMap<string, SluggedArticle>, suffixed: ReadonlyMap<string, number>) {
  for (const slug of suffixed.keys()) {
    const holder = plain.get(slug);
    if (holder) return holder;
  }
  return null;
}
