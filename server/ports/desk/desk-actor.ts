import type { Holder } from '#domain/staff/may.ts';

/** Who acts at the desk. A command at the machine itself acts as an administrator without a session. */
export interface DeskActor extends Holder {
  readonly kind: 'staff' | 'command';
  readonly member: number | null;
  readonly session: number | null;
  readonly name: string;
  /** When the person was last asked for again; null: never. */
  readonly steppedUpAt: number | null;
}

export const commandActor: DeskActor = {
  kind: 'command',
  member: null,
  session: null,
  name: '',
  role: 'administrator',
  shops: [],
  steppedUpAt: null,
};
