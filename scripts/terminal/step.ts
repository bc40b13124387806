/** One line for each piece of long work: what it is, then how long it took. Standard output is left to what was asked for. */
export async function step<T>(title: string, work: () => Promise<T>): Promise<T> {
  const begun = performance.now();
  process.stderr.write(`${title} … `);
  try {
    const result = await work();
    process.stderr.write(`${((performance.now() - begun) / 1000).toFixed(1)} s\n`);
    return result;
  } catch (error) {
    process.stderr.write('failed\n');
    throw error;
  }
}
