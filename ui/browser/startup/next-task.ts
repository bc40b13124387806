/** Yields to the browser, so that it can handle input and paint: several short tasks instead of a long one. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
