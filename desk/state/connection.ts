import { atom } from 'nanostores';

/** False once a call has found no connection, until one is answered again. */
export const isConnected = atom(true);
