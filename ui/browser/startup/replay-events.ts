/** As noted at the time: coming alive may set a field back. */
export interface QueuedEvent {
  readonly type: string;
  readonly target: EventTarget | null;
  readonly value?: string;
  readonly checked?: boolean;
}

/** Links, and forms that say where they go, worked by themselves; these did not reach the shop. */
const pressed = 'button[type=button], input[type=checkbox], input[type=radio]';
const written = 'input:not([type=checkbox], [type=radio]), textarea, select';

/** Does again what the visitor pressed and wrote before the page was alive. */
export function replayEvents(touches: readonly QueuedEvent[]): void {
  for (const [part, touch] of new Map(touches.map((touch) => [touchedPart(touch), touch]))) {
    const { value = '', checked = false } = touch;
    if (part instanceof HTMLFormElement) part.requestSubmit();
    else if (part instanceof HTMLButtonElement) part.click();
    else if (part instanceof HTMLSelectElement) chooseAgain(part, value);
    else if (part instanceof HTMLInputElement && part.matches(pressed)) tickAgain(part, checked);
    else if (part instanceof HTMLInputElement || part instanceof HTMLTextAreaElement) writeAgain(part, value);
  }
}

function touchedPart({ type, target }: QueuedEvent): Element | null {
  if (!(target instanceof Element)) return null;
  return type === 'submit' ? target : target.closest(type === 'click' ? pressed : written);
}

function chooseAgain(select: HTMLSelectElement, value: string): void {
  select.value = value;
  select.dispatchEvent(new Event('change', { bubbles: true }));
}

/** React compares with what it last saw set: first the contrary, then the visitor's own. */
function tickAgain(box: HTMLInputElement, checked: boolean): void {
  box.checked = !checked;
  box.click();
}

function writeAgain(field: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  field.value = '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
