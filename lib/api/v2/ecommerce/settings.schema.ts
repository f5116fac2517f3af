import { z } from 'zod'
import { Empty } from '@/lib/api/entities/common.schema'

/** The merchant's checkout settings (docs/rules/checkout.md#checkout-settings). */
export const CheckoutSettings = z.object({
  /** After adding to the cart: 0 opens the cart page, 1 stays, 2 opens the cart dialog (docs/rules/cart.md#after-addition). */
  cartAddition: z.union([z.literal(0), z.literal(1), z.literal(2)]).default(2),
  /** Delivery countries: ISO codes, or 'ALL'. */
  countries: z.union([z.literal('ALL'), z.array(z.string())]).default('ALL'),
  defaultCountry: z.string().default('HR'),
  disableConsentCheck: z.boolean().default(false),
  disableSpecialCharacterCheck: z.boolean().default(false),
  /** Signs a new user in at once, before the e-mail is verified. */
  loginAfterRegistration: z.boolean().default(false),
  skipShippingStep: z.boolean().default(false),
  /** docs/rules/checkout.md#auto-payment; null: none. */
  autoSkippedPaymentType: z.string().nullable().default('HPF'),
  guestCheckout: z.boolean().default(true),
  /** Minutes that stock stays reserved from the start of an online payment. */
  reservationMinutes: z.int().min(1).max(60).default(15),
  /** Working days that an order waits for a bank transfer; null: without limit. */
  transferDays: z.int().min(1).max(90).nullable().default(null),
  /** Origins that payment forms may post to; set by the installation, not by the merchant. */
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
 * The settings with the free-delivery thresholds, EUR: `freeDeliveryFrom` for the shop's country (null: none) and `freeDeliveryByCountry` by country id
 * (docs/rules/prices.md#free-delivery-progress).
 */
export const PublicCheckoutSettings = CheckoutSettings.extend({
  /** The least that delivery to the shop's country costs, EUR; null: nothing is delivered (docs/rules/prices.md#delivery-from). */
  deliveryFrom: z.number().nullable(),
  freeDeliveryFrom: z.number().nullable(),
  freeDeliveryByCountry: z.record(z.string(), z.number()),
  /** The total from which every enabled delivery to the shop's country is free, EUR; null: some never is (docs/rules/prices.md#delivery-from). */
  allDeliveryFreeFrom: z.number().nullable(),
  allDeliveryFreeByCountry: z.record(z.string(), z.number()),
})

export const settingsSchemas = {
  getCheckoutSettings: { input: Empty, data: PublicCheckoutSettings },
  getCurrencyConfig: { input: Empty, data: CurrencyConfig },
}
