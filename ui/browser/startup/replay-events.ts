/** An event with the field's value at that time: hydration may reset the field. */
export interface QueuedEvent {
  readonly type: string;
  readonly target: EventTarget | null;
  readonly value?: string;
  readonly checked?: boolean;
}

/** Links, and forms with an action, worked without script; only these need a replay. */
const pressed = 'button[type=button], input[type=checkbox], input[type=radio]';
const written = 'input:not([type=checkbox], [type=radio]), textarea, select';

/** Repeats what the visitor pressed and typed before hydration. */
export function replayEvents(events: readonly QueuedEvent[]): void {
  for (const [part, event] of new Map(events.map((event) => [replayTarget(event), event]))) {
    const { value = '', checked = false } = event;
    if (part instanceof HTMLFormElement) part.requestSubmit();
    else if (part instanceof HTMLButtonElement) part.click();
    else if (part instanceof HTMLSelectElement) chooseAgain(part, value);
    else if (part instanceof HTMLInputElement && part.matches(pressed)) tickAgain(part, checked);
    else if (part instanceof HTMLInputElement || part instanceof HTMLTextAreaElement) writeAgain(part, value);
  }
}

function replayTarget({ type, target }: QueuedEvent): Element | null {
  if (!(target instanceof Element)) return null;
  return type === 'submit' ? target : target.closest(type === 'click' ? pressed : written);
}

function chooseAgain(select: HTMLSelectElement, value: string): void {
  select.value = value;
  select.dispatchEvent(new Event('change', { bubbles: true }));
}

/** React ignores a value it has already seen, so the opposite is set before the click. */
function tickAgain(box: HTMLInputElement, checked: boolean): void {
  box.checked = !checked;
  box.click();
}

function writeAgain(field: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  field.value = '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
