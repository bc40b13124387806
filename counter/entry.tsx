import '#ui/styles/tokens.css';
import '#ui/styles/reset.css';
import '#ui/styles/utilities.css';
import './styles.css';
import { createRoot } from 'react-dom/client';
import { counterFrameText } from '#content/nb/counter/frame.ts';
import { App } from './app.tsx';
import { readTicks } from './offline/pick-store.ts';
import { lockedMeanwhile } from './pick/last-line.ts';
import { listenForScans } from './scan/listen.ts';
import { knockForNew, startSoundAtFirstTouch } from './sound/setting.ts';
import { announce } from './state/announce.ts';
import { lockWhenIdle } from './state/idle-lock.ts';
import { followShop } from './state/live.ts';
import { onNewOrders } from './state/queue.ts';
import { onWipe } from './state/session.ts';
import { askDevice } from './state/sign-in.ts';
import { showBadge } from './state/title.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no #root');

onWipe(lockedMeanwhile);
onNewOrders((count) => {
  knockForNew();
  announce(counterFrameText.newOrders(count));
});
listenForScans();
startSoundAtFirstTouch();
lockWhenIdle();
showBadge();
void readTicks();
followShop();
createRoot(root).render(<App />);
void askDevice();
// While it is worked on nothing of it is cached.
if (import.meta.env.PROD && 'serviceWorker' in navigator)
  void navigator.serviceWorker.register('/disk/sw.js', { scope: '/disk' }).catch(() => {});
