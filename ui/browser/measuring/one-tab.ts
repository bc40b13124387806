/** Runs `act` while no other tab runs one of this name; where the browser has no locks, at once. */
export async function oneTabAtATime(name: string, act: () => void): Promise<void> {
  const { locks } = navigator as { locks?: LockManager };
  if (locks === undefined) act();
  else await locks.request(name, act);
}
