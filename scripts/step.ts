/** One line for each piece of long work: what it is, then how long it took. */
export async function step<T>(title: string, work: () => Promise<T>): Promise<T> {
  const begun = performance.now();
  process.stdout.write(`${title} … `);
  try {
    const result = await work();
    process.stdout.write(`${((performance.now() - begun) / 1000).toFixed(1)} s\n`);
    return result;
  } catch (error) {
    process.stdout.write('failed\n');
    throw error;
  }
}
