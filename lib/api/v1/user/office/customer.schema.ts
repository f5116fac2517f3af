import { z } from 'zod'
import { Id, Moment, Page, pageOf, text } from '@/lib/api/entities/common.schema'
import { ConsentProof } from '@/lib/api/entities/consent.schema'
import { OrderStatus, OrderWay, PaymentCheckedBy, PaymentKind, WithdrawalState } from '@/lib/api/entities/order.schema'
import { ReturnKind, ReturnState } from '@/lib/api/v2/ecommerce/order/office/return.schema'

/** All, with an account, guests, blocked. */
export const CustomerView = z.enum(['all', 'accounts', 'guests', 'blocked'])
export type CustomerView = z.infer<typeof CustomerView>

const TagName = text(40).trim().min(1, 'required')

export const FilterCustomers = z.strictObject({
  view: CustomerView.default('all'),
  /** Words that each occur in e-mail, name, company, phone or member card, without diacritics. */
  q: text(100).trim().default(''),
  /** A tag of the vocabulary. */
  tag: text(40).trim().default(''),
  /** With a confirmed subscription only, or without. */
  newsletter: z.boolean().optional(),
  page: Page.default(1),
  limit: z.number().int().min(1).max(100).default(25),
})

export const CustomerItem = z.object({
  id: z.number(),
  kind: z.enum(['account', 'guest']),
  email: z.string(),
  name: z.string(),
  /** The account's registration, or a guest's first order. */
  since: Moment,
  isBlocked: z.boolean(),
  hasNewsletter: z.boolean(),
  tags: z.array(z.string()),
  orders: z.number(),
  /** What was paid for orders that were not reversed, less what of it was refunded. */
  spent: z.number(),
  lastOrderAt: Moment.nullable(),
})
export type CustomerItem = z.infer<typeof CustomerItem>

/** `counts`: the customers of each view under the same search and filters. */
export const CustomerPage = pageOf(CustomerItem).extend({ counts: z.record(CustomerView, z.number()) })

/** `uses`: customers with the tag. */
export const TagVocabulary = z.array(z.object({ name: z.string(), uses: z.number() }))

const AddressLine = z.object({
  type: z.enum(['main', 'billing', 'shipping', 'other']),
  name: z.string(),
  company: z.string(),
  street: z.string(),
  place: z.string(),
  phone: z.string(),
})

const Block = z.object({ at: Moment, by: z.string(), reason: z.string() })

/** Everything about one person. Lists of what was done are the newest 50. */
export const Customer = CustomerItem.omit({ isBlocked: true, hasNewsletter: true }).extend({
  tagsVersion: z.number(),
  blockVersion: z.number(),
  block: Block.nullable(),
  /** Null for a guest. */
  account: z
    .object({
      isVerified: z.boolean(),
      /** Staff, whom no customer's rights touch. */
      isOffice: z.boolean(),
      company: z.string(),
      companyOib: z.string(),
      memberCard: z.string(),
      services: z.array(z.string()),
      /** When the account is erased at its owner's request. */
      deletionAt: Moment.nullable(),
      lastSeenAt: Moment.nullable(),
    })
    .nullable(),
  notes: z.array(z.object({ id: z.number(), at: Moment, by: z.string(), note: z.string() })),
  /** The address book; where it is empty, the addresses of the newest order. */
  addresses: z.array(AddressLine),
  orderList: z.array(
    z.object({
      id: z.number(),
      number: z.string(),
      at: Moment,
      status: OrderStatus,
      paymentKind: PaymentKind,
      paymentCheckedBy: PaymentCheckedBy.nullable(),
      way: OrderWay,
      total: z.number(),
      /** What of the total is paid back, or is being paid back. */
      refunded: z.number(),
      isGuestOrder: z.boolean(),
    }),
  ),
  withdrawals: z.array(z.object({ id: z.number(), orderId: z.number(), number: z.string(), state: WithdrawalState, at: Moment })),
  /** Opened by staff; what a buyer declares is a withdrawal. */
  returns: z.array(z.object({ id: z.number(), number: z.string(), kind: ReturnKind, state: ReturnState, pieces: z.number(), at: Moment })),
  downloads: z.array(z.object({ orderId: z.number(), number: z.string(), file: z.string(), uses: z.number(), at: Moment })),
  reviews: z.array(
    z.object({
      about: z.string(),
      rating: z.number().nullable(),
      text: z.string(),
      state: z.enum(['pending', 'approved', 'rejected']),
      at: Moment,
    }),
  ),
  messages: z.array(z.object({ id: z.number(), form: z.string(), excerpt: z.string(), at: Moment, isHandled: z.boolean() })),
  consents: z.array(
    z.object({ name: z.string(), version: z.number(), given: z.boolean(), source: z.string(), at: Moment, proof: ConsentProof }),
  ),
  /** `until`: unsubscribed. Null: never asked for. */
  newsletter: z.object({ since: Moment.nullable(), until: Moment.nullable() }).nullable(),
  stockNotices: z.array(z.object({ name: z.string(), since: Moment })),
})
export type Customer = z.infer<typeof Customer>

export const CustomerId = z.strictObject({ id: Id })

/** The whole list. `version`: the `tagsVersion` that was read. */
export const SetCustomerTags = z.strictObject({ id: Id, version: z.number().int().min(1), tags: z.array(TagName).max(20) })

export const NoteCustomer = z.strictObject({ id: Id, note: text(2000).trim().min(1, 'required') })

/** `version`: the `blockVersion` that was read. */
export const BlockCustomer = z.strictObject({
  id: Id,
  version: z.number().int().min(1),
  reason: text(1000).trim().min(3, 'required'),
})
export const UnblockCustomer = BlockCustomer.omit({ reason: true })

export const officeCustomerSchemas = {
  filter: { input: FilterCustomers, data: CustomerPage },
  get: { input: CustomerId, data: Customer },
  tags: { input: z.strictObject({}), data: TagVocabulary },
  setTags: { input: SetCustomerTags, data: Customer },
  note: { input: NoteCustomer, data: Customer },
  block: { input: BlockCustomer, data: Customer },
  unblock: { input: UnblockCustomer, data: Customer },
}
