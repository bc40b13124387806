import '#ui/styles/tokens.css';
import '#ui/styles/reset.css';
import '#ui/styles/utilities.css';
import './styles.css';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { listenForKeys } from './keys/keys.ts';
import { followScheme } from './state/scheme.ts';
import { askSession, person } from './state/session.ts';
import { forgetRead } from './state/use-query.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no #root');

// What one person has read is nothing for the next one at the same screen.
let reader: number | undefined;
person.subscribe((who) => {
  if (who?.id !== reader) forgetRead();
  reader = who?.id;
});
followScheme();
listenForKeys();
createRoot(root).render(<App />);
void askSession();
