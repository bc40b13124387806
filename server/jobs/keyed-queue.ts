/** Something to look into soon: of one lane only some are under way at once; one that waits already is not put in again. */
export interface QueuedTask {
  readonly lane: string;
  readonly key: string;
  work(): Promise<unknown>;
}

/**
 * A crowd of callbacks is answered at once and looked into by a few at a time, so that it leaves connections to others; those
 * of a provider that is slow wait for nobody but each other (R17, R18).
 */
export function keyedQueue(onError: (error: unknown) => void, atOnce = 3): (task: QueuedTask) => void {
  const lanes = new Map<string, { readonly waiting: Map<string, QueuedTask>; underWay: number }>();
  const laneOf = (name: string) => {
    const lane = lanes.get(name) ?? { waiting: new Map<string, QueuedTask>(), underWay: 0 };
    lanes.set(name, lane);
    return lane;
  };
  return (task) => {
    const lane = laneOf(task.lane);
    if (!lane.waiting.has(task.key)) lane.waiting.set(task.key, task);
    if (lane.underWay < atOnce) void goThrough();

    async function goThrough(): Promise<void> {
      lane.underWay += 1;
      for (let [next] = lane.waiting.values(); next !== undefined; [next] = lane.waiting.values()) {
        lane.waiting.delete(next.key);
        await next.work().catch(onError);
      }
      lane.underWay -= 1;
    }
  };
}
