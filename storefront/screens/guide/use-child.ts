import { useState } from 'react';
import { type Child, childOf } from '#domain/guide/child.ts';

/** The child the guide is for: by the address at first, then whom the shopper chooses. */
export function useChild(rendered: number): readonly [Child, (child: Child) => void] {
  const [state, setState] = useState({ rendered, child: childOf(rendered) });
  if (state.rendered !== rendered) setState({ rendered, child: childOf(rendered) }); // another address was opened
  return [state.child, (child) => setState({ rendered, child })];
}
