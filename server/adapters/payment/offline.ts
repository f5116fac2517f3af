import { ProviderError } from '@/server/adapters/http/provider-error'
import type { PaymentProvider, ProviderName } from './port'

/** Payments without a provider: bank transfer and cash on delivery. A person marks the order paid and pays refunds. */
export function offline(name: Extract<ProviderName, 'bankTransfer' | 'cashOnDelivery'>): PaymentProvider {
  const refuseRefund = () => Promise.reject(new ProviderError('refused', { reason: 'paid back by hand' }))
  const noProvider = () => new ProviderError('forged', { reason: 'no provider' })
  return {
    name,
    start: () => Promise.resolve({ reference: null, step: { kind: 'none' } }),
    status: () => Promise.resolve({ state: 'open' }),
    capture: () => Promise.resolve({ state: 'open' }),
    refund: refuseRefund,
    void: () => Promise.resolve(),
    renewals: () => Promise.resolve({ charges: [], hasEnded: true }),
    verifyWebhook: () => Promise.reject(noProvider()),
    readReturn() {
      throw noProvider()
    },
  }
}
