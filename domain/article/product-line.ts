/** What shoppers call a brand (ENT-42). 'Brand' alone means three things here, so the code says productLine (TRAP-52). */
export interface ProductLine {
  readonly id: number;
  readonly name: string;
}
