import { z } from 'zod'
import { Moment } from './common.schema'

/** The last two digits that a new price gets; `none`: as it is computed. */
export const PriceEnding = z.enum(['none', '00', '90', '95', '99'])
export type PriceEnding = z.infer<typeof PriceEnding>

/** The largest price of a product, EUR. */
export const maxPrice = 1_000_000

const ending = PriceEnding.default('none')
const Price = z.literal('price')
const Sale = z.literal('sale')
const Percent = z.literal('percent')
const Amount = z.literal('amount')
/** A sale without `from` begins at once, one without `until` has no end. */
const window = { from: Moment.optional(), until: Moment.optional() }

/** What a bulk run does with each product (docs/rules/catalog.md#bulk-price). Amounts are EUR, gross. */
export const ProductChange = z.union([
  /** The price by percent or by an amount, below 0 for less. */
  z.strictObject({ kind: Price, by: Percent, value: z.number().min(-99).max(1000).multipleOf(0.01), ending }),
  z.strictObject({ kind: Price, by: Amount, value: z.number().min(-maxPrice).max(maxPrice).multipleOf(0.01), ending }),
  /** A sale price that is so much below the price. */
  z.strictObject({ kind: Sale, by: Percent, value: z.number().min(0.01).max(99).multipleOf(0.01), ending, ...window }),
  z.strictObject({ kind: Sale, by: Amount, value: z.number().min(0.01).max(maxPrice).multipleOf(0.01), ending, ...window }),
  /** Ends the sale that is on; planned ones stay. */
  z.strictObject({ kind: z.literal('saleEnd') }),
  z.strictObject({ kind: z.literal('visibility'), archived: z.boolean() }),
])
export type ProductChange = z.infer<typeof ProductChange>
