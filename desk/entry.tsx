import '#ui/styles/tokens.css';
import '#ui/styles/reset.css';
import '#ui/styles/utilities.css';
import './styles.css';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { listenForKeys } from './keys/keys.ts';
import { followScheme } from './state/scheme.ts';
import { askSession } from './state/session.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no #root');

followScheme();
listenForKeys();
createRoot(root).render(<App />);
void askSession();
