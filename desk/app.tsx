import { frameText } from '#content/nb/desk/frame.ts';
import { signInText } from '#content/nb/desk/sign-in.ts';
import { Notices } from './frame/notices.tsx';
import { Shell } from './frame/shell.tsx';
import { pages } from './pages.ts';
import { Button } from './parts/button.tsx';
import { EmptyState } from './parts/states.tsx';
import { SignInScreen } from './sign-in/sign-in-screen.tsx';
import { askSession, person, phase } from './state/session.ts';
import { useStore } from './state/use-store.ts';

export function App() {
  const stands = useStore(phase);
  const who = useStore(person);
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
      <Notices />
    </>
  );
}
