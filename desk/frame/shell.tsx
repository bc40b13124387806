import { type ComponentType, lazy, Suspense, useEffect, useMemo, useState } from 'react';
import { frameText as text } from '#content/nb/desk/frame.ts';
import { pageTitles } from '#content/nb/desk/pages.ts';
import { useStore } from '#ui/browser/use-store.ts';
import { useKeys } from '../keys/keys.ts';
import type { DeskPage, PageProps } from '../page.ts';
import { NotFound } from '../parts/states.tsx';
import { goTo, matchPath, place } from '../routing/location.ts';
import { iMay, type Person } from '../state/session.ts';
import { useQuery } from '../state/use-query.ts';
import { BottomBar } from './bottom-bar.tsx';
import styles from './frame.module.css';
import { menu } from './menu.ts';
import { Rail } from './rail.tsx';
import { Top } from './top.tsx';

const Palette = lazy(async () => ({ default: (await import('../palette/palette.tsx')).Palette }));
const KeysDialog = lazy(async () => ({ default: (await import('../palette/keys-dialog.tsx')).KeysDialog }));

const countEveryMs = 60_000;

/** Menu, top and the page in the middle. */
export function Shell({ pages, person }: { readonly pages: readonly DeskPage[]; readonly person: Person }) {
  const { path } = useStore(place);
  const [menuOpen, setMenuOpen] = useState(false);
  const [onTop, setOnTop] = useState<'palette' | 'keys' | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what may be seen is the person's
  const seen = useMemo(() => pages.filter(({ permission }) => iMay(permission)), [pages, person]);
  const found = seen.find((page) => matchPath(page.path, path) !== null) ?? null;
  const counts = useQuery('menuCounts', {}, { everyMs: countEveryMs });
  useEffect(() => {
    if (path === '/') goTo(startOf(seen)?.path ?? '/', { replace: true });
  }, [path, seen]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another place closes the menu
  useEffect(() => setMenuOpen(false), [path]);
  useEffect(() => {
    document.title = text.title(found === null ? text.unknownTitle : pageTitles[found.name]);
  }, [found]);
  useKeys({
    'ctrl k': () => setOnTop('palette'),
    '?': () => setOnTop('keys'),
    '/': () => document.querySelector<HTMLElement>('[data-list-field]')?.focus(),
    Escape: () => setMenuOpen(false),
    ...Object.fromEntries(
      seen.flatMap(({ key, path: to }) => (key === undefined ? [] : [[`g ${key}`, () => goTo(to)]])),
    ),
  });
  const title = found === null ? '' : pageTitles[found.name];
  return (
    <div className={styles.desk} data-menu={menuOpen}>
      <a className={styles.skip} href="#content">
        {text.skip}
      </a>
      <Rail pages={seen} current={found} counts={counts.value ?? {}} />
      <div className={styles.main}>
        <Top
          title={title}
          person={person}
          onMenu={() => setMenuOpen(!menuOpen)}
          onPalette={() => setOnTop('palette')}
        />
        <main id="content" className={styles.body} tabIndex={-1}>
          <Suspense fallback={null}>
            {found === null ? path !== '/' && <NotFound /> : <Shown key={found.path} page={found} path={path} />}
          </Suspense>
        </main>
      </div>
      <BottomBar
        pages={seen}
        current={found}
        counts={counts.value ?? {}}
        menuOpen={menuOpen}
        onMenu={() => setMenuOpen(!menuOpen)}
      />
      <Suspense fallback={null}>
        {onTop === 'palette' && <Palette pages={seen} onClose={() => setOnTop(null)} />}
        {onTop === 'keys' && <KeysDialog pages={seen} onClose={() => setOnTop(null)} />}
      </Suspense>
    </div>
  );
}

function Shown({ page, path }: { readonly page: DeskPage; readonly path: string }) {
  const Page = pageOf(page);
  return <Page params={matchPath(page.path, path) ?? {}} />;
}

const loaded = new Map<DeskPage, ComponentType<PageProps>>();

function pageOf(page: DeskPage): ComponentType<PageProps> {
  const known = loaded.get(page);
  if (known !== undefined) return known;
  const made = lazy(async () => ({ default: await page.load() }));
  loaded.set(page, made);
  return made;
}

/** The first page of the menu that the person may see. */
function startOf(seen: readonly DeskPage[]): DeskPage | undefined {
  return menu.flatMap(({ pages }) => pages).flatMap((name) => seen.find((page) => page.name === name) ?? [])[0];
}
