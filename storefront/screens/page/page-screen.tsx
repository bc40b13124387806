import { useLoaderData } from 'react-router';
import type { PageData } from '../../routes/load-page.ts';

export function PageScreen() {
  const { page } = useLoaderData<PageData>();
  return (
    <article>
      <title>{page.title}</title>
      <h1>{page.title}</h1>
      {/* Our own text, made from content/nb by the server. */}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the server's pages hold no foreign text */}
      <div dangerouslySetInnerHTML={{ __html: page.html }} />
    </article>
  );
}
