import { articleText } from '#content/nb/article.ts';
import { generalError } from '#content/nb/errors.ts';
import { favouritesText } from '#content/nb/favourites.ts';
import { frameText } from '#content/nb/frame.ts';
import { watchText } from '#content/nb/watch.ts';
import type { WatchRecord } from '#contract/watch.ts';
import { formatKroner } from '#domain/money/format-money.ts';
import { roundPrice } from '#domain/money/money.ts';
import { pathTo } from '#domain/navigation/path-to.ts';
import { Button } from '#ui/components/button/button.tsx';
import { LinkButton } from '#ui/components/button/link-button.tsx';
import { EmptyState } from '#ui/components/empty-state/empty-state.tsx';
import { Icon } from '#ui/components/icon/icon.tsx';
import { LabelBadge } from '#ui/components/label-badge/label-badge.tsx';
import { Link } from '#ui/components/link/link.tsx';
import { raiseAlert } from '../../../data/alerts.ts';
import { shopApi } from '../../../data/shop-api.ts';
import { MyPage } from './my-page.tsx';
import { useHandleFailure } from './use-handle-failure.ts';
import { useOwnData } from './use-own-data.ts';
import styles from './watches-screen.module.css';

const text = watchText.list;

/** What the customer has asked to be told about, each with its way out. */
export function WatchesScreen() {
  return <MyPage title={text.title}>{() => <OwnWatches />}</MyPage>;
}

function OwnWatches() {
  const refused = useHandleFailure('watches', 'watches');
  const [watches, setWatches] = useOwnData(
    () => shopApi().ownWatches({}),
    (status) => {
      refused(status);
      if (status !== 401) raiseAlert('error', generalError(status));
    },
  );
  const end = async (id: number) => {
    const reply = await shopApi().endOwnWatch({ id });
    // One that is gone already has been told, or ended elsewhere.
    if (!reply.ok && reply.status !== 404) return raiseAlert('error', generalError(reply.status));
    setWatches((held) => held?.filter((watch) => watch.id !== id) ?? null);
    raiseAlert('success', text.ended);
  };

  if (watches === null) return <p role="status">{frameText.loading}</p>;
  if (watches.length === 0) {
    return (
      <EmptyState picture={<Icon name="bell" size={56} />} title={text.empty} text={text.emptyHelp}>
        <LinkButton look="outline" to={pathTo('bestsellers')}>
          {favouritesText.toGoods}
        </LinkButton>
      </EmptyState>
    );
  }
  return (
    <>
      <p className={styles.lead}>{text.lead}</p>
      <ul className={styles.list}>
        {watches.map((watch) => (
          <WatchLine key={watch.id} watch={watch} onEnd={() => void end(watch.id)} />
        ))}
      </ul>
    </>
  );
}

function WatchLine({ watch, onEnd }: { readonly watch: WatchRecord; readonly onEnd: () => void }) {
  const { slug, article_name: name } = watch;
  const picked = articleText.picked(watch.color, watch.size);
  return (
    <li className={styles.watch}>
      <div className={styles.words}>
        <h2 className={styles.name}>
          {slug === null ? text.gone : <Link to={pathTo('product', { articleName: slug })}>{name}</Link>}
        </h2>
        {picked !== '' && <p>{picked}</p>}
        <p>
          {watch.below_price === null
            ? text.stock(watch.shop_name)
            : text.price(formatKroner(roundPrice(watch.below_price)))}
        </p>
        {!watch.confirmed && <LabelBadge look="outline">{text.unconfirmed}</LabelBadge>}
      </div>
      <Button look="outline" onClick={onEnd} aria-label={text.endOf(name === '' ? text.gone : name)}>
        {text.end}
      </Button>
    </li>
  );
}
