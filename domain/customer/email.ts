import { isOneLine } from './person-name.ts';

const longest = 254;

/** One '@', something before it, and a name with a dot after it; what lies beyond that only a mail can tell. */
export function isEmail(text: string): boolean {
  const email = text.trim();
  return (
    email.length <= longest &&
    isOneLine(email) &&
    /^[^\s@,;<>"()[\]]+@[^\s@,;<>"()[\].]+(\.[^\s@,;<>"()[\].]+)+$/.test(email)
  );
}

/** The form in which addresses are compared and stored. */
export function normaliseEmail(text: string): string {
  return text.trim().toLowerCase();
}

/** Where it arrives, by which people are told apart: 'kari+1@…' and 'kari+2@…' are one mailbox. */
export function mailboxOf(text: string): string {
  return normaliseEmail(text).replace(/\+[^@]*(?=@)/, '');
}
