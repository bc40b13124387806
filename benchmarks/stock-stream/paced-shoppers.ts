/**
 * Shoppers in a process of their own, so many a second whatever the shop does; how long each of them waited. They cost little, as a browser
 * on its own machine costs the shop nothing: answers are read to their end and left packed.
 */
import { Agent, get } from 'node:http';

export interface ShoppersOrders {
  readonly url: string;
  /** One after the other. */
  readonly paths: readonly string[];
  readonly perSecond: number;
}

if (process.send !== undefined) {
  process.once('message', async ({ url, paths, perSecond }: ShoppersOrders) => {
    const agent = new Agent({ keepAlive: true });
    const asked: Promise<number>[] = [];
    for (const path of paths) {
      asked.push(ask(agent, url + path));
      await new Promise((resolve) => setTimeout(resolve, 1000 / perSecond));
    }
    process.send?.(await Promise.all(asked), () => process.exit(0));
  });
}

function ask(agent: Agent, address: string): Promise<number> {
  const begun = performance.now();
  return new Promise((resolve, reject) => {
    get(address, { agent, headers: { 'accept-encoding': 'gzip, deflate, br' } }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`${address} was answered with ${answer.statusCode}`));
      answer.on('end', () => resolve(performance.now() - begun)).resume();
    }).on('error', reject);
  });
}
