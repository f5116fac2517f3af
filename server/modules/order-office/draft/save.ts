import { eq } from 'drizzle-orm'
import { z } from 'zod'
import type { ParsedOf } from '@/lib/api/endpoint'
import { AppError } from '@/lib/api/errors'
import type { officeDraftApi } from '@/lib/api/v2/ecommerce/order/office/draft'
import { toCents } from '@/lib/money/money'
import { runIdempotent } from '@/server/core/idempotency/run-idempotent'
import { actorName } from '@/server/core/audit'
import type { Ctx } from '@/server/core/context'
import { requireScope, requireUser } from '@/server/core/require-user'
import { inTransaction, type Transaction } from '@/server/core/transaction'
import { cartItems, carts } from '@/server/db/schema/cart'
import { guests } from '@/server/db/schema/user'
import { requireConfigured } from '@/server/modules/cart/line/line-checks'
import { loadProductSnapshot } from '@/server/modules/cart/line/product-snapshot'
import { bumpCartVersion, emptyCart, requireOpen, type CartRow } from '@/server/modules/cart/record/open-cart'
import { protectCodeOf } from '@/server/modules/cart/record/protect-code'
import { acknowledgePrices } from '@/server/modules/cart/state/acknowledge-cart'
import { writeGuest } from '@/server/modules/user/guest/update'
import { withGuestActor, loadDraft, lockDraft } from './lock-draft'
import { loadCheckoutOptions } from './load-checkout-options'
import { presentDraft } from './present-draft'

type Input = ParsedOf<typeof officeDraftApi.save>

/** Writes the whole draft and prices it by the checkout's rules (docs/rules/orders.md#phone-order). */
export async function save(ctx: Ctx, input: Input) {
  if (input.lines.some(({ price }) => typeof price === 'number')) requireScope(ctx, 'orders.money')
  const request = { call: 'ecommerce.order.office.draft.save', sender: actorName(ctx), input, result: z.string() }
  return inTransaction(ctx, async (tx) => {
    const draft = await loadDraft(ctx, tx, await runIdempotent(ctx, tx, request, () => write(ctx, tx, input)))
    return presentDraft(tx, draft, await loadCheckoutOptions(withGuestActor(ctx), tx, draft))
  })
}

/** Writes the draft and acknowledges its prices. @returns its id */
async function write(ctx: Ctx, tx: Transaction, input: Input): Promise<string> {
  const draft = input.id ? requireOpen(await lockDraft(ctx, tx, input.id)) : await openDraft(ctx, tx)
  if (input.id && input.version !== draft.version) throw new AppError('STALE_VERSION')
  await writeLines(ctx, tx, draft, input)
  if (input.contact) await writeContact(ctx, tx, draft, input.contact)
  if (input.contact === null) await removeContact(tx, draft)
  await bumpCartVersion(ctx, tx, draft)
  await writeMethods(ctx, tx, draft, input)
  const { context } = await loadCheckoutOptions(withGuestActor(ctx), tx, await lockDraft(ctx, tx, draft.id))
  await acknowledgePrices(tx, context.state)
  return draft.id
}

async function openDraft(ctx: Ctx, tx: Transaction): Promise<CartRow> {
  const cartId = ctx.newId()
  const ref = { cartId, protectCode: await protectCodeOf(ctx, tx, cartId) }
  const [row] = await tx
    .insert(carts)
    .values({ ...emptyCart(ctx, ref), staffId: requireUser(ctx).id })
    .returning()
  if (!row) throw new Error('No draft was written.')
  return row
}

/** @throws VALIDATION at the line of a product that cannot be ordered without options */
async function writeLines(ctx: Ctx, tx: Transaction, draft: CartRow, { lines }: Input) {
  const rows: (typeof cartItems.$inferInsert)[] = []
  for (const [index, { productId, quantity, price, reason }] of lines.entries()) {
    const product = await loadProductSnapshot(ctx, tx, productId)
    try {
      const { options, optionsKey } = requireConfigured(product, {})
      const staffCents = typeof price === 'number' ? toCents(price) : null
      rows.push({ cartId: draft.id, productId, quantity, options, optionsKey, staffCents, staffReason: staffCents === null ? '' : reason })
    } catch (error) {
      if (error instanceof AppError) throw new AppError('VALIDATION', { fieldErrors: { [`lines.${index}.productId`]: ['unknown'] } })
      throw error
    }
  }
  await tx.delete(cartItems).where(eq(cartItems.cartId, draft.id))
  if (rows.length > 0) await tx.insert(cartItems).values(rows)
}

/** The guest of the draft's cart, with one address for billing and shipping. @throws VALIDATION with the fields of `contact` */
async function writeContact(ctx: Ctx, tx: Transaction, draft: CartRow, contact: NonNullable<Input['contact']>) {
  const addresses = [
    { ...contact, type: 'shipping' as const },
    { ...contact, type: 'main' as const },
  ]
  try {
    await writeGuest(withGuestActor(ctx), tx, draft, { email: contact.contactEmail, addresses })
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'VALIDATION') throw error
    const fieldErrors = Object.entries(error.data.fieldErrors ?? {}).map(([path, keys]) => [
      path.replace(/^addresses\.\d+\./, 'contact.'),
      keys,
    ])
    throw new AppError('VALIDATION', { fieldErrors: Object.fromEntries(fieldErrors) })
  }
}

/** Deletes the guest after the employee has emptied the buyer's fields. */
async function removeContact(tx: Transaction, { id, guestId }: CartRow) {
  if (guestId === null) return
  await tx.update(carts).set({ guestId: null, countryId: null, companyName: null, companyOib: null }).where(eq(carts.id, id))
  await tx.delete(guests).where(eq(guests.id, guestId))
}

/** Stores the chosen methods if the checkout offers them for these lines and this address, and none otherwise. */
async function writeMethods(ctx: Ctx, tx: Transaction, draft: CartRow, { deliveryMethodId, branchId, paymentMethodId }: Input) {
  const locked = await lockDraft(ctx, tx, draft.id)
  const { deliveryMethods, paymentMethods, branches } = await loadCheckoutOptions(withGuestActor(ctx), tx, locked)
  const delivery = deliveryMethods.find(({ id }) => id === deliveryMethodId)
  const branch = branches.find((one) => one.id === branchId && one.methodId === delivery?.id)
  const payment = paymentMethods.find(({ id }) => id === paymentMethodId)
  await tx
    .update(carts)
    .set({ deliveryMethodId: delivery?.id ?? null, deliveryBranchId: branch?.id ?? null, paymentMethodId: payment?.id ?? null })
    .where(eq(carts.id, draft.id))
}
