/** ENT-37 */
export interface Color {
  readonly id: number;
  readonly name: string;
  readonly hex: string;
  readonly colorCode: string;
}

/** ENT-38 */
export interface ColorGroup {
  readonly id: number;
  readonly label: string;
  readonly name: string;
  readonly hex: string;
  readonly colorId: number | null;
}
