/** What a customer has written must not steer the terminal it is read in. */
export function printable(text: string): string {
  return text.replaceAll(/\s+/g, ' ').replaceAll(/\p{Cc}/gu, '�');
}
