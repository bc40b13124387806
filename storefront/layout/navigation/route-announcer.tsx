import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { pageTitle } from '#ui/browser/location.ts';
import { VisuallyHidden } from '#ui/components/visually-hidden/visually-hidden.tsx';

/** A page that changes without a load says nothing by itself: the new title is read aloud. */
export function RouteAnnouncer() {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  const [title, setTitle] = useState('');

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    setTitle(pageTitle());
  }, [pathname]);

  return (
    <div aria-live="polite">
      <VisuallyHidden>{title}</VisuallyHidden>
    </div>
  );
}
