/** Registers the service worker, where the server offers one. A failure (private window, full disk) is ignored. */
export async function registerServiceWorker(): Promise<void> {
  const offered = document.querySelector<HTMLMetaElement>('meta[name="service-worker"]');
  const { serviceWorker } = navigator;
  if (offered === null || serviceWorker === undefined) return;
  if (serviceWorker.controller === null) {
    serviceWorker.addEventListener('controllerchange', () => reportEarlierRequests(performance.now()), { once: true });
  }
  await serviceWorker.register(offered.content, { updateViaCache: 'none' }).catch(() => {});
}

/**
 * A new service worker has not seen the requests made before it took control. The page sends it their addresses, so
 * that it can cache them; a request still under way is sent when it has finished.
 */
function reportEarlierRequests(taken: number): void {
  const observer = new PerformanceObserver((list) => {
    const before = list
      .getEntries()
      .filter(({ name, startTime }) => startTime < taken && name.startsWith(location.origin));
    const urls = [...new Set(before.map(({ name }) => name))];
    if (urls.length > 0) navigator.serviceWorker.controller?.postMessage({ from: location.pathname, urls });
  });
  observer.observe({ type: 'resource', buffered: true });
}
