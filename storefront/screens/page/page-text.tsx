import { Fragment } from 'react';
import { InAppLinks } from '../cards/in-app-links.tsx';
import type { GoodsRow } from './load-page.ts';
import { PageGoods } from './page-goods.tsx';
import prose from './prose.module.css';

export interface PageTextProps {
  readonly html: string;
  readonly goods: readonly GoodsRow[];
}

const place = '<!--goods-->';

/** The text of a page, with the rows of articles where it has room for them. */
export function PageText({ html, goods }: PageTextProps) {
  return (
    <InAppLinks>
      {html.split(place).map((part, at) => {
        const row = goods[at];
        return (
          <Fragment key={row?.query ?? place}>
            {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own Markdown, rendered by the server without raw HTML */}
            <div className={prose.prose} dangerouslySetInnerHTML={{ __html: part }} />
            {row !== undefined && row.articles.length > 0 && <PageGoods row={row} />}
          </Fragment>
        );
      })}
    </InAppLinks>
  );
}
