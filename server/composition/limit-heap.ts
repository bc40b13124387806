import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/**
 * To be called before the catalogue is read. By itself V8 goes through all of the heap whenever 64 MB of typed arrays have come to
 * be, and a large catalogue is many times that, built while all of its rows are in the heap: half of the processor time went
 * there. Counted with the heap, they are let grow in proportion to it: docs/decisions/0078.
 */
export function countArraysWithHeap(): void {
  setFlagsFromString('--external-memory-accounted-in-global-limit');
}

type Collect = (options: { type: 'major'; execution: 'sync'; flavor: 'last-resort' }) => void;

/**
 * A full garbage collection, which takes a tenth of a second or two. The rows that the catalogue was built from are garbage when
 * the shop opens, and more than all it goes on using: by itself V8 gives that memory back only after minutes without visitors.
 * Any other flavour leaves the emptied pages in V8's pool. From then on the heap grows to one and a quarter times what is in use
 * before garbage is collected (else up to four times), emptied pages go back at once, and typed arrays are counted apart again, as
 * those of answers are garbage soon: docs/decisions/0069. New objects are young ones always: by itself V8 soon puts the parts of
 * pages among the old ones, where dead ones keep what young ones they point to: docs/decisions/0086.
 */
export function limitHeap(): void {
  setFlagsFromString('--no-external-memory-accounted-in-global-limit');
  setFlagsFromString('--no-memory-pool');
  setFlagsFromString('--heap-growing-percent=25');
  setFlagsFromString('--no-allocation-site-pretenuring');
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as Collect;
  setFlagsFromString('--no-expose-gc');
  collect({ type: 'major', execution: 'sync', flavor: 'last-resort' });
}
