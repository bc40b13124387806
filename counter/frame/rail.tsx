import { counterFrameText as text } from '#content/nb/counter/frame.ts';
import { firstName } from '#domain/staff/short-names.ts';
import { useStore } from '#ui/browser/use-store.ts';
import { classNames } from '#ui/components/class-names.ts';
import { Glyph, type PictogramName } from '../parts/glyph.tsx';
import { Avatar } from '../parts/small-parts.tsx';
import { route } from '../routing/route.ts';
import type { Route } from '../routing/route-table.ts';
import { cameraOpen } from '../scan/camera.ts';
import { queue } from '../state/queue.ts';
import { clerk, shop } from '../state/session.ts';
import { lock } from '../state/sign-in.ts';
import { BrandMark } from './brand-mark.tsx';
import styles from './frame.module.css';
import { RouteLink } from './route-link.tsx';

interface Entry {
  readonly to: Route;
  readonly icon: PictogramName;
  readonly label: string;
  /** On a phone these stand below 'Mer'. */
  readonly wideOnly?: boolean;
}

const before: readonly Entry[] = [
  { to: { screen: 'queue' }, icon: 'list', label: text.nav.queue },
  { to: { screen: 'hand-out', id: null }, icon: 'out', label: text.nav.handOut },
];
const after: readonly Entry[] = [
  { to: { screen: 'return', id: null }, icon: 'return', label: text.nav.return },
  { to: { screen: 'put-back' }, icon: 'shelf', label: text.nav.putBack, wideOnly: true },
  { to: { screen: 'look-up' }, icon: 'search', label: text.nav.lookUp, wideOnly: true },
  { to: { screen: 'more' }, icon: 'dots', label: text.nav.more },
];

/** Under which entry of the menu a screen stands. */
const belongsTo: Readonly<Partial<Record<Route['screen'], Route['screen']>>> = {
  pick: 'queue',
  order: 'look-up',
  count: 'more',
  figures: 'more',
};

export function Rail() {
  const who = useStore(clerk);
  const where = useStore(shop);
  return (
    <nav className={styles.rail} aria-label={text.app}>
      <BrandMark className={styles.mark} onDark />
      {before.map((entry) => (
        <RailEntry key={entry.label} entry={entry} />
      ))}
      <button type="button" className={styles.scanEntry} aria-label={text.scan} onClick={() => cameraOpen.set(true)}>
        <Glyph name="scan" size={30} />
      </button>
      {after.map((entry) => (
        <RailEntry key={entry.label} entry={entry} />
      ))}
      {who !== null && (
        <button type="button" className={styles.who} title={where?.name} onClick={() => void lock()}>
          <Avatar initials={who.initials} />
          <span className={styles.whoName}>
            <Glyph name="lock" size={15} />
            <span>
              {firstName(who.name)}
              <span className="sr-only">{text.lockAfterName}</span>
            </span>
          </span>
        </button>
      )}
    </nav>
  );
}

function RailEntry({ entry: { to, icon, label, wideOnly } }: { readonly entry: Entry }) {
  const { screen } = useStore(route);
  const waiting = useStore(queue);
  const current = (belongsTo[screen] ?? screen) === to.screen;
  const count =
    to.screen === 'queue'
      ? (waiting?.rows.filter(({ stage }) => stage === 'new').length ?? 0)
      : to.screen === 'put-back'
        ? (waiting?.toPutBack ?? 0)
        : 0;
  return (
    <RouteLink
      to={to}
      className={classNames(styles.entry, wideOnly === true && styles.wideOnly)}
      aria-current={current ? 'page' : undefined}
    >
      <Glyph name={icon} size={26} />
      <span>{label}</span>
      {count > 0 && (
        <b className={styles.badge}>
          <span aria-hidden="true">{count}</span>
          <span className="sr-only">, {text.waiting(count)}</span>
        </b>
      )}
    </RouteLink>
  );
}
