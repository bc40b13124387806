/** Loaded into the shop's process before it starts: tells how much memory is held when all that can go has gone. */
export interface Held {
  readonly rss: number;
  /** Objects and buffers in use. */
  readonly inUse: number;
  /** Nothing has been put into everybody's prototype. */
  readonly prototypeIsClean: boolean;
}

process.on('message', () => {
  for (let round = 0; round < 3; round += 1) globalThis.gc?.();
  const { rss, heapUsed, external } = process.memoryUsage();
  const prototypeIsClean = !('hostile' in {}) && !('x' in {});
  process.send?.({ rss, inUse: heapUsed + external, prototypeIsClean } satisfies Held);
});
