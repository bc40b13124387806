/**
 * A scanner is a keyboard that types fast and presses Enter. Keys are held back for a moment: those that come in a burst
 * ended by Enter are a scan, the others are a person's and are handed on one by one. So a code that begins with P does
 * not open the pick screen.
 */
export interface ScanReader {
  /** A key with its time in milliseconds; true: it is taken, and the page should not act on it. */
  readonly take: (key: string, at: number) => boolean;
  /** Called when it has been quiet for `pause`. */
  readonly rest: () => void;
}

/** No person types a key within this time of the last one, again and again. */
export const pause = 60;
const shortest = 2;

export function scanReader(onScan: (text: string) => void, onKey: (key: string) => void): ScanReader {
  let held: string[] = [];
  let last = Number.NEGATIVE_INFINITY;
  const rest = () => {
    const keys = held;
    held = [];
    for (const key of keys) onKey(key);
  };
  return {
    take(key, at) {
      if (at - last > pause) rest();
      last = at;
      if (key === 'Enter') {
        if (held.length < shortest) {
          rest();
          return false;
        }
        const text = held.join('');
        held = [];
        onScan(text);
        return true;
      }
      if (key.length !== 1) return false;
      held.push(key);
      return true;
    },
    rest,
  };
}
