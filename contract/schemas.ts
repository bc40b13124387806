import type { z } from 'zod';
import { articleCalls } from './article.ts';
import { blogCalls } from './blog.ts';
import { campaignCalls } from './campaign.ts';
import { cartCalls } from './cart.ts';
import { customerCalls } from './customer.ts';
import type { EndpointName } from './endpoints.ts';
import { guideCalls } from './guide.ts';
import { historyCalls } from './history.ts';
import { pageCalls } from './page.ts';
import { paymentCalls } from './payment.ts';
import { placeCalls } from './place.ts';
import { pollCalls } from './poll.ts';
import { promocodeCalls } from './promocode.ts';
import { referenceCalls } from './reference.ts';
import { reservationCalls } from './reservation.ts';
import { reviewCalls } from './review.ts';
import { searchCalls } from './search.ts';
import { sessionCalls } from './session.ts';
import { socialCalls } from './social.ts';
import { tenantCalls } from './tenant.ts';
import { watchCalls } from './watch.ts';

/** Input (path, query and body in one object) and answer of each call of the endpoint table. */
export const schemas = {
  ...referenceCalls,
  ...articleCalls,
  ...placeCalls,
  ...tenantCalls,
  ...campaignCalls,
  ...customerCalls,
  ...sessionCalls,
  ...historyCalls,
  ...reviewCalls,
  ...pageCalls,
  ...guideCalls,
  ...blogCalls,
  ...pollCalls,
  ...socialCalls,
  ...searchCalls,
  ...promocodeCalls,
  ...cartCalls,
  ...reservationCalls,
  ...paymentCalls,
  ...watchCalls,
} as const satisfies Record<EndpointName, { input: z.ZodType; answer: z.ZodType }>;

export type Schemas = typeof schemas;
