/** Shoppers in a process of their own, so many a second whatever the shop does; how long each waited. */
export interface ShoppersOrders {
  readonly url: string;
  readonly paths: readonly string[];
  readonly seconds: number;
  readonly perSecond: number;
}

if (process.send !== undefined) {
  process.once('message', async ({ url, paths, seconds, perSecond }: ShoppersOrders) => {
    const waited: number[] = [];
    const asked: Promise<void>[] = [];
    for (let n = 0; n < seconds * perSecond; n++) {
      asked.push(ask(url + (paths[n % paths.length] ?? '/'), waited));
      await new Promise((resolve) => setTimeout(resolve, 1000 / perSecond));
    }
    await Promise.all(asked);
    process.send?.(waited, () => process.exit(0));
  });
}

async function ask(address: string, waited: number[]): Promise<void> {
  const begun = performance.now();
  const answer = await fetch(address);
  await answer.arrayBuffer();
  if (answer.status !== 200) throw new Error(`${address} was answered with ${answer.status}`);
  waited.push(performance.now() - begun);
}
