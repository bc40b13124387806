/** How joined words were written: 'tskjorte' was 't-skjorte'. Of several ways the commonest, and of equals the first. */
export class SurfaceForms {
  readonly #counts = new Map<number, Map<string, number>>();

  note(term: number, written: string, by: number): void {
    const counts = this.#counts.get(term) ?? new Map<string, number>();
    this.#counts.set(term, counts);
    const count = (counts.get(written) ?? 0) + by;
    if (count === 0) counts.delete(written);
    else counts.set(written, count);
  }

  of(term: number): string | undefined {
    let best: readonly [string, number] | undefined;
    for (const found of this.#counts.get(term) ?? []) {
      if (!best || found[1] > best[1] || (found[1] === best[1] && found[0] < best[0])) best = found;
    }
    return best?.[0];
  }
}
