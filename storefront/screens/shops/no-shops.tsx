import { openingText } from '#content/nb/opening.ts';
import { shopsText } from '#content/nb/shops.ts';
import { pathTo } from '#domain/navigation/path-to.ts';
import { LinkButton } from '#ui/components/button/link-button.tsx';
import { EmptyState } from '#ui/components/empty-state/empty-state.tsx';
import { Icon } from '#ui/components/icon/icon.tsx';
import { Breadcrumbs } from '../../features/breadcrumbs/breadcrumbs.tsx';
import { Canonical, DocumentTitle } from '../../layout/document-head.tsx';

/** The shop finder before the chain has brought its shops in. */
export function NoShops() {
  return (
    <div className="wrap">
      <DocumentTitle title={shopsText.title} />
      <Canonical path={pathTo('shops')} />
      <Breadcrumbs title={shopsText.title} />
      <h1>{shopsText.find}</h1>
      <EmptyState picture={<Icon name="shop" size={56} />} title={openingText.title} text={openingText.noShops}>
        <LinkButton look="outline" to={pathTo('contact')}>
          {openingText.toContact}
        </LinkButton>
      </EmptyState>
    </div>
  );
}
