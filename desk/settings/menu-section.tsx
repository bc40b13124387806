import type { ReactNode } from 'react';
import { settingsText as text } from '#content/nb/desk/settings.ts';
import { menuText } from '#content/nb/menu.ts';
import { featurePages, menuWays } from '#content/nb/menu-links.ts';
import { arranged } from '#domain/navigation/arrange-menu.ts';
import { defaultMenuGenders } from '#domain/navigation/genders.ts';
import { Button, IconButton } from '../parts/button.tsx';
import { TextField } from '../parts/field.tsx';
import { Rows as List } from '../parts/layout/rows.tsx';
import words from '../parts/layout/text.module.css';
import { Switch } from '../parts/switch.tsx';
import { HeldHint } from './held-hint.tsx';
import type { SectionProps } from './section-props.ts';
import styles from './settings.module.css';
import type { BrandWork } from './use-brand.ts';

interface Entry {
  readonly title: string;
  /** Where it leads, or the name of a gender. */
  readonly to: string;
}

interface OwnLink {
  readonly title: string;
  readonly url: string;
}

const list = <T,>({ draft }: BrandWork, field: string) => (draft.values[field] ?? []) as readonly T[];

/** The menu, part by part: what is shown, in which order, and links of the chain's own. */
export function MenuSection({ work, onField }: SectionProps) {
  const links = list<OwnLink>(work, 'menu.links');
  const own = links.filter(({ title }) => title !== '').map(({ title, url }) => ({ title, to: url }));
  return (
    <>
      <p className={styles.lead}>{text.menuLead}</p>
      <Genders work={work} onField={onField} />
      <Part name="categories" entries={work.brand.categories} work={work} />
      <Part name="ways" entries={[...menuWays, ...own]} work={work} />
      <Part name="pages" entries={featurePages} work={work} />
      <OwnLinks work={work} onField={onField} />
    </>
  );
}

/** Those that are shown, in their order, then those that are not. */
function Genders({ work }: SectionProps) {
  const shown = list<string>(work, 'menuGenders');
  const names: Readonly<Record<string, string>> = menuText.genders;
  const hidden = defaultMenuGenders.filter((gender) => !shown.includes(gender));
  const set = (next: readonly string[]) => work.draft.set('menuGenders', next);
  return (
    <Rows
      title={text.groups.genders}
      hint={<HeldHint work={work} field="menuGenders" />}
      entries={[...shown, ...hidden].map((gender) => ({ title: names[gender] ?? gender, to: gender }))}
      isShown={(gender) => shown.includes(gender)}
      onShow={(gender, isShown) => {
        if (isShown) set([...shown, gender]);
        else if (shown.length > 1) set(shown.filter((other) => other !== gender));
      }}
      onOrder={(order) => set(order.filter((gender) => shown.includes(gender)))}
    />
  );
}

function Part({
  name,
  entries,
  work,
}: {
  readonly name: 'categories' | 'ways' | 'pages';
  readonly entries: readonly Entry[];
  readonly work: BrandWork;
}) {
  const order = list<string>(work, 'menu.order');
  const hidden = list<string>(work, 'menu.hidden');
  const places = new Set(entries.map(({ to }) => to));
  return (
    <Rows
      title={text.groups[name]}
      entries={arranged(entries, { order, hidden: [] })}
      isShown={(to) => !hidden.includes(to)}
      onShow={(to, isShown) =>
        work.draft.set('menu.hidden', isShown ? hidden.filter((other) => other !== to) : [...hidden, to])
      }
      onOrder={(next) => work.draft.set('menu.order', [...order.filter((to) => !places.has(to)), ...next])}
    />
  );
}

interface RowsProps {
  readonly title: string;
  readonly hint?: ReactNode;
  readonly entries: readonly Entry[];
  readonly isShown: (to: string) => boolean;
  readonly onShow: (to: string, isShown: boolean) => void;
  readonly onOrder: (order: readonly string[]) => void;
}

function Rows({ title, hint, entries, isShown, onShow, onOrder }: RowsProps) {
  const places = entries.map(({ to }) => to);
  const move = (at: number, by: number) => {
    const order = places.filter((_, index) => index !== at);
    onOrder(order.toSpliced(at + by, 0, places[at] ?? ''));
  };
  return (
    <section className={styles.part} aria-label={title}>
      <h2>{title}</h2>
      <List>
        {entries.map((entry, at) => (
          <li key={entry.to} data-hidden={!isShown(entry.to)}>
            <span className={styles.moves}>
              {at > 0 && <IconButton icon="up" label={text.up(entry.title)} onClick={() => move(at, -1)} />}
              {at < entries.length - 1 && (
                <IconButton icon="down" label={text.down(entry.title)} onClick={() => move(at, 1)} />
              )}
            </span>
            <b>{entry.title}</b>
            <Switch
              label={text.shown(entry.title)}
              isOn={isShown(entry.to)}
              onChange={(isOn) => onShow(entry.to, isOn)}
            />
          </li>
        ))}
      </List>
      {hint !== undefined && <p className={words.foot}>{hint}</p>}
    </section>
  );
}

function OwnLinks({ work, onField }: SectionProps) {
  const links = list<OwnLink>(work, 'menu.links');
  const set = (next: readonly OwnLink[]) => work.draft.set('menu.links', next);
  const change = (at: number, to: Partial<OwnLink>) =>
    set(links.map((link, index) => (index === at ? { ...link, ...to } : link)));
  return (
    <section className={styles.part} aria-label={text.ownLinks}>
      <h2>{text.ownLinks}</h2>
      {links.length === 0 && <p className={words.foot}>{text.noLinks}</p>}
      {links.map((link, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a link that is being written has no other name than its place
        <div key={at} className={styles.pair}>
          <TextField
            label={text.linkTitle}
            value={link.title}
            maxLength={30}
            onFocus={() => onField('menu.links')}
            onChange={({ currentTarget }) => change(at, { title: currentTarget.value })}
          />
          <TextField
            label={text.linkUrl}
            value={link.url}
            error={/^(\/|https:\/\/.)/.test(link.url) ? null : text.badLink}
            onFocus={() => onField('menu.links')}
            onChange={({ currentTarget }) => change(at, { url: currentTarget.value })}
          />
          <Button look="text" onClick={() => set(links.filter((_, index) => index !== at))}>
            {text.remove}
          </Button>
        </div>
      ))}
      {links.length < 12 && (
        <Button look="outline" icon="plus" onClick={() => set([...links, { title: '', url: '/' }])}>
          {text.addLink}
        </Button>
      )}
      <p className={words.foot}>{text.ownLinksHelp}</p>
    </section>
  );
}
