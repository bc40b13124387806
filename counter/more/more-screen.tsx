import type { ReactNode } from 'react';
import { counterMoreText as text } from '#content/nb/counter/more.ts';
import { counterSignInText } from '#content/nb/counter/sign-in.ts';
import type { Clerk } from '#contract/counter/records.ts';
import { useStore } from '#ui/browser/use-store.ts';
import { classNames } from '#ui/components/class-names.ts';
import frame from '../frame/frame.module.css';
import { RouteLink } from '../frame/route-link.tsx';
import { Top } from '../frame/top.tsx';
import { Glyph, type PictogramName } from '../parts/glyph.tsx';
import parts from '../parts/parts.module.css';
import type { Route } from '../routing/route-table.ts';
import { isSoundOn, setSound } from '../sound/setting.ts';
import { useAct } from '../state/act.ts';
import { printing } from '../state/printing.ts';
import { forgetQueue } from '../state/queue.ts';
import { tellRefusal } from '../state/refusal-words.ts';
import { chooseShop, clerk, device, shop } from '../state/session.ts';
import { askDevice, lock } from '../state/sign-in.ts';
import styles from './more.module.css';

/** Seldom needed, or set once. */
export function MoreScreen() {
  const known = useStore(device);
  const who = useStore(clerk);
  const sound = useStore(isSoundOn);
  const locked = known?.clerks.filter(({ lockedUntil }) => lockedUntil !== null) ?? [];
  return (
    <>
      <Top title={text.title} />
      <div className={frame.scroll}>
        <div className={styles.tiles}>
          <LinkTile to={{ screen: 'put-back' }} icon="shelf" title={text.putBack} phoneOnly />
          <LinkTile to={{ screen: 'look-up' }} icon="search" title={text.lookUp} phoneOnly />
          <LinkTile to={{ screen: 'count' }} icon="count" title={text.count} more={text.countText} />
          <LinkTile to={{ screen: 'figures' }} icon="figures" title={text.figures} more={text.figuresText} />
          <ActTile
            icon="print"
            title={text.print}
            more={text.printText}
            onPress={() => printing.set({ kind: 'list' })}
          />
          <ActTile
            icon={sound ? 'sound' : 'silent'}
            title={text.sound}
            more={sound ? text.soundOn : text.soundOff}
            pressed={sound}
            onPress={() => setSound(!sound)}
          />
          <ActTile icon="lock" title={text.lock} more={text.lockText} onPress={() => void lock()} />
        </div>
        {known !== null && known.shops.length > 1 && <Shops />}
        {who?.role === 'manager' && locked.length > 0 && <LockedClerks clerks={locked} />}
        <p className={`${parts.muted} ${parts.small}`}>
          {text.device(known?.name ?? '')} · {text.keys}
        </p>
      </div>
    </>
  );
}

/** A manager's device may stand for several shops; every act carries the one that is shown. */
function Shops() {
  const known = useStore(device);
  const current = useStore(shop);
  return (
    <>
      <h2 className={styles.head}>{text.shop}</h2>
      <div className={styles.tiles}>
        {known?.shops.map(({ id, name }) => (
          <ActTile
            key={id}
            icon="shop"
            title={name}
            more={id === current?.id ? text.shopNow : ''}
            pressed={id === current?.id}
            onPress={() => {
              forgetQueue();
              chooseShop(id);
            }}
          />
        ))}
      </div>
    </>
  );
}

function LockedClerks({ clerks }: { readonly clerks: readonly Clerk[] }) {
  const act = useAct('openClerk');
  const open = async (id: number) => {
    const result = await act.run({ clerk: id }, {});
    if (result.kind === 'refused') tellRefusal(result.refusal);
    else await askDevice();
  };
  return (
    <>
      <h2 className={styles.head}>{text.clerks}</h2>
      <div className={styles.tiles}>
        {clerks.map(({ id, name }) => (
          <ActTile
            key={id}
            icon="user"
            title={counterSignInText.openClerk(name)}
            more={counterSignInText.lockedMark}
            onPress={() => void open(id)}
          />
        ))}
      </div>
    </>
  );
}

interface TileProps {
  readonly icon: PictogramName;
  readonly title: string;
  readonly more?: string;
}

function LinkTile({
  to,
  phoneOnly = false,
  ...tile
}: TileProps & { readonly to: Route; readonly phoneOnly?: boolean }) {
  return (
    <RouteLink to={to} className={classNames(styles.tile, phoneOnly && styles.phoneOnly)}>
      <TileText {...tile} />
    </RouteLink>
  );
}

function ActTile({
  pressed,
  onPress,
  ...tile
}: TileProps & { readonly pressed?: boolean; readonly onPress: () => void }): ReactNode {
  return (
    <button type="button" className={styles.tile} aria-pressed={pressed} onClick={onPress}>
      <TileText {...tile} />
    </button>
  );
}

function TileText({ icon, title, more }: TileProps) {
  return (
    <>
      <Glyph name={icon} size={28} />
      <span>
        <b>{title}</b>
        {more !== undefined && <span>{more}</span>}
      </span>
    </>
  );
}
