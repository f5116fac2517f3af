import { PaymentError } from '@/server/adapters/payment/payment-error'
import type { PaymentStatus, PaymentProvider } from '@/server/adapters/payment/port'
import { findProvider } from '@/server/adapters/payment/providers'
import type { Ctx } from '@/server/core/context'
import { settle, type SettlementEvent } from './settle'
import { toProviderIntent, findIntent, type IntentWithOrder } from '@/server/modules/payment/intents/intents'
import { processRefunds } from '@/server/modules/payment/refund/process-refunds'

/** Asking, capturing and what they lead to takes two rounds; more means that the provider contradicts itself. */
const maxRounds = 5

/** As it stands once its provider was asked. */
export type RefreshedIntent = IntentWithOrder & { isMoving: boolean }

/** After so long nobody comes back to pay, ms. */
const expiryMs = 3 * 24 * 3600 * 1000

/**
 * Asks the provider how a payment stands, and does what follows. Whoever hears that something may have happened calls this: it believes nobody
 * but the provider, and the same again changes nothing. No transaction is open while the provider is asked (faults 21, 33).
 * @returns the intent as it then is, and whether its money is on the way; null when there is none
 * @throws PaymentError unavailable when the provider does not answer: nothing is lost, the sweep asks again
 */
export async function settleIntent(ctx: Ctx, intentId: number): Promise<RefreshedIntent | null> {
  const intent = await findIntent(ctx.db, intentId)
  const provider = intent && findProvider(intent.provider)
  if (!intent || !provider) return intent && { ...intent, isMoving: false }
  let event = await askProvider(() => provider.status(toProviderIntent(intent)), isExpired(ctx, intent))
  for (let round = 1; round <= maxRounds; round++) {
    const action = await settle(ctx, intentId, event)
    if (!action) break
    event = await carryOut(provider, intent, action)
  }
  await processRefunds(ctx, intentId)
  const after = await findIntent(ctx.db, intentId)
  return after && { ...after, isMoving: event.state === 'moving' }
}

async function carryOut(provider: PaymentProvider, intent: IntentWithOrder, action: 'capture' | 'void'): Promise<SettlementEvent> {
  const seen = toProviderIntent(intent)
  if (action === 'capture') return askProvider(() => provider.capture(seen))
  try {
    await provider.void(seen)
    return { state: 'voided' }
  } catch (error) {
    // Money has moved meanwhile.
    if (error instanceof PaymentError && error.kind === 'refused') return askProvider(() => provider.status(seen))
    throw error
  }
}

async function askProvider(ask: () => Promise<PaymentStatus>, hasLapsed = false): Promise<SettlementEvent> {
  try {
    const answer = await ask()
    if (answer.state !== 'open') return answer
    if (answer.isMoving) return { state: 'moving' }
    return { state: hasLapsed ? 'lapsed' : 'open' }
  } catch (error) {
    if (error instanceof PaymentError && error.kind === 'mismatch') return { state: 'mismatch', mismatch: error.detail }
    throw error
  }
}

function isExpired(ctx: Ctx, { state, createdAt }: IntentWithOrder) {
  return state === 'open' && ctx.now().getTime() - createdAt.getTime() > expiryMs
}
