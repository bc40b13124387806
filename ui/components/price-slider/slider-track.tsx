import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import type { PriceChoice } from '#domain/filter/filter-choice.ts';
import { type PriceRange, priceStep } from '#domain/filter/price-range.ts';
import { dragHandle, type SliderHandle } from '#domain/filter/price-slider.ts';
import { Histogram } from './histogram.tsx';
import { keyTarget } from './key-target.ts';
import styles from './price-slider.module.css';

export interface SliderTrackProps {
  readonly range: PriceRange;
  readonly value: PriceChoice;
  readonly histogram: readonly number[];
  readonly labels: PriceSliderLabels;
  readonly spoken: (price: number) => string;
  readonly onMove: (value: PriceChoice) => void;
  readonly onRelease: (value: PriceChoice) => void;
}

interface Drag {
  readonly handle: SliderHandle;
  readonly value: PriceChoice;
}

/** Two handles under one finger, pointer or key; they emit on release alone and never cross (UI-55, UI-56). */
export function SliderTrack({ range, value, histogram, labels, spoken, onMove, onRelease }: SliderTrackProps) {
  const track = useRef<HTMLDivElement>(null);
  const drag = useRef<Drag | null>(null);
  const width = range.max - range.min;
  const partOf = (price: number) => (width > 0 ? Math.min(1, Math.max(0, (price - range.min) / width)) : 0);

  const move = (handle: SliderHandle, to: number) => {
    const moved = dragHandle(handle, to, drag.current?.value ?? value, range);
    drag.current = { handle, value: moved.value };
    onMove(moved.value);
    return moved.stopped;
  };

  // asked for its own handle alone: taking hold of one handle takes focus away from the other
  const release = (handle: SliderHandle) => () => {
    if (drag.current?.handle !== handle) return;
    const { value: last } = drag.current;
    drag.current = null;
    onRelease(last);
  };

  const onPointerDown = (handle: SliderHandle) => (event: PointerEvent<HTMLDivElement>) => {
    if (event.button !== 0 || width <= 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { handle, value };
  };

  const onPointerMove = (handle: SliderHandle) => (event: PointerEvent<HTMLDivElement>) => {
    const box = track.current?.getBoundingClientRect();
    if (drag.current?.handle !== handle || box === undefined || box.width === 0) return;
    const stopped = move(handle, range.min + ((event.clientX - box.left) / box.width) * width);
    if (stopped) release(handle)(); // DEC-53: too near the other one ends the drag, as if let go
  };

  const onKeyDown = (handle: SliderHandle) => (event: KeyboardEvent<HTMLDivElement>) => {
    const target = keyTarget(event.key, (drag.current?.value ?? value)[handle], range, priceStep);
    if (target === null) return;
    event.preventDefault();
    move(handle, target);
  };

  const handleProps = (handle: SliderHandle) => ({
    role: 'slider',
    tabIndex: 0,
    'aria-label': handle === 'min' ? labels.lowest : labels.highest,
    'aria-valuemin': range.min,
    'aria-valuemax': range.max,
    'aria-valuenow': value[handle],
    'aria-valuetext': spoken(value[handle]),
    className: styles.handle,
    style: { left: `${partOf(value[handle]) * 100}%` },
    onPointerDown: onPointerDown(handle),
    onPointerMove: onPointerMove(handle),
    onPointerUp: release(handle),
    onPointerCancel: release(handle),
    onKeyDown: onKeyDown(handle),
    onKeyUp: release(handle),
    onBlur: release(handle),
  });

  return (
    <div ref={track} className={styles.track}>
      <Histogram counts={histogram} from={partOf(value.min)} to={partOf(value.max)} />
      <div className={styles.rail} />
      <div
        className={styles.fill}
        style={{ left: `${partOf(value.min) * 100}%`, right: `${(1 - partOf(value.max)) * 100}%` }}
      />
      <div {...handleProps('min')} />
      <div {...handleProps('max')} />
    </div>
  );
}

export interface PriceSliderLabels {
  /** Above the two fields. */
  readonly from: string;
  readonly to: string;
  /** Of the two handles. */
  readonly lowest: string;
  readonly highest: string;
}
