/** In the order in which they are shown (ENT-86, DEC-138). */
export const alertTypes = ['error', 'warning', 'info', 'success'] as const;

export type AlertType = (typeof alertTypes)[number];

export interface Alert {
  readonly type: AlertType;
  readonly uid: string;
  readonly content: string;
  /** Milliseconds until it goes by itself; 0 stays until closed (DEC-139). */
  readonly timeout: number;
}

export const alertTimeout = 3000;
