import { cartErrors, holdErrors } from '#content/nb/errors.ts';
import type { CartErrorRecord } from '#contract/cart.ts';
import type { Answer } from '#contract/shop-api.ts';
import type { CartProblem } from '#server/use-cases/checkout/check-lines.ts';
import type { CartVerdict } from '#server/use-cases/checkout/validate-cart.ts';

export function cartRecord({ problems, lines }: CartVerdict): Answer<'validateCart'> {
  return {
    valid: problems.length === 0,
    cartErrors: problems.map(cartErrorRecord),
    lines: lines.map(({ variant, price, campaignArticleId }) => ({
      EanNo: variant.ean,
      price,
      CampaignArticleID: campaignArticleId,
    })),
  };
}

export function cartErrorRecord(problem: CartProblem): CartErrorRecord {
  const { ean, reason, available } = problem;
  return { eanNo: ean, reason, message: problemText(problem), available };
}

function problemText({ reason, name, available, shop, unpaid, soldOut, toSend }: CartProblem): string {
  if (name === null) return cartErrors.unknownArticle;
  switch (reason) {
    case 'stock':
      if (toSend !== undefined) return sendingText(name, available, toSend);
      if (shop === null) return soldOut ? cartErrors.soldOut(name) : cartErrors.noStockForDelivery(name);
      return available > 0 ? cartErrors.stock(name, available, shop) : cartErrors.noStock(name, shop);
    case 'limit':
      if (unpaid !== undefined) return holdErrors.line(name, available, unpaid.mayPay);
      return cartErrors.limit(name, available);
    case 'campaign':
      return cartErrors.campaignEnded(name);
    case 'unknown':
      return cartErrors.notForSale(name);
    case 'only-collect':
      return cartErrors.onlyCollect(name);
    case 'only-reserve':
      return cartErrors.onlyReserve(name);
    case 'shop':
      return cartErrors.unknownShop;
  }
}

/** Who has it sent has chosen no shop, and need not know which one lacks it. */
function sendingText(name: string, available: number, { apart }: NonNullable<CartProblem['toSend']>): string {
  if (apart) return cartErrors.notTogether(name);
  return available > 0 ? cartErrors.fewForDelivery(name, available) : cartErrors.noStockForDelivery(name);
}
