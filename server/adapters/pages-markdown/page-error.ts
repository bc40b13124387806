import type { PageFault } from '#server/ports/content/pages.ts';

const messages: Readonly<Record<PageFault['reason'], (value: string) => string>> = {
  placeholder: (name) => `unknown placeholder {{${name}}}`,
  drawing: (href) => `'${href}' is no drawing`,
  'same-heading': (id) => `two headings have the id '${id}'`,
};

/** A text that cannot be shown. In a file it stops the start; at the desk it is told to whoever writes. */
export class PageError extends Error {
  readonly fault: PageFault;

  constructor(fault: PageFault) {
    super(messages[fault.reason](fault.value));
    this.fault = fault;
  }
}
