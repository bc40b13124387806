import { checked } from './checked.ts';
import type { TimeSlice } from './time-slice.ts';

const runLength = 512;

/** A stable merge sort that yields between time slices. Gives the row numbers in order. */
export async function sortInSlices(
  count: number,
  compare: (a: number, b: number) => number,
  timeSlice: TimeSlice,
): Promise<Uint32Array> {
  let rows = Uint32Array.from({ length: count }, (_, row) => row);
  for (let start = 0; start < count; start += runLength) {
    if (timeSlice.isUsedUp()) await timeSlice.yield();
    rows.subarray(start, start + runLength).sort(compare);
  }
  let spare = new Uint32Array(count);
  for (let length = runLength; length < count; length *= 2) {
    for (let start = 0; start < count; start += 2 * length) {
      await mergeRuns(
        rows,
        spare,
        { start, middle: Math.min(start + length, count), end: Math.min(start + 2 * length, count) },
        compare,
        timeSlice,
      );
    }
    [rows, spare] = [spare, rows];
  }
  return rows;
}

interface Runs {
  readonly start: number;
  readonly middle: number;
  readonly end: number;
}

async function mergeRuns(
  from: Uint32Array,
  into: Uint32Array,
  { start, middle, end }: Runs,
  compare: (a: number, b: number) => number,
  timeSlice: TimeSlice,
): Promise<void> {
  let left = start;
  let right = middle;
  for (let next = start; next < end; next++) {
    if ((next & 127) === 0 && timeSlice.isUsedUp()) await timeSlice.yield();
    const takeLeft = right >= end || (left < middle && compare(checked(from[left]), checked(from[right])) <= 0);
    into[next] = checked(from[takeLeft ? left++ : right++]);
  }
}
