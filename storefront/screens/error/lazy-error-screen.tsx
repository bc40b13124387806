import { type ComponentType, Suspense, use } from 'react';
import { loadedOnce } from '#ui/browser/startup/loaded-once.ts';

interface ErrorScreens {
  readonly ErrorScreen: ComponentType;
  readonly FrameErrorScreen: ComponentType;
}

let loaded: ErrorScreens | undefined;

/** Source file of these screens, as the build's manifest names it; a page that shows one must preload it. */
export const errorChunk = 'storefront/screens/error/error-screen.tsx';

/**
 * Few pages fail, so these screens are not in the first bundle; a page that was rendered with an error waits for them.
 */
export const loadErrorScreens = loadedOnce(async (): Promise<ErrorScreens> => {
  const { ErrorScreen, FrameErrorScreen } = await import('./error-screen.tsx');
  loaded = { ErrorScreen, FrameErrorScreen };
  return loaded;
});

export function LazyErrorScreen() {
  return (
    <Suspense fallback={null}>
      <Loaded name="ErrorScreen" />
    </Suspense>
  );
}

export function LazyFrameErrorScreen() {
  return (
    <Suspense fallback={null}>
      <Loaded name="FrameErrorScreen" />
    </Suspense>
  );
}

function Loaded({ name }: { readonly name: keyof ErrorScreens }) {
  const Screen = (loaded ?? use(loadErrorScreens()))[name];
  return <Screen />;
}
