import type { Area } from '../screen-route.ts';

/** From the cart to the receipt (DEC-86 to DEC-104). */
export const checkoutArea = {
  checkout: {
    chunk: 'storefront/screens/checkout/checkout-screen.tsx',
    screen: async () => (await import('../../screens/checkout/checkout-screen.tsx')).CheckoutScreen,
  },
  paymentReturn: {
    chunk: 'storefront/screens/checkout/payment/payment-return-screen.tsx',
    screen: async () => (await import('../../screens/checkout/payment/payment-return-screen.tsx')).PaymentReturnScreen,
    load: async () => (await import('../../screens/checkout/payment/load-payment-return.ts')).loadPaymentReturn,
  },
  receipt: {
    chunk: 'storefront/screens/checkout/receipt/receipt-screen.tsx',
    screen: async () => (await import('../../screens/checkout/receipt/receipt-screen.tsx')).ReceiptScreen,
    load: async () => (await import('../../screens/checkout/receipt/load-receipt.ts')).loadReceipt,
  },
} satisfies Area;
