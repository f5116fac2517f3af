import { ProviderError } from '@/server/adapters/http/provider-error'
import type { PaymentStatus, PaymentProvider } from '@/server/adapters/payment/port'
import { findProvider } from '@/server/adapters/payment/registry/providers'
import type { Ctx } from '@/server/core/context'
import { settle, type SettlementEvent } from './settle'
import { toProviderIntent, findIntent, type IntentWithOrder } from '@/server/modules/payment/intents/intents'
import { isProviderPayment } from '@/server/modules/payment/intents/new-intent'
import { processRefunds } from '@/server/modules/payment/refund/process-refunds'

/** A status call and a capture take two rounds; more means contradictory answers. */
const maxRounds = 5

/** An intent after its provider was asked. */
export type RefreshedIntent = IntentWithOrder & { isPending: boolean }

/** An undecided payment at a provider is voided after 3 days, ms. */
const expiryMs = 3 * 24 * 3600 * 1000

/**
 * Asks the provider about a payment and applies the answer (docs/rules/payments.md#provider-is-the-truth). No transaction is open meanwhile
 * (docs/rules/payments.md#no-call-in-transaction).
 * @returns the updated intent and whether its money is on the way; null if there is none
 * @throws ProviderError unavailable if the provider does not answer; the sweep asks again
 */
export async function syncPayment(ctx: Ctx, intentId: number): Promise<RefreshedIntent | null> {
  const intent = await findIntent(ctx.db, intentId)
  const provider = intent && findProvider(intent.provider)
  if (!intent || !provider) return intent && { ...intent, isPending: false }
  let event = await askProvider(() => provider.status(toProviderIntent(intent)), isExpired(ctx, intent))
  for (let round = 1; round <= maxRounds; round++) {
    const action = await settle(ctx, intentId, event)
    if (!action) break
    event = await callProvider(provider, intent, action)
  }
  await processRefunds(ctx, intentId)
  const after = await findIntent(ctx.db, intentId)
  return after && { ...after, isPending: event.state === 'pending' }
}

async function callProvider(provider: PaymentProvider, intent: IntentWithOrder, action: 'capture' | 'void'): Promise<SettlementEvent> {
  const providerIntent = toProviderIntent(intent)
  if (action === 'capture') return askProvider(() => provider.capture(providerIntent))
  try {
    await provider.void(providerIntent)
    return { state: 'voided' }
  } catch (error) {
    // The shopper paid meanwhile.
    if (error instanceof ProviderError && error.kind === 'refused') return askProvider(() => provider.status(providerIntent))
    throw error
  }
}

async function askProvider(ask: () => Promise<PaymentStatus>, hasExpired = false): Promise<SettlementEvent> {
  try {
    const answer = await ask()
    if (answer.state !== 'open') return answer
    if (answer.isPending) return { state: 'pending' }
    return { state: hasExpired ? 'expired' : 'open' }
  } catch (error) {
    if (error instanceof ProviderError && error.kind === 'mismatch') return { state: 'mismatch', mismatch: error.detail }
    throw error
  }
}

/** A transfer or cash on delivery has a deadline of its own, which the order or its edit keeps. */
function isExpired(ctx: Ctx, { provider, state, createdAt }: IntentWithOrder) {
  return isProviderPayment(provider) && state === 'open' && ctx.now().getTime() - createdAt.getTime() > expiryMs
}
