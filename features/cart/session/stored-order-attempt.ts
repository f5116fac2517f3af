import { defineStored } from '@/lib/browser/storage'

/** The order of this tab whose response may have been lost; features/checkout/state/order-attempt.ts writes and parses it. */
export const storedOrderAttempt = defineStored({
  key: 'order-attempt',
  parse: (value) => (typeof value === 'object' ? value : null),
  area: 'session',
  forgetOnSignOut: true,
})
