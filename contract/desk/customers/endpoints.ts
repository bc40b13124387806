import { act, read } from '../endpoint.ts';

export const customersEndpoints = {
  customers: read('customers.see', '/customers'),
  /** One person; that they were opened is written down. */
  customer: read('customers.see', '/customers/:id'),
  /** Everything that is held about them; that it was taken out is written down. */
  customerFile: read('customers.export', '/customers/:id/file'),
  eraseCustomer: act('customers.erase', '/customers/:id/erase'),
} as const;
