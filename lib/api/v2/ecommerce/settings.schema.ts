import { z } from 'zod'
import type { SchemasOf } from '@/lib/api/endpoint'
import { Empty } from '@/lib/api/entities/common.schema'
import type { settingsApi } from './settings'

/** What a merchant decides about buying (SPEC 3 'Site config', 5, 9). Everything has a default, so that an older install reads. */
export const CheckoutSettings = z.object({
  /** After adding to the cart: 0 go to the cart, 1 stay, 2 open the cart window. */
  cartAddition: z.union([z.literal(0), z.literal(1), z.literal(2)]).default(2),
  /** Where we deliver: ISO codes, or 'ALL'. */
  countries: z.union([z.literal('ALL'), z.array(z.string())]).default('ALL'),
  defaultCountry: z.string().default('HR'),
  disableConsentCheck: z.boolean().default(false),
  disableSpecialCharacterCheck: z.boolean().default(false),
  /** Whoever has registered is signed in at once (SPEC 4), before the address is proven. */
  loginAfterRegistration: z.boolean().default(false),
  skipShippingStep: z.boolean().default(false),
  /** The payment type that is taken without asking where it is the only one (SPEC 9); null: none. */
  autoSkippedPaymentType: z.string().nullable().default('HPF'),
  guestCheckout: z.boolean().default(true),
  /** So long pieces are kept from the start of an online payment (DESIGN 7). */
  reservationMinutes: z.int().min(1).max(60).default(15),
  /** So many working days an order waits for a bank transfer; null: until somebody gives it up, as in a shop whose terms promise nothing. */
  transferDays: z.int().min(1).max(90).nullable().default(null),
  /** Where payment forms may be posted besides this site; this installation's, not the merchant's. */
  paymentOrigins: z.array(z.string()).default([]),
})
export type CheckoutSettings = z.infer<typeof CheckoutSettings>

export const CurrencyConfig = z.object({
  id: z.number().default(1),
  code: z.string().default('EUR'),
  label: z.string().default('EUR'),
  symbol: z.string().default('€'),
  symbolPosition: z.enum(['before', 'after']).default('after'),
  decimals: z.number().default(2),
})
export type CurrencyConfig = z.infer<typeof CurrencyConfig>

/**
 * With what follows from the shop's own rates: EUR of items from which delivery costs nothing, in its home country (null: never) and in each country,
 * by its id, where there is such a total.
 */
export const PublicCheckoutSettings = CheckoutSettings.extend({
  freeDeliveryFrom: z.number().nullable(),
  freeDeliveryByCountry: z.record(z.string(), z.number()),
})

export const settingsSchemas = {
  getCheckoutSettings: { input: Empty, data: PublicCheckoutSettings },
  getCurrencyConfig: { input: Empty, data: CurrencyConfig },
} satisfies SchemasOf<typeof settingsApi>
