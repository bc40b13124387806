/** Where the desk is, and what its calls carry beside their bodies. */
export const deskPath = '/kontor';
export const deskApi = `${deskPath}/api`;

export const deskHeaders = {
  /** '1' on every call that is no GET: no form of another site can send it. */
  own: 'x-kontor',
  /** '1' on what the page asks by itself: such a call keeps no session alive. */
  byItself: 'x-kontor-by-itself',
  /** A uuid, made when an act is begun and the same until it is answered. */
  key: 'idempotency-key',
  /** On the answer to an act: the number of its entry in the audit log, by which it is taken back. */
  entry: 'x-kontor-entry',
} as const;
