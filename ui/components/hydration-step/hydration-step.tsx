import { type ReactElement, type ReactNode, Suspense, useState } from 'react';
import { type HydrationTurn, takeHydrationTurn } from '../../browser/startup/hydrated.ts';

export interface HydrationStepProps {
  /** An element of the page or a component that is one: the server's is found again by being the next. */
  readonly children: ReactElement;
  /** How many small parts that follow each other, such as cards, take one turn together. */
  readonly together?: number;
}

/**
 * A part of the page that is hydrated in a task of its own, so that hydration is several short tasks. What uses `useId` after it
 * must stand in a step too, as ids are counted in the order of rendering.
 */
export function HydrationStep({ children, together }: HydrationStepProps) {
  const [turn] = useState(() => takeHydrationTurn(together));
  return (
    <Suspense fallback={null}>
      <AwaitTurn turn={turn}>{children}</AwaitTurn>
    </Suspense>
  );
}

function AwaitTurn({ turn, children }: { readonly turn: HydrationTurn; readonly children: ReactNode }) {
  if (!turn.come) throw turn.promise;
  return children;
}
