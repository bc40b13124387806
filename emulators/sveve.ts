import { type SmsEmulator, serveSmsEmulator } from './sms-emulator.ts';

export const sveveKeys = { user: 'hent', password: 'sveve-pass' };

interface Sent {
  readonly user?: unknown;
  readonly passwd?: unknown;
  readonly f?: unknown;
  readonly messages?: readonly { to?: unknown; msg?: unknown; from?: unknown; ref?: unknown }[];
}

/** Sveve as far as we use it: one call that sends, and reports by GET that say true or false. */
export function startSveve(): Promise<SmsEmulator> {
  return serveSmsEmulator(({ deliver }) => ({
    routes: [
      {
        method: 'POST',
        pattern: '/SMS/SendMessage',
        name: 'send',
        answer: ({ text }) => {
          const sent = JSON.parse(text) as Sent;
          if (sent.user !== sveveKeys.user || sent.passwd !== sveveKeys.password) {
            return { status: 200, json: { response: { fatalError: 'Feil brukernavn/passord' } } };
          }
          const [message] = sent.messages ?? [];
          const wrong = sent.f === 'json' ? wrongMessage(message) : 'f';
          if (wrong !== null) {
            const errors = [{ number: String(message?.to), message: wrong }];
            return { status: 200, json: { response: { msgOkCount: 0, stdSMSCount: 0, errors } } };
          }
          const { id } = deliver({
            to: `+${String(message?.to)}`,
            text: String(message?.msg),
            from: String(message?.from),
            ref: String(message?.ref),
          });
          return { status: 200, json: { response: { msgOkCount: 1, stdSMSCount: 1, ids: [Number(id)] } } };
        },
      },
    ],
    report: ({ id, to, ref }, isDelivered) => ({
      query: {
        number: to.slice(1),
        status: String(isDelivered),
        id,
        ref,
        errorCode: isDelivered ? '' : '1',
        errorDesc: isDelivered ? '' : 'Telefonen er ikke nåbar',
      },
    }),
  }));
}

function wrongMessage(message: NonNullable<Sent['messages']>[number] | undefined): string | null {
  const { to, msg, from, ref } = message ?? {};
  if (typeof to !== 'string' || !/^47[49]\d{7}$/.test(to)) return 'Telefonnummeret er ikke gyldig';
  if (typeof msg !== 'string' || msg === '' || msg.length > 1071) return 'Meldingen er tom eller for lang';
  if (typeof from !== 'string' || from.length > 11) return 'Avsenderen er for lang';
  return typeof ref === 'string' && ref.length <= 36 ? null : 'Referansen er for lang';
}
