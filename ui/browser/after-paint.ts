/** A page that nobody sees draws no frames. */
const longestWaitMs = 100;

/** Runs it once the next frame is drawn: what was pressed is shown before the work that it leads to. */
export function afterPaint(run: () => void): void {
  let isPending = true;
  const once = () => {
    if (isPending) run();
    isPending = false;
  };
  requestAnimationFrame(() => setTimeout(once));
  setTimeout(once, longestWaitMs);
}
