import { z } from 'zod';
import { reviewRecord } from './article.ts';
import { reservation } from './reservation.ts';
import { paged, pageQuery } from './wire-values.ts';

/** ENT-64, DEC-102: kroner with two decimals. */
const orderRecord = z.object({
  OrderID: z.int(),
  VatPercentage: z.int(),
  Vat: z.number(),
  NetAmount: z.number(),
  Total: z.number(),
  orderlines: z.array(
    z.object({
      EanNo: z.string(),
      Name: z.string(),
      Count: z.int(),
      Price: z.number(),
      VatPercentage: z.int(),
      /** What follows is ours: to show the goods, to buy them again and to review them. */
      ArticleID: z.int(),
      Size: z.string().nullable(),
      Color: z.string().nullable(),
      Image: z.string().nullable(),
      /** Where it is sold now; null when it is not shown any more. */
      Slug: z.string().nullable(),
      /** Whether the customer has written a review of it: there is one to an article (DEC-122). */
      Reviewed: z.boolean(),
    }),
  ),
  DateCreated: z.string(),
  /** The reservation it closed; another number of another row (TRAP-33). */
  reservation_id: z.int(),
});

const page = z.object(pageQuery);

/** API-63..65: own things alone, a page at a time. */
export const historyCalls = {
  ownReservations: { input: page, answer: paged(reservation) },
  ownOrders: { input: page, answer: paged(orderRecord) },
  ownReviews: { input: page, answer: paged(reviewRecord.extend({ article_name: z.string() })) },
};

export type OrderRecord = z.infer<typeof orderRecord>;
