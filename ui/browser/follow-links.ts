/** How following a link differs from following any other. */
export interface LinkOptions {
  /** State that the page the link leads to receives. */
  readonly state?: unknown;
  /** The page stays where it is scrolled to. */
  readonly preventScrollReset?: boolean;
}

const ownLinks = new WeakMap<HTMLAnchorElement, LinkOptions>();

/** From now on this anchor is followed without loading a new document. */
export function ownLink(anchor: HTMLAnchorElement, options: LinkOptions): void {
  ownLinks.set(anchor, options);
}

export type Navigate = (path: string, options: LinkOptions & { readonly replace: boolean }) => unknown;

/**
 * One listener for all links of the shop: on the server, and until the page is alive, a link is an anchor and nothing more.
 * Whatever asks for more than going there is left to the browser: another tab, a download, another host.
 */
export function followLinks(navigate: Navigate): void {
  document.addEventListener('click', (event) => {
    const anchor = event.target instanceof Element ? event.target.closest('a') : null;
    const options = anchor === null ? undefined : ownLinks.get(anchor);
    if (anchor === null || options === undefined || !isPlain(event) || !leadsHere(anchor)) return;
    event.preventDefault();
    const path = anchor.pathname + anchor.search + anchor.hash;
    const { pathname, search, hash } = location;
    navigate(path, { ...options, replace: path === pathname + search + hash });
  });
}

function isPlain(event: MouseEvent): boolean {
  const { button, metaKey, altKey, ctrlKey, shiftKey, defaultPrevented } = event;
  return button === 0 && !(metaKey || altKey || ctrlKey || shiftKey || defaultPrevented);
}

function leadsHere({ origin, target, download }: HTMLAnchorElement): boolean {
  return origin === location.origin && (target === '' || target === '_self') && download === '';
}
