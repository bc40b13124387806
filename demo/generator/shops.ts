import { readJson } from '../read-json.ts';

export interface DemoShop {
  readonly id: number;
  readonly no: string;
  readonly name: string;
  readonly orgNo: string;
  readonly description: string;
  readonly openingHours: string;
  readonly address: string;
  readonly postNo: string;
  readonly postPlace: string;
  readonly email: string;
  readonly phone: string;
  readonly latitude: number;
  readonly longitude: number;
  /** Share of the catalogue that stands on its floor. */
  readonly assortment: number;
}

/** Real towns, invented streets. The web stock (55, DEC-92) is none of them. */
export const shops = readJson<readonly DemoShop[]>('content/shops.json');
