import { checked } from '../../catalogue-shared/structures/checked.ts';

/** The `count` smallest numbers, in order, without sorting the rest. The list is rearranged. */
export function smallest<T extends Float64Array | Uint32Array>(numbers: T, count: number): T {
  if (count < numbers.length) narrow(numbers, count);
  return numbers.subarray(0, Math.min(count, numbers.length)).sort() as T;
}

/** Quickselect: afterwards no number before `count` is larger than any after it. */
function narrow(numbers: Float64Array | Uint32Array, count: number): void {
  let low = 0;
  let high = numbers.length - 1;
  while (low < high) {
    const pivot = medianOfThree(numbers, low, high);
    let left = low;
    let right = high;
    while (left <= right) {
      while (checked(numbers[left]) < pivot) left++;
      while (checked(numbers[right]) > pivot) right--;
      if (left <= right) swap(numbers, left++, right--);
    }
    if (count <= right) high = right;
    else if (count >= left) low = left;
    else return;
  }
}

function medianOfThree(numbers: Float64Array | Uint32Array, low: number, high: number): number {
  const [a = 0, b = 0, c = 0] = [numbers[low], numbers[(low + high) >>> 1], numbers[high]];
  return Math.max(Math.min(a, b), Math.min(Math.max(a, b), c));
}

function swap(numbers: Float64Array | Uint32Array, a: number, b: number): void {
  const held = checked(numbers[a]);
  numbers[a] = checked(numbers[b]);
  numbers[b] = held;
}
