import { noUser } from '#domain/customer/user-state.ts';
import { apiOf, type LoaderArgs } from '../../../data/api-context.ts';
import { guardedLoader } from '../../../data/guarded-loader.ts';
import { setUser } from '../../../features/customer/user-store.ts';

/** DEC-28: 'Min side' and what lies below it is for customers; others are sent to the login and come back. */
export const loadAccount = guardedLoader({
  refusedTo: 'login',
  requestAccess: async (args: LoaderArgs) => {
    const reply = await apiOf(args).currentCustomer({});
    if (reply.ok && reply.data === null) setUser(noUser); // logged out elsewhere, or for too long idle
    if (!reply.ok || reply.data === null) throw new Error('Nobody is logged in');
  },
});
