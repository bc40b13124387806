import type { EndpointName } from './endpoints.ts';

export interface EndpointStatuses {
  /** Of a success, where it is not 200. */
  readonly done?: 201 | 204;
  /** Logs in or out: with a bearer the answer has a new one in X-Session-Token. */
  readonly changesSession?: true;
  /** Refusals of its own, beside those that its row tells: 401, 404, 419 and 422. */
  readonly refused?: readonly (keyof typeof refusalMeanings)[];
}

/** What a refusal's status says, on whichever call. */
export const refusalMeanings = {
  401: 'Nobody is logged in, or the bearer is not valid',
  403: 'Not for this customer',
  404: 'There is no such thing, or none that is yours to see',
  409: 'It is not as it was any more: read again',
  419: 'The page token is missing or wrong; a bearer needs none',
  422: 'The input is not valid; `errors` says which field',
  423: 'The e-mail address or phone number has an account already',
  429: 'Too many from this address; Retry-After says when to come back',
} as const;

const limited: EndpointStatuses = { refused: [429] };

/** For the description of calls: what they answer that their row in the table does not tell. */
export const endpointStatuses: Partial<Readonly<Record<EndpointName, EndpointStatuses>>> = {
  countSearch: { done: 204, refused: [429] },
  distances: limited,
  addressNodes: limited,
  answerPoll: { done: 201, refused: [429] },
  openSession: { done: 201, refused: [429] },
  login: { changesSession: true, refused: [401, 429] },
  loginBy: { changesSession: true, refused: [401, 429] },
  register: { changesSession: true, done: 201, refused: [401, 423, 429] },
  logout: { changesSession: true, done: 204, refused: [404] },
  resendVerification: { refused: [422, 429] },
  passwordEmail: limited,
  passwordReset: { changesSession: true },
  unlinkIdentity: { done: 204 },
  endSession: { done: 204 },
  endOtherSessions: { done: 204 },
  updateAccount: { refused: [403, 429] },
  deleteAccount: { changesSession: true, done: 204, refused: [429] },
  askWatch: { done: 201, refused: [404, 429] },
  endWatch: { done: 204 },
  endOwnWatch: { done: 204 },
  writeReview: { done: 201, refused: [403] },
  checkPromocode: limited,
  placeReservation: { done: 201, refused: [429] },
  extendReservation: { refused: [409] },
  acceptOffer: { done: 201, refused: [409] },
  withdrawPurchase: { done: 201, refused: [409, 429] },
  checkout: { done: 201, refused: [429] },
};
