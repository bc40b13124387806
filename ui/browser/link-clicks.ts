/** Reports the path of every link that is clicked, before the page handles it; returns how to stop. */
export function onLinkClick(tell: (pathname: string) => void): () => void {
  const listener = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link !== null) tell(link.pathname);
  };
  document.addEventListener('click', listener, true);
  return () => document.removeEventListener('click', listener, true);
}
