import { useEffect } from 'react';
import { isRouteErrorResponse, useLocation, useMatches, useRouteError } from 'react-router';
import { englishErrors } from '#content/nb/errors.ts';
import { raiseAlert } from '../../data/alerts.ts';
import type { NamedScreen } from '../../layout/navigation/shown-screen.ts';
import { mainId, SkipLink } from '../../layout/skip-link.tsx';
import { NotFoundScreen } from './not-found-screen.tsx';
import { ServerErrorScreen } from './server-error-screen.tsx';

/** What is shown instead of a screen that could not be loaded or drawn. */
export function ErrorScreen() {
  const error = useRouteError();
  useArticleAlert();
  return isRouteErrorResponse(error) && error.status === 404 ? <NotFoundScreen /> : <ServerErrorScreen />;
}

/** An article that could not be loaded is said in an alert too (ERR-25, DEC-40). */
function useArticleAlert(): void {
  const { key } = useLocation();
  const handle = useMatches().at(-1)?.handle as NamedScreen | undefined;
  const isArticle = handle?.name === 'product';
  // biome-ignore lint/correctness/useExhaustiveDependencies: said again for each article that fails
  useEffect(() => {
    if (isArticle) raiseAlert('error', englishErrors.articleNotLoaded);
  }, [isArticle, key]);
}

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
