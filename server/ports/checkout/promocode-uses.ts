/** How often promo codes have been used, and by whom. */
export interface PromocodeUses {
  /** False: the code has been used as often as it may. */
  take(use: { promocodeId: number; reservationId: number; customerKey: string }): Promise<boolean>;
  release(reservationId: number): Promise<void>;
}
