import { isEan } from '#domain/article/ean.ts';
import type { ShopStock, Variant } from '#domain/article/variant.ts';
import type { CartLine } from '#domain/cart/cart-line.ts';
import { kroner, oere } from '#domain/money/money.ts';
import { isShopId } from '#domain/shop/shop-id.ts';
import { isRecord } from './parse-json.ts';
import { flagIn, listIn, numberIn, textIn } from './stored-values.ts';

/** A line as stored by this or another tab; undefined when anything that money or stock hangs on is missing (DEC-82). */
export function readCartLine(value: unknown): CartLine | undefined {
  if (!isRecord(value)) return undefined;
  const variant = readVariant(value.variant);
  const price = numberIn(value.price);
  const count = numberIn(value.count);
  const articleId = numberIn(value.articleId);
  const frightPrice = numberIn(value.frightPrice);
  const name = textIn(value.name);
  if (!variant || price === undefined || articleId === undefined || frightPrice === undefined || !name)
    return undefined;
  if (count === undefined || !Number.isSafeInteger(count) || count < 1) return undefined;
  if (price < 0 || !Number.isSafeInteger(frightPrice) || value.ean !== variant.ean) return undefined;
  return {
    count,
    id: variant.id,
    ean: variant.ean,
    name,
    gender: textIn(value.gender) ?? '',
    size: textIn(value.size) ?? variant.size.name,
    color: textIn(value.color) ?? variant.color.name,
    price: kroner(price),
    pant: kroner(Math.max(0, numberIn(value.pant) ?? 0)),
    frightPrice: oere(frightPrice),
    image: textIn(value.image) ?? null,
    canPurchase: flagIn(value.canPurchase) ?? false,
    variant,
    articleId,
    webPurchaseLimit: numberIn(value.webPurchaseLimit) ?? null,
    onlyCC: flagIn(value.onlyCC) ?? false,
    campaignArticleId: numberIn(value.campaignArticleId) ?? null,
  };
}

function readVariant(value: unknown): Variant | undefined {
  if (!isRecord(value) || !isEan(value.ean)) return undefined;
  const id = numberIn(value.id);
  if (id === undefined) return undefined;
  const size = isRecord(value.size) ? value.size : {};
  const color = isRecord(value.color) ? value.color : {};
  return {
    id,
    ean: value.ean,
    canPurchase: flagIn(value.canPurchase) ?? false,
    availability: numberIn(value.availability) ?? 0,
    shops: listIn(value.shops, readShopStock),
    size: { id: numberIn(size.id) ?? 0, name: textIn(size.name) ?? '' },
    color: {
      id: numberIn(color.id) ?? 0,
      name: textIn(color.name) ?? '',
      hex: textIn(color.hex) ?? '',
      colorCode: textIn(color.colorCode) ?? '',
      image: textIn(color.image) ?? '',
    },
  };
}

function readShopStock(value: unknown): ShopStock | undefined {
  if (!isRecord(value) || !isShopId(value.id)) return undefined;
  const qty = numberIn(value.qty);
  return qty === undefined ? undefined : { id: value.id, qty };
}
