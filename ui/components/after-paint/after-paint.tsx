import { type ReactNode, useEffect, useState } from 'react';
import { afterPaint } from '#ui/browser/after-paint.ts';

/**
 * Renders its children once what stands around them is painted. For the long part of a sheet that slides in: in its first frame none
 * of it is in sight, and the press that opened it is answered without waiting for it.
 */
export function AfterPaint({ children }: { readonly children: ReactNode }) {
  const [painted, setPainted] = useState(false);
  useEffect(() => afterPaint(() => setPainted(true)), []);
  return painted ? children : null;
}
