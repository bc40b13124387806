import { useEffect, useRef, useState } from 'react';
import { useParams } from 'react-router';
import { accountErrors } from '#content/nb/errors.ts';
import { frameText } from '#content/nb/frame.ts';
import { watchText } from '#content/nb/watch.ts';
import type { WatchRecord } from '#contract/watch.ts';
import { pathTo } from '#domain/navigation/path-to.ts';
import { LinkButton } from '#ui/components/button/link-button.tsx';
import { shopApi } from '../../../data/shop-api.ts';
import { Outcome } from './outcome.tsx';
import { SignInLayout } from './sign-in-layout.tsx';
import { useSignIn } from './use-sign-in.ts';

const text = watchText.confirmPage;

/** The link of the first mail of a watch: used as the page opens. Using it twice is no mistake. */
export function ConfirmWatchScreen() {
  const { picture } = useSignIn();
  const { token = '' } = useParams();
  const [outcome, setOutcome] = useState<WatchRecord | 'asking' | 'refused'>('asking');
  const tried = useRef(false);

  useEffect(() => {
    if (tried.current) return;
    tried.current = true;
    void shopApi()
      .confirmWatch({ token })
      .then((reply) => setOutcome(reply.ok ? reply.data : 'refused'));
  }, [token]);

  return (
    <SignInLayout title={text.title} picture={picture}>
      <Outcome kind={typeof outcome === 'object' ? 'done' : outcome} text={wordsOf(outcome)} />
      {typeof outcome === 'object' && (
        <>
          <p>{text.help}</p>
          {outcome.slug !== null && (
            <LinkButton size="lg" look="outline" to={pathTo('product', { articleName: outcome.slug })}>
              {text.toArticle}
            </LinkButton>
          )}
        </>
      )}
    </SignInLayout>
  );
}

function wordsOf(outcome: WatchRecord | 'asking' | 'refused'): string {
  if (outcome === 'asking') return frameText.loading;
  if (outcome === 'refused') return accountErrors.linkInvalid;
  return text[outcome.kind](outcome.article_name);
}
