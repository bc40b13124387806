import type { ConsentSignals, MeasuringIds } from '#domain/measuring/consent.ts';
import type { MeasuredEvent } from '#domain/measuring/events.ts';

const host = 'https://www.googletagmanager.com';

/** The queue that Google's scripts read. */
function layer(): unknown[] {
  const shared = window as unknown as { dataLayer?: unknown[] };
  shared.dataLayer ??= [];
  return shared.dataLayer;
}

/** Google's scripts tell a command from other entries by its being an arguments object. */
function gtag(..._command: unknown[]): void {
  // biome-ignore lint/complexity/noArguments: see above
  layer().push(arguments);
}

export interface GoogleTags {
  /** Loads what is allowed and not loaded yet, and tells the signals. */
  allow(ids: MeasuringIds, signals: ConsentSignals): void;
  /** Withdraws consent: scripts that are loaded already send and store nothing more. */
  deny(): void;
  send(event: MeasuredEvent): void;
}

/**
 * Google Analytics and Tag Manager, loaded by us after a yes: the page's policy trusts what its own code adds. `allDenied` is what
 * they are told first. It is handed in, so that this file shares no code with the start, which would be a file more to name there.
 */
export function googleTags(allDenied: ConsentSignals): GoogleTags {
  let allowed: MeasuringIds = { analytics: null, tagManager: null };
  let isTold = false;
  const loaded = new Set<string>();
  const load = (id: string, script: string) => {
    if (loaded.has(id)) return false;
    loaded.add(id);
    document.head.append(
      Object.assign(document.createElement('script'), { src: `${host}/${script}?id=${id}`, async: true }),
    );
    return true;
  };
  return {
    allow(ids, signals) {
      allowed = ids;
      if (!isTold) gtag('consent', 'default', allDenied);
      isTold = true;
      gtag('consent', 'update', signals);
      const { analytics, tagManager } = ids;
      if (analytics !== null) {
        switchOff(analytics, false);
        if (load(analytics, 'gtag/js')) {
          gtag('js', new Date());
          gtag('config', analytics);
        }
      }
      if (tagManager !== null && !loaded.has(tagManager)) {
        layer().push({ 'gtm.start': Date.now(), event: 'gtm.js' });
        load(tagManager, 'gtm.js');
      }
    },
    deny() {
      if (allowed.analytics !== null) switchOff(allowed.analytics, true);
      allowed = { analytics: null, tagManager: null };
      if (isTold) gtag('consent', 'update', allDenied);
    },
    send({ name, data }) {
      if (allowed.analytics !== null) gtag('event', name, { ...data, send_to: allowed.analytics });
      if (allowed.tagManager !== null) layer().push({ ecommerce: null }, { event: name, ecommerce: data });
    },
  };
}

/** Google's own switch: gtag.js looks at it before it sends anything. */
function switchOff(id: string, off: boolean): void {
  (window as unknown as Record<string, unknown>)[`ga-disable-${id}`] = off;
}
