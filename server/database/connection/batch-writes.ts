/**
 * One statement for all who wait: what comes while one is under way goes together in the next. However many come at once they
 * take up one connection, and none waits longer than for one statement before its own.
 */
export function batchWrites<Item, Outcome>(
  write: (items: readonly Item[]) => Promise<readonly Outcome[]>,
  most = 500,
): (item: Item) => Promise<Outcome> {
  interface Waiting {
    readonly item: Item;
    resolve(outcome: Outcome): void;
    reject(error: unknown): void;
  }
  const waiting: Waiting[] = [];
  let isWriting = false;
  const writeAll = async () => {
    isWriting = true;
    for (let group = waiting.splice(0, most); group.length > 0; group = waiting.splice(0, most)) {
      try {
        const outcomes = await write(group.map(({ item }) => item));
        for (const [index, { resolve }] of group.entries()) resolve(outcomes[index] as Outcome);
      } catch (error) {
        for (const { reject } of group) reject(error);
      }
    }
    isWriting = false;
  };
  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      if (!isWriting) void writeAll();
    });
}
