import { accountText } from '#content/nb/account.ts';
import { success } from '#contract/reply.ts';
import type { Sessions } from '#server/ports/customer/sessions.ts';
import { type LogInParts, logIn } from '#server/use-cases/customer/log-in.ts';
import { bearerOf } from '../session/bearer.ts';
import { newSession } from '../session/session-cookie.ts';
import { signInRefused } from './answers/customer.ts';
import type { Handlers } from './handler.ts';

export interface SessionHandlerParts {
  readonly account: LogInParts & { readonly sessions: Sessions };
  readonly sessionSecret: string;
}

/** Bearers for clients without cookies. A guest's costs no row; whoever logs in is counted as at the login. */
export function sessionHandlers({ account, sessionSecret }: SessionHandlerParts): Pick<Handlers, 'openSession'> {
  return {
    openSession: async (input, { address }) => {
      const { id } = newSession(sessionSecret);
      const opened = { access_token: bearerOf(sessionSecret, id), token_type: 'Bearer' } as const;
      if (input.email === undefined && input.password === undefined) return success({ ...opened, customer: null }, 201);
      const stranger = { sessionId: '', address, customer: null };
      const result = await logIn(account, input, stranger);
      if (!result.ok) return signInRefused(result.refusal);
      const { customer } = result.value;
      await account.sessions.start({
        sessionId: id,
        replaces: id,
        customerId: customer.id,
        remember: input.remember === 1,
        device: accountText.sessions.program,
      });
      return success({ ...opened, customer }, 201);
    },
  };
}
