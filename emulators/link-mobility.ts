import { type SmsEmulator, serveSmsEmulator } from './sms-emulator.ts';

export const linkKeys = { user: 'hent', password: 'link-pass', platform: 'COMMON_API', partner: '77', gate: 'hent' };

/** LINK Mobility's Common API as far as we use it; a long message is reported on part by part. */
export function startLinkMobility(): Promise<SmsEmulator> {
  const basic = `Basic ${Buffer.from(`${linkKeys.user}:${linkKeys.password}`).toString('base64')}`;
  return serveSmsEmulator(({ deliver }) => ({
    routes: [
      {
        method: 'POST',
        pattern: '/sms/send',
        name: 'send',
        answer: ({ text, headers }) => {
          if (headers.authorization !== basic) return { status: 401, json: { description: 'unauthorized' } };
          const sent = JSON.parse(text) as Record<string, unknown>;
          const wrong = wrongField(sent);
          if (wrong !== null) return { status: 200, json: { resultCode: 106_300, description: wrong } };
          const { id } = deliver({
            to: String(sent.destination),
            text: String(sent.userData),
            from: String(sent.source),
            ref: String(sent.refId),
          });
          return { status: 200, json: { messageId: id, resultCode: 1005, description: 'Queued', smsCount: 1 } };
        },
      },
    ],
    report: ({ id, ref }, isDelivered) => ({
      json: { refId: ref, id: `${id}$1`, resultCode: isDelivered ? 1001 : 1003, segments: 1 },
    }),
  }));
}

function wrongField({
  destination,
  userData,
  source,
  platformId,
  platformPartnerId,
  ...rest
}: Record<string, unknown>) {
  if (typeof destination !== 'string' || !/^\+47[49]\d{7}$/.test(destination)) return 'Invalid destination';
  if (typeof userData !== 'string' || userData === '' || /\p{Extended_Pictographic}/u.test(userData)) {
    return 'Invalid user data';
  }
  if (typeof source !== 'string' || source === '') return 'Invalid source';
  if (platformId !== linkKeys.platform || platformPartnerId !== linkKeys.partner) return 'Unknown platform';
  const gates = rest.deliveryReportGates;
  return rest.useDeliveryReport === true && Array.isArray(gates) && gates[0] === linkKeys.gate ? null : 'Unknown gate';
}
