import type { EndpointName } from './endpoints.ts';

const items = [{ EanNo: '7000000100116', Count: 1, CampaignArticleID: null }];
const person = { CustomerName: 'Kari Nordmann', Email: 'kari@nordmann.example', Phone: '41234567' };
const token = 'the receipt_token of the order';
const link = 'the secret part of the link that was mailed';
const order = { ...person, Delivery: 0, ShopID: 1, items, terms_conditions: 1 };

/** A body for every call that takes one, as its schema takes it; for the description. */
export const endpointExamples: Partial<Readonly<Record<EndpointName, object>>> = {
  searchArticles: { query: 'rød jakke dame', take: 20, page: 0, orderBy: 'Price', order: 'asc' },
  searchArticleIds: { ids: [1001, 1002] },
  countSearch: { query: 'jakke', position: 3 },
  answerPoll: { answers: [{ question_id: 1, option_id: 2 }] },
  openSession: { email: 'kari@nordmann.example', password: 'a long password' },
  login: { email: 'kari@nordmann.example', password: 'a long password', remember: 1 },
  loginBy: { registration_token: link },
  register: {
    first_name: 'Kari',
    last_name: 'Nordmann',
    email: 'kari@nordmann.example',
    phone: '41234567',
    password: 'a long password',
    password_confirmation: 'a long password',
    terms_conditions: 1,
  },
  verifyEmail: { token: link },
  passwordEmail: { email: 'kari@nordmann.example' },
  passwordReset: {
    token: link,
    email: 'kari@nordmann.example',
    password: 'a new password',
    password_confirmation: 'a new password',
  },
  updateAccount: { first_name: 'Kari', newsletter: 1 },
  deleteAccount: { password: 'a long password' },
  askWatch: { kind: 'stock', article_id: 1001, ean: '7000000100116', shop_id: 1, email: 'kari@nordmann.example' },
  confirmWatch: { token: link },
  endWatch: { token: link },
  writeReview: { reviewable_id: 1001, reviewable_type: 'article', rating: 5, content: 'Tett og varm.' },
  validateCart: { items, ShopID: 1, delivery: 0 },
  placeReservation: order,
  cancelReservation: { token },
  extendReservation: { token, held_until: '2026-11-19T19:00:00.000Z' },
  acceptOffer: { token, offer: 1 },
  withdrawPurchase: { token, lines: [{ EanNo: '7000000100116', Count: 1 }] },
  checkout: { ...order, payment_method: 'card', expected_total: 129900 },
  cancelPayment: { token },
};
