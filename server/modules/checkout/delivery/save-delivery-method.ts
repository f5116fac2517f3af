import { eq } from 'drizzle-orm'
import type { ParsedOf } from '@/lib/api/endpoint'
import { AppError } from '@/lib/api/errors'
import type { deliveryApi } from '@/lib/api/v2/ecommerce/delivery'
import type { Ctx } from '@/server/core/context'
import { carts } from '@/server/db/schema/cart'
import { inTransaction, type Transaction } from '@/server/core/transaction'
import { loadCartState } from '@/server/modules/cart/state/cart-state'
import { lockOpenCart, bumpCartVersion, type CartRow } from '@/server/modules/cart/record/open-cart'
import { acknowledgeCart } from '@/server/modules/cart/state/acknowledge-cart'
import { applicableDelivery } from '@/server/modules/checkout/methods/applicable-methods'
import { isCountryAllowed } from '@/server/modules/checkout/buyer/countries'
import { findBranch, listDeliveryMethods } from '@/server/modules/checkout/methods/list-methods'
import { listAddresses, requireBuyer, findShippingAddress } from '@/server/modules/checkout/buyer/buyer'
import { loadSiteSettings } from '@/server/modules/settings/checkout/site-settings'

type Input = ParsedOf<typeof deliveryApi.saveDeliveryMethod>

/** @throws NO_ACTIVE_USER, ADDRESS_MISSING, DELIVERY_NOT_FOUND when the method does not apply, BRANCH_MISSING */
export async function saveDeliveryMethod(ctx: Ctx, input: Input) {
  return inTransaction(ctx, async (tx) => {
    const cart = await lockOpenCart(ctx, tx, input)
    const chosen = await resolveChoice(ctx, tx, cart, input)
    await tx.update(carts).set(chosen).where(eq(carts.id, cart.id))
    return acknowledgeCart(ctx, tx, await bumpCartVersion(ctx, tx, { ...cart, ...chosen }), input.protectCode)
  })
}

async function resolveChoice(ctx: Ctx, tx: Transaction, cart: CartRow, { deliveryMethodId, branchId }: Input) {
  const { checkout } = await loadSiteSettings(ctx, tx)
  const address = findShippingAddress(await listAddresses(tx, requireBuyer(ctx, cart)))
  if (!address) throw new AppError('ADDRESS_MISSING', { fieldErrors: { 'addresses.shipping': ['required'] } })
  const { countryId } = address
  const { weightGrams, isDigital, isSubscription } = await loadCartState(ctx, tx, cart)
  const methods = await listDeliveryMethods(ctx, tx, deliveryMethodId)
  const [method] = isCountryAllowed(checkout, address.country)
    ? applicableDelivery(methods, { countryId, weightGrams, isDigital, isSubscription })
    : []
  if (!method) throw new AppError('DELIVERY_NOT_FOUND')
  if (method.kind !== 'branches') return { deliveryMethodId, deliveryBranchId: null, countryId }
  const branch = branchId ? await findBranch(tx, { methodId: method.id, branchId }) : undefined
  if (!branch) throw new AppError('BRANCH_MISSING')
  return { deliveryMethodId, deliveryBranchId: branch.id, countryId }
}
