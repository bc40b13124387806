export interface Color {
  readonly id: number;
  readonly name: string;
  readonly hex: string;
  readonly colorCode: string;
}

export interface ColorGroup {
  readonly id: number;
  readonly label: string;
  readonly name: string;
  readonly hex: string;
  readonly colorId: number | null;
}
