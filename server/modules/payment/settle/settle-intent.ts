import { PaymentError } from '@/server/adapters/payment/payment-error'
import type { PaymentAnswer, PaymentProvider } from '@/server/adapters/payment/port'
import { providerNamed } from '@/server/adapters/payment/providers'
import type { Ctx } from '@/server/core/context'
import { settle, type Event } from './settle'
import { asProviderSees, findIntent, type OwnIntent } from '@/server/modules/payment/intents/intents'
import { payBack } from '@/server/modules/payment/refund/process-refunds'

/** Asking, capturing and what they lead to takes two rounds; more means that the provider contradicts itself. */
const longest = 5

/** As it stands once its provider was asked. */
export type AskedIntent = OwnIntent & { isMoving: boolean }

/** After so long nobody comes back to pay, ms. */
const lapseMs = 3 * 24 * 3600 * 1000

/**
 * Asks the provider how a payment stands, and does what follows. Whoever hears that something may have happened calls this: it believes nobody
 * but the provider, and the same again changes nothing. No transaction is open while the provider is asked (faults 21, 33).
 * @returns the intent as it then is, and whether its money is on the way; null when there is none
 * @throws PaymentError unavailable when the provider does not answer: nothing is lost, the sweep asks again
 */
export async function settleIntent(ctx: Ctx, intentId: number): Promise<AskedIntent | null> {
  const intent = await findIntent(ctx.db, intentId)
  const provider = intent && providerNamed(intent.provider)
  if (!intent || !provider) return intent && { ...intent, isMoving: false }
  let event = await heard(() => provider.status(asProviderSees(intent)), isLapsed(ctx, intent))
  for (let round = 1; round <= longest; round++) {
    const action = await settle(ctx, intentId, event)
    if (!action) break
    event = await act(provider, intent, action)
  }
  await payBack(ctx, intentId)
  const after = await findIntent(ctx.db, intentId)
  return after && { ...after, isMoving: event.state === 'moving' }
}

async function act(provider: PaymentProvider, intent: OwnIntent, action: 'capture' | 'void'): Promise<Event> {
  const seen = asProviderSees(intent)
  if (action === 'capture') return heard(() => provider.capture(seen))
  try {
    await provider.void(seen)
    return { state: 'voided' }
  } catch (error) {
    // Money has moved meanwhile.
    if (error instanceof PaymentError && error.kind === 'refused') return heard(() => provider.status(seen))
    throw error
  }
}

async function heard(ask: () => Promise<PaymentAnswer>, hasLapsed = false): Promise<Event> {
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

function isLapsed(ctx: Ctx, { state, createdAt }: OwnIntent) {
  return state === 'open' && ctx.now().getTime() - createdAt.getTime() > lapseMs
}
