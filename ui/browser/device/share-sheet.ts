export interface Shared {
  readonly title: string;
  readonly url: string;
}

export type ShareOutcome = 'shared' | 'dismissed' | 'unavailable';

/** UI-15, UI-16: the device's own share sheet, where there is one. */
export async function openShareSheet(shared: Shared): Promise<ShareOutcome> {
  if (typeof navigator.share !== 'function') return 'unavailable';
  try {
    await navigator.share({ title: shared.title, url: shared.url });
    return 'shared';
  } catch (error) {
    const dismissed = error instanceof Error && error.name === 'AbortError';
    return dismissed ? 'dismissed' : 'unavailable';
  }
}
