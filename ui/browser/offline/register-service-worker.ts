/** Lets the service worker in, where the server offers one. What fails here (a private window, a full disk) costs nothing else. */
export async function registerServiceWorker(): Promise<void> {
  const offered = document.querySelector<HTMLMetaElement>('meta[name="service-worker"]');
  const { serviceWorker } = navigator;
  if (offered === null || serviceWorker === undefined) return;
  if (serviceWorker.controller === null) {
    serviceWorker.addEventListener('controllerchange', () => tellWhatWasSeen(performance.now()), { once: true });
  }
  await serviceWorker.register(offered.content, { updateViaCache: 'none' }).catch(() => {});
}

/**
 * What this page asked for before a service worker took it over, the worker could not keep: it is told; of what is still under
 * way when that has come.
 */
function tellWhatWasSeen(taken: number): void {
  const observer = new PerformanceObserver((list) => {
    const before = list
      .getEntries()
      .filter(({ name, startTime }) => startTime < taken && name.startsWith(location.origin));
    const urls = [...new Set(before.map(({ name }) => name))];
    if (urls.length > 0) navigator.serviceWorker.controller?.postMessage({ from: location.pathname, urls });
  });
  observer.observe({ type: 'resource', buffered: true });
}
