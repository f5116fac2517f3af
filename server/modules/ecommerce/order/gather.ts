import { eq } from 'drizzle-orm'
import type { Ctx } from '@/server/context'
import { guests } from '@/server/db/schema/user'
import type { Transaction } from '@/server/db/transaction'
import { cartChanged } from '../cart/cart-changed'
import { cartState, pricesNow, pricesSeen, type CartState } from '../cart/cart-state'
import { linesOf } from '../cart/line-facts'
import type { CartRow } from '../cart/open-cart'
import { applicablePayment } from '../checkout/applicable-methods'
import { isAllowed } from '../checkout/countries'
import { branchOf, deliveryMethodsOf, paymentMethodsOf, type DeliveryMethodRow, type PaymentMethodRow } from '../checkout/methods'
import { addressesOf, billingOf, ownerOf, shippingOf, type OwnAddress, type Owner } from '../checkout/owner'
import { payerOf } from '../payment/payer'
import { siteSettings } from '../settings/site-settings'
import type { OrderFacts } from './decide-order'
import { missingConsentsOf } from './missing-consents'

type Branch = NonNullable<Awaited<ReturnType<typeof branchOf>>>

/** Everything an order is made of, read after its cart was locked. */
export type Gathered = {
  state: CartState
  owner: Owner | null
  email: string
  billing: OwnAddress | undefined
  shipping: OwnAddress | undefined
  delivery: DeliveryMethodRow | null
  branch: Branch | null
  payment: PaymentMethodRow | null
  company: { name: string | null; oib: string | null }
  facts: OrderFacts
}

export async function gather(ctx: Ctx, tx: Transaction, cart: CartRow): Promise<Gathered> {
  const { checkout } = await siteSettings(ctx)
  const owner = ownerOf(ctx, cart)
  const [rows, deliveries, payments, addresses, guest, branch] = await Promise.all([
    linesOf(ctx, tx, cart.id),
    deliveryMethodsOf(ctx, tx, cart.deliveryMethodId ?? 0),
    paymentMethodsOf(ctx, tx),
    addressesOf(tx, owner),
    guestOf(tx, owner),
    savedBranch(tx, cart),
  ])
  const billing = billingOf(addresses)
  const shipping = shippingOf(addresses)
  const served = shipping && isAllowed(checkout, shipping.country) ? deliveries : []
  const state = cartState({ ...cart, countryId: shipping?.countryId ?? null }, rows, { deliveries: served, payments })
  const { isDigital, delivery } = state
  const companyOib = cart.companyOib ?? guest?.companyOib ?? null
  const payable = applicablePayment(payments, payerOf({ billing, companyOib, isDigital }))
  const payment = payable.find(({ id }) => id === cart.paymentMethodId) ?? null
  const email = guest?.email || (ctx.actor.kind === 'user' ? ctx.actor.email : '') || billing?.contactEmail || ''
  const missingConsents = checkout.disableConsentCheck
    ? 0
    : await missingConsentsOf(ctx, tx, { cart, emails: [email, billing?.contactEmail ?? ''] })
  return {
    ...{ state, owner, email, billing, shipping, delivery, payment },
    branch: delivery?.kind === 'branches' ? branch : null,
    company: { name: cart.companyName ?? guest?.companyName ?? null, oib: companyOib },
    facts: {
      problems: state.lines.map(({ stock }) => stock.problem),
      hasOwner: owner !== null,
      hasBilling: billing !== undefined,
      hasShipping: shipping !== undefined,
      missingConsents,
      isDigital,
      delivery: deliveryStateOf(cart, delivery, branch),
      payment: cart.paymentMethodId === null ? 'none' : payment ? 'good' : 'unknown',
      isChanged: cartChanged(pricesSeen(state), pricesNow(state)),
      totalCents: state.priced.summary.orderTotal,
    },
  }
}

function deliveryStateOf(cart: CartRow, delivery: DeliveryMethodRow | null, branch: Branch | null): OrderFacts['delivery'] {
  if (cart.deliveryMethodId === null) return 'none'
  if (!delivery) return 'unknown'
  return delivery.kind === 'branches' && !branch ? 'noBranch' : 'good'
}

async function guestOf(tx: Transaction, owner: Owner | null) {
  if (owner?.kind !== 'guest') return null
  const [guest] = await tx.select().from(guests).where(eq(guests.id, owner.id)).prepare('guest').execute()
  return guest ?? null
}

async function savedBranch(tx: Transaction, { deliveryMethodId, deliveryBranchId }: CartRow): Promise<Branch | null> {
  if (deliveryMethodId === null || deliveryBranchId === null) return null
  return (await branchOf(tx, { methodId: deliveryMethodId, branchId: deliveryBranchId })) ?? null
}
