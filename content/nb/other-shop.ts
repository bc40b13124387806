/** The way out of an empty list of one shop. */
export const otherShopText = {
  nearest: (shop: string, km: number, from: string) => `Nærmest er det i ${shop}, ca. ${km} km fra ${from}.`,
  /** `goods` is '12 varer'. */
  see: (goods: string, shop: string) => `Se ${goods} i ${shop}`,
} as const;
