import { type ReactNode, useEffect, useState } from 'react';
import { afterPaint } from '#ui/browser/after-paint.ts';

/**
 * Renders its children once what stands around them is painted. For a long part that is not in sight in the first frame, as of a sheet that
 * slides in or the later steps of a form: what is seen first does not wait for it.
 */
export function AfterPaint({ children }: { readonly children: ReactNode }) {
  const [painted, setPainted] = useState(false);
  useEffect(() => afterPaint(() => setPainted(true)), []);
  return painted ? children : null;
}
