/*
 * What the build puts in the place of `react`: Preact, which speaks the same, and the one hook of React that the router asks for and
 * Preact does not have. The router uses it for its opt-in transitions alone, which are not opted into. No TypeScript: Preact's types
 * are written so that they cannot be exported again.
 */
// @ts-expect-error: its types have one export, its module has many
// biome-ignore lint/performance/noBarrelFile: it stands for a whole package
// biome-ignore lint/performance/noReExportAll: it stands for a whole package
export * from 'preact/compat';
export { default } from 'preact/compat';

export function useOptimistic(state) {
  return [state, () => undefined];
}
