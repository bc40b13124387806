/**
 * A network that does not answer is no network: at a till nobody waits for a bar of signal. After so long the copy is
 * shown, if there is one; without one the answer is waited for.
 */
export async function withPatience<T>(
  ask: Promise<T>,
  copy: () => Promise<T | undefined>,
  patienceMs = 4_000,
): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const slow = new Promise<'slow'>((resolve) => {
    timer = setTimeout(() => resolve('slow'), patienceMs);
  });
  try {
    const first = await Promise.race([ask, slow]);
    if (first !== 'slow') return first as T;
    return (await copy()) ?? (await ask);
  } catch (error) {
    const kept = await copy();
    if (kept === undefined) throw error;
    return kept;
  } finally {
    clearTimeout(timer);
  }
}
