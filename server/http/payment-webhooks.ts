import type { FastifyInstance } from 'fastify';
import { paymentMethods } from '#domain/payment/payment-status.ts';
import { receiveWebhook } from '#server/use-cases/payment/receive-callback.ts';
import { type CheckoutServices, mayNoteForgery } from './api-v1/checkout-handlers.ts';
import type { TrustedProxies } from './session/trusted-proxies.ts';
import { addressOf } from './session/visitor.ts';

const bodyLimit = 64 * 1024;

/**
 * Where a provider tells of all payments of an agreement at one address and signs what it sends (Vipps). It is answered as soon as
 * it is noted, as the next one waits for that; how the payment stands is asked afterwards.
 */
export async function registerPaymentWebhooks(
  server: FastifyInstance,
  { checkout, trustedProxies }: { readonly checkout: CheckoutServices; readonly trustedProxies: TrustedProxies },
): Promise<void> {
  await server.register(async (webhooks) => {
    webhooks.removeAllContentTypeParsers();
    webhooks.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit }, (_request, body, done) => done(null, body));
    webhooks.post<{ Params: { provider: string; unit: string } }>(
      '/payments/webhook/:provider/:unit',
      async (request, reply) => {
        reply.header('cache-control', 'no-store');
        const provider = paymentMethods.find((method) => method === request.params.provider);
        const read = provider === undefined ? undefined : checkout.providers.get(provider)?.readWebhook;
        if (provider === undefined || read === undefined) return reply.callNotFound();
        const bytes = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        const news = await read({ unit: request.params.unit, headers: request.headers, bytes });
        const address = addressOf(request, { trustedProxies });
        const mayLeaveTrace = () => mayNoteForgery(checkout, provider, address);
        const taken = await receiveWebhook(checkout, { provider, news, mayLeaveTrace });
        return taken.ok ? reply.send({}) : reply.callNotFound();
      },
    );
  });
}
