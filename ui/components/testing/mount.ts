import { act, type ReactElement } from 'react';
import { createRoot } from 'react-dom/client';

export interface Mounted {
  readonly container: HTMLElement;
  render(element: ReactElement): void;
  unmount(): void;
}

/** Renders into the test's document, with every effect run; for tests alone. */
export function mount(element: ReactElement): Mounted {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const container = document.createElement('div');
  document.body.append(container);
  const root = createRoot(container);
  const render = (next: ReactElement) => act(() => root.render(next));
  render(element);
  return {
    container,
    render,
    unmount() {
      act(() => root.unmount());
      container.remove();
    },
  };
}

/** The one element that fits, or a failing test. */
export function find<T extends Element = HTMLElement>(container: ParentNode, selector: string): T {
  const found = container.querySelector<T>(selector);
  if (found === null) throw new Error(`Nothing fits ${selector}`);
  return found;
}

/** Types into a controlled field, as React sees it. */
export function type(field: HTMLInputElement, text: string): void {
  act(() => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

export function press(target: Element, key: string, init: KeyboardEventInit = {}): void {
  act(() => {
    target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init }));
  });
}
