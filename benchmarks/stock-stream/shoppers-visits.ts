/**
 * What shoppers ask for while a shop's stock moves. Of ten requests four are pages of articles, each of another one, and one the stock
 * of an article; three are lists and searches that nobody has asked for before, two the pages that everybody asks for. Visits differ,
 * so that none finds what another has left in the caches.
 */
export async function shoppersVisits(url: string, articleIds: readonly number[]): Promise<readonly Visit[]> {
  const [articles, categories] = await Promise.all([
    paths(`${url}/sitemap/varer-1.xml`),
    paths(`${url}/sitemap/kategorier.xml`),
  ]);
  const visits = 3;
  return Array.from({ length: visits }, (_, visit) => (at: number) => {
    const fresh = visit + visits * at;
    const article = articles[fresh % articles.length] ?? '/';
    const category = categories[at % categories.length] ?? '/';
    const asked: readonly string[] = [
      article,
      everybodysPages[0],
      article,
      `${category}?pris=${1 + fresh}-${20_000 + fresh}`,
      article,
      `/api/v1/articles/stock?articles=${articleIds[fresh % articleIds.length]}&shops=1,2,3`,
      `/search/${encodeURIComponent(searchText(fresh))}`,
      everybodysPages[1],
      article,
      `${category}?sort=price&pris=${2 + fresh}-${20_000 + fresh}`,
    ];
    return asked[at % asked.length] ?? '/';
  });
}

/** The path of the n-th request. */
export type Visit = (at: number) => string;

/** They are cached unless a change has dropped them. */
export const everybodysPages = ['/', '/klaer'] as const;

const colours = 'rød blå svart grønn gul hvit grå rosa lilla brun'.split(' ');
const goods = 'jakke bukse sko genser lue hansker sokker telt sovepose sekk shorts tursko fleece'.split(' ');

function searchText(number: number): string {
  return `${colours[number % colours.length]} ${goods[number % goods.length]}`;
}

async function paths(sitemap: string): Promise<string[]> {
  const xml = await (await fetch(sitemap)).text();
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, found = '']) => new URL(found.replaceAll('&amp;', '&')).pathname,
  );
}
