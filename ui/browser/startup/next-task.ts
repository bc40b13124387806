/** Lets the browser answer and paint before what comes next: many short tasks instead of one that is felt. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
