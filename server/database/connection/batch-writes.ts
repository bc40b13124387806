/**
 * Batches writes: items that come while a statement is under way go together in the next one. However many come at once, they use
 * one connection, and each waits for at most one statement before its own.
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
