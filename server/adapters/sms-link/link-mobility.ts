import { done, type Result, refused } from '#server/ports/result.ts';
import type { SmsFailure, SmsReport, SmsSender } from '#server/ports/sms.ts';
import { smsHttp } from '../sms-shared/sms-http.ts';

export interface LinkSettings {
  readonly url: string;
  readonly user: string;
  readonly password: string;
  readonly from: string;
  readonly platform: string;
  readonly partner: string;
  /** Where the provider sends its reports, by the name agreed on; null: it sends none. */
  readonly gate: string | null;
}

const queued = 1005;
const delivered = 1001;

/** LINK Mobility's Common API. A long message is reported on in parts, each with our reference. */
export function linkMobility({ url, user, password, from, platform, partner, gate }: LinkSettings): SmsSender {
  const post = smsHttp(`${url}/sms/send`);
  const authorization = `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;
  return {
    send: async ({ to, text, ref }) => {
      const reports = gate === null ? {} : { useDeliveryReport: true, deliveryReportGates: [gate] };
      const answer = await post({
        headers: { authorization },
        body: {
          source: from,
          destination: to,
          userData: text,
          platformId: platform,
          platformPartnerId: partner,
          refId: ref,
          ...reports,
        },
      });
      return answer.ok ? outcome(answer.value) : answer;
    },
    readReport: ({ refId, resultCode }): SmsReport | null => {
      const code = Number(resultCode);
      if (typeof refId !== 'string' || refId === '' || !Number.isInteger(code)) return null;
      return { ref: refId, isDelivered: code === delivered, detail: `resultCode ${code}` };
    },
  };
}

function outcome(body: unknown): Result<null, SmsFailure> {
  const { resultCode, description } = (body ?? {}) as { readonly resultCode?: unknown; readonly description?: unknown };
  if (resultCode === queued) return done(null);
  if (typeof resultCode !== 'number') {
    return refused({ kind: 'unknown', detail: 'the answer says neither yes nor no' });
  }
  return refused({ kind: 'refused', detail: `resultCode ${resultCode} ${String(description ?? '').slice(0, 150)}` });
}
