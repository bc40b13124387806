import { atom } from 'nanostores';

/** False once a call has found no line, until one is answered again. */
export const hasLine = atom(true);
