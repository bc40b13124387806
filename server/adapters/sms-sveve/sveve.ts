import { done, type Result, refused } from '#server/ports/result.ts';
import type { SmsFailure, SmsReport, SmsSender } from '#server/ports/sms.ts';
import { smsHttp } from '../sms-shared/sms-http.ts';

export interface SveveSettings {
  readonly url: string;
  readonly user: string;
  readonly password: string;
  /** At most eleven letters, as the phone shows it. */
  readonly from: string;
  /** Taken and not sent on. */
  readonly isTest: boolean;
}

interface SveveAnswer {
  readonly msgOkCount?: unknown;
  readonly errors?: unknown;
  readonly fatalError?: unknown;
}

/** Sveve: one message a call. Numbers go without the plus; reports name our reference and say true or false. */
export function sveve({ url, user, password, from, isTest }: SveveSettings): SmsSender {
  const post = smsHttp(`${url}/SMS/SendMessage`);
  return {
    send: async ({ to, text, ref }) => {
      const message = { to: to.slice(1), msg: text, from, ref };
      const answer = await post({ body: { user, passwd: password, f: 'json', test: isTest, messages: [message] } });
      return answer.ok ? outcome(answer.value) : answer;
    },
    readReport: ({ ref, status, errorCode, errorDesc }): SmsReport | null => {
      const said = String(status).toLowerCase();
      if (typeof ref !== 'string' || ref === '' || (said !== 'true' && said !== 'false')) return null;
      return {
        ref,
        isDelivered: said === 'true',
        detail: `${errorCode ?? ''} ${errorDesc ?? ''}`.trim().slice(0, 200),
      };
    },
  };
}

function outcome(body: unknown): Result<null, SmsFailure> {
  const { response = body } = (body ?? {}) as { readonly response?: unknown };
  const { msgOkCount, errors, fatalError } = (response ?? {}) as SveveAnswer;
  // Wrong keys, or nothing left to send for: no fault of the message.
  if (typeof fatalError === 'string') return refused({ kind: 'unavailable', detail: fatalError.slice(0, 200) });
  if (typeof msgOkCount === 'number' && msgOkCount > 0) return done(null);
  if (Array.isArray(errors) && errors.length > 0) {
    const { message } = (errors[0] ?? {}) as { readonly message?: unknown };
    return refused({ kind: 'refused', detail: String(message).slice(0, 200) });
  }
  return refused({ kind: 'unknown', detail: 'the answer says neither yes nor no' });
}
