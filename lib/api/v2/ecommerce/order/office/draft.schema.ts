import { z } from 'zod'
import { Address, AddressFields, plainAddress } from '@/lib/api/entities/address.schema'
import { CartItem, PriceSummary } from '@/lib/api/entities/cart.schema'
import { Empty, Id, text } from '@/lib/api/entities/common.schema'
import { DeliveryBranch } from '@/lib/api/entities/delivery.schema'

/** The shortest reason of a price of its own. */
const minPriceReason = 3

/** The buyer with the one address of bill and parcel. */
const DraftContact = AddressFields.omit({ type: true }).overwrite(plainAddress)

const DraftLineInput = z
  .strictObject({
    productId: Id,
    quantity: z.number().int().min(1).max(9999),
    /** A unit price instead of the shop's, in euros; needs `orders.money` and a reason. */
    price: z.number().min(0).max(100_000).multipleOf(0.01).nullish(),
    reason: text(300).trim().default(''),
  })
  .refine(({ price, reason }) => typeof price !== 'number' || reason.length >= minPriceReason, { path: ['reason'], message: 'required' })

export const SaveDraft = z.strictObject({
  /** Without one a draft is opened. */
  id: text(64).nullish(),
  /** Of the draft on the screen. */
  version: z.int().nullish(),
  lines: z
    .array(DraftLineInput)
    .max(100)
    .refine((lines) => new Set(lines.map(({ productId }) => productId)).size === lines.length, 'repeated'),
  /** Null removes the buyer; without it the draft keeps its own. */
  contact: DraftContact.nullish(),
  deliveryMethodId: Id.nullish(),
  branchId: Id.nullish(),
  paymentMethodId: Id.nullish(),
})

export const Removed = z.object({})

/** Names a draft: the id of its cart. */
export const DraftId = z.strictObject({ id: text(64) })

export const PlaceDraft = z.strictObject({
  id: text(64),
  version: z.int(),
  /** What the screen shows. */
  total: z.number().min(0).max(10_000_000),
  /** The buyer has accepted the shop's terms on the phone. */
  consents: z.boolean().default(false),
  /** The buyer's message, as in the checkout. */
  message: text(2000).trim().default(''),
})

/** Why a draft cannot be ordered yet, by the rules of the checkout. */
export const draftProblems = [
  'CART_EMPTY',
  'ADDRESS_MISSING',
  'COMPANY_INVALID',
  'DELIVERY_MISSING',
  'BRANCH_MISSING',
  'PAYMENT_MISSING',
  'UNAVAILABLE',
  'OUT_OF_STOCK',
  'CHANGED',
  'CART_TOO_LARGE',
] as const

const DraftCountry = z.object({ iso: z.string(), name: z.string() })

export const OrderDraft = z.object({
  id: z.string(),
  version: z.number(),
  lines: z.array(
    z.object({
      productId: z.number(),
      name: z.string(),
      sku: z.string(),
      optionLabels: z.array(z.object({ label: z.string(), value: z.string() })),
      qty: z.number(),
      /** Per unit: what it costs here, and in the shop; null: it is sold no more. */
      price: z.number(),
      shopPrice: z.number().nullable(),
      /** Whether staff gave the price, and why. */
      isPriceOverridden: z.boolean(),
      reason: z.string(),
      total: z.number(),
      /** Pieces that can be sold; null: not tracked. */
      available: z.number().nullable(),
      problem: CartItem.shape.problem,
    }),
  ),
  contact: DraftContact.nullable(),
  /** What the checkout offers for this cart, and what was chosen of it. */
  deliveryMethods: z.array(
    z.object({ id: z.number(), name: z.string(), price: z.number(), estimate: z.string(), branches: z.array(DeliveryBranch) }),
  ),
  deliveryMethodId: z.number().nullable(),
  branchId: z.number().nullable(),
  /** `link`: the buyer pays at the provider by a mailed link. */
  paymentMethods: z.array(
    z.object({ id: z.number(), name: z.string(), fee: z.number(), way: z.enum(['link', 'bankTransfer', 'cashOnDelivery']) }),
  ),
  paymentMethodId: z.number().nullable(),
  countries: z.array(DraftCountry),
  summary: PriceSummary,
  problem: z.enum(draftProblems).nullable(),
  /** Whether the buyer must still accept the shop's terms. */
  needsConsents: z.boolean(),
})
export type OrderDraft = z.infer<typeof OrderDraft>

/** Own drafts that were not ordered, the newest first. */
/** `countries`: where the shop delivers, for a draft that was not saved yet. */
export const DraftList = z.object({
  records: z.array(z.object({ id: z.string(), updatedAt: z.string(), customer: z.string(), pieces: z.number() })),
  countries: z.array(DraftCountry),
})

export const FindDraftItems = z.strictObject({ q: text(100).trim().min(1, 'required') })
const DraftItem = z.object({
  productId: z.number(),
  name: z.string(),
  sku: z.string(),
  optionLabels: z.array(z.object({ label: z.string(), value: z.string() })),
  price: z.number().nullable(),
  available: z.number().nullable(),
  /** False: its options can only be chosen in the shop. */
  isOrderable: z.boolean(),
})
export type DraftItem = z.infer<typeof DraftItem>
/** The first products that are found, and whether there are more. */
export const DraftItems = z.object({ records: z.array(DraftItem), hasMore: z.boolean() })

export const FindDraftContacts = z.strictObject({ q: text(100).trim().min(2, 'required') })
/** Buyers of earlier orders with their last billing address, which may break a rule of addresses that is younger. */
export const DraftContacts = z.array(Address.omit({ id: true, type: true, countryId: true }).extend({ region: z.string().nullable() }))

export const PlacedDraft = z.object({ orderId: z.number(), number: z.string() })

export const officeDraftSchemas = {
  filter: { input: Empty, data: DraftList },
  get: { input: DraftId, data: OrderDraft },
  save: { input: SaveDraft, data: OrderDraft },
  remove: { input: DraftId, data: Removed },
  findItems: { input: FindDraftItems, data: DraftItems },
  findContacts: { input: FindDraftContacts, data: DraftContacts },
  place: { input: PlaceDraft, data: PlacedDraft },
}
