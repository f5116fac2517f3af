import type { OrderCreated } from '@/lib/api/entities/order.schema'
import type { HostedForm, PayPalPayload } from '@/lib/api/entities/payment-start.schema'
import { isAllowedPaymentUrl, isPaymentScript } from '@/lib/routing/payment-url'

export type PaymentAction = { kind: 'none' } | { kind: 'form'; form: HostedForm } | { kind: 'paypal'; payload: PayPalPayload }

/**
 * Parses the instruction by which the browser pays (API: `html`, which is no markup): nothing, post a form to this site or one of `origins`, or load PayPal's
 * script. Nothing is inserted as markup (docs/rules/checkout.md#payment-form).
 * @throws Error for anything else
 */
export function parsePaymentAction(instruction: OrderCreated['html'], origins: readonly string[]): PaymentAction {
  if (instruction === '') return { kind: 'none' }
  if (typeof instruction !== 'string') {
    if (!isPaymentScript(instruction.scriptUrl)) throw new Error('A payment script from an unknown place.')
    return { kind: 'paypal', payload: instruction }
  }
  const form = parseForm(instruction)
  if (!form || !isAllowedPaymentUrl(form.action, origins)) throw new Error('A payment form to an unknown place.')
  return { kind: 'form', form }
}

function parseForm(text: string): HostedForm | null {
  const given: Partial<Record<keyof HostedForm, unknown>> | null = parse(text)
  if (typeof given !== 'object' || given === null || given.method !== 'POST' || typeof given.action !== 'string') return null
  if (typeof given.fields !== 'object' || given.fields === null) return null
  const fields = Object.entries(given.fields).map(([name, value]) => [name, String(value)] as const)
  return { action: given.action, method: 'POST', fields: Object.fromEntries(fields) }
}

function parse(text: string) {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
