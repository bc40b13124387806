import type { MouseEvent, ReactNode } from 'react';
import { useNavigate } from 'react-router';

/** Links inside text that came as HTML move within the shop as every other link does. */
export function InAppLinks({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  const follow = (event: MouseEvent<HTMLElement>) => {
    const path = localPath(event);
    if (path === null) return;
    event.preventDefault();
    void navigate(path);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the links inside are what is pressed; this only hears of it
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click too
    <div onClick={follow}>{children}</div>
  );
}

/** Where a plain press on a link of ours leads; null for anything the browser should do itself. */
function localPath(event: MouseEvent<HTMLElement>): string | null {
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const href = link?.getAttribute('href') ?? '';
  return plain && !event.defaultPrevented && /^[/#]/.test(href) ? href : null;
}
