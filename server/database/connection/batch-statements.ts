/**
 * Batches statements: items that come while one is under way go together in the next. However many come at once, they use one
 * connection, and each waits for at most one statement before its own, which was sent after it came.
 */
export function batchStatements<Item, Outcome>(
  send: (items: readonly Item[]) => Promise<readonly Outcome[]>,
  most = 500,
): (item: Item) => Promise<Outcome> {
  interface Waiting {
    readonly item: Item;
    resolve(outcome: Outcome): void;
    reject(error: unknown): void;
  }
  const waiting: Waiting[] = [];
  let isSending = false;
  const sendAll = async () => {
    isSending = true;
    for (let group = waiting.splice(0, most); group.length > 0; group = waiting.splice(0, most)) {
      try {
        const outcomes = await send(group.map(({ item }) => item));
        for (const [index, { resolve }] of group.entries()) resolve(outcomes[index] as Outcome);
      } catch (error) {
        for (const { reject } of group) reject(error);
      }
    }
    isSending = false;
  };
  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      if (!isSending) void sendAll();
    });
}
