import { atom } from 'nanostores';
import { counterFrameText as text } from '#content/nb/counter/frame.ts';
import { queue } from './queue.ts';
import { device, phase } from './session.ts';

export const screenTitle = atom<string>(text.app);

/** How many wait, on the window's title and on the app's icon. */
export function showBadge(): void {
  let shown = -1;
  const update = () => {
    const waiting = queue.get()?.rows.filter(({ stage }) => stage === 'new').length ?? device.get()?.newOrders ?? 0;
    const count = phase.get() === 'open' || phase.get() === 'locked' ? waiting : 0;
    document.title = text.title(screenTitle.get(), count);
    if (count === shown || !('setAppBadge' in navigator)) return;
    shown = count;
    void navigator.setAppBadge(count).catch(() => {});
  };
  for (const store of [screenTitle, queue, device, phase]) store.listen(update);
  update();
}
