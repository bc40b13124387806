import type { ReactNode } from 'react';
import { counterFrameText } from '#content/nb/counter/frame.ts';
import { counterOrderText } from '#content/nb/counter/order.ts';
import type { CounterOrder } from '#contract/counter/records.ts';
import { Button } from '../parts/button.tsx';
import { Skeleton } from '../parts/small-parts.tsx';
import { loadOrder, useOrder } from '../state/orders.ts';
import frame from './frame.module.css';
import { Top } from './top.tsx';

export interface OrderGateProps {
  readonly id: number;
  readonly title: string;
  readonly children: (order: CounterOrder) => ReactNode;
}

/** A screen of one order: waits for it, and says when there is none. */
export function OrderGate({ id, title, children }: OrderGateProps) {
  const state = useOrder(id);
  if (state.kind === 'there') return children(state.order);
  return (
    <>
      <Top title={title} back={{ label: counterFrameText.back, go: () => history.back() }} />
      <div className={frame.scroll}>
        {state.kind === 'loading' ? (
          <div style={{ display: 'grid', gap: 12 }}>
            <Skeleton height={112} />
            <Skeleton height={220} />
          </div>
        ) : (
          <>
            <p role="alert" style={{ marginBottom: 16 }}>
              {state.kind === 'missing' ? counterOrderText.none : counterFrameText.unreachable}
            </p>
            <Button look="outline" onClick={() => void loadOrder(id)}>
              {counterFrameText.tryAgain}
            </Button>
          </>
        )}
      </div>
    </>
  );
}
