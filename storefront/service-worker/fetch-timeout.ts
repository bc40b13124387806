/**
 * Network first, with a timeout: when the network fails or has not answered in time, the cached copy is used. Without a copy
 * the network is waited for. At a till nobody has time for a weak signal.
 */
export async function withTimeout<T>(
  network: Promise<T>,
  cachedCopy: () => Promise<T | undefined>,
  timeoutMs = 4_000,
): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const slow = new Promise<'slow'>((resolve) => {
    timer = setTimeout(() => resolve('slow'), timeoutMs);
  });
  try {
    const first = await Promise.race([network, slow]);
    if (first !== 'slow') return first as T;
    return (await cachedCopy()) ?? (await network);
  } catch (error) {
    const cached = await cachedCopy();
    if (cached === undefined) throw error;
    return cached;
  } finally {
    clearTimeout(timer);
  }
}
