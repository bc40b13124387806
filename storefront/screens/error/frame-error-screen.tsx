import { mainId, SkipLink } from '../../layout/skip-link.tsx';
import { ServerErrorScreen } from './server-error-screen.tsx';

/** The page when not even its frame could be loaded. */
export function FrameErrorScreen() {
  return (
    <>
      <SkipLink />
      <main id={mainId} tabIndex={-1}>
        <ServerErrorScreen />
      </main>
    </>
  );
}
