import { lazy, Suspense } from 'react';
import { frameText } from '#content/nb/desk/frame.ts';
import { signInText } from '#content/nb/desk/sign-in.ts';
import { useStore } from '#ui/browser/use-store.ts';
import { Notices } from './frame/notices.tsx';
import { Shell } from './frame/shell.tsx';
import { pages } from './pages.ts';
import { Button } from './parts/button.tsx';
import { EmptyState } from './parts/states.tsx';
import { place } from './routing/location.ts';
import { SignInScreen } from './sign-in/sign-in-screen.tsx';
import { StepUpDialog } from './sign-in/step-up-dialog.tsx';
import { askSession, person, phase } from './state/session.ts';

const InvitationScreen = lazy(async () => ({
  default: (await import('./sign-in/invitation-screen.tsx')).InvitationScreen,
}));

export function App() {
  const stands = useStore(phase);
  const who = useStore(person);
  const token = invitationToken(useStore(place).path);
  if (token !== null)
    return (
      <Suspense fallback={null}>
        <InvitationScreen token={token} />
      </Suspense>
    );
  return (
    <>
      {stands === 'unreachable' && (
        <main>
          <EmptyState act={<Button onClick={() => void askSession()}>{frameText.tryAgain}</Button>}>
            {signInText.unreachable}
          </EmptyState>
        </main>
      )}
      {stands === 'signed-out' && <SignInScreen />}
      {stands === 'open' && who !== null && <Shell key={who.id} pages={pages} person={who} />}
      <StepUpDialog />
      <Notices />
    </>
  );
}

/** The token of an invitation's link; null: this is another page. */
function invitationToken(path: string): string | null {
  return path === '/invitasjon' && location.hash.length > 20 ? location.hash.slice(1) : null;
}
