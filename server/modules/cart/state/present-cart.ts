import type { Cart, CartItem, PriceSummary } from '@/lib/api/entities/cart.schema'
import type { Picture } from '@/lib/api/entities/media.schema'
import { fromCents } from '@/lib/money/money'
import type { Ctx } from '@/server/core/context'
import type { Tx } from '@/server/db/client'
import { presentStock } from '@/server/modules/product/stock/present-stock'
import { calculateUnitPrice } from '@/server/modules/product/price/unit-price'
import type { CartLine, CartState } from './cart-state'
import { hasChoices } from '@/server/modules/cart/line/configure-line'
import type { LineItem } from '@/server/modules/cart/line/product-snapshot'
import { shownVariantLabels } from '@/server/modules/cart/line/variant-labels'
import { loadLinePictures } from '@/server/modules/cart/line/line-pictures'
import type { Amounts, PricedCart } from '@/server/modules/cart/pricing/price-cart'

/** The cart as the API answers it. `protectCode` is the caller's: only its hash is stored. */
export async function presentCart(
  { site, language }: Pick<Ctx, 'site' | 'language'>,
  tx: Tx,
  state: CartState,
  protectCode: string,
): Promise<Cart> {
  const { cart, lines, delivery, payment, isDigital, priced, coupon, rejectedCoupon, isMember } = state
  const pictures = await loadLinePictures(
    { db: tx, site, language },
    lines.flatMap(({ item }) => item.mediaId ?? []),
  )
  return {
    id: cart.id,
    cartId: cart.id,
    protectCode,
    items: lines.map((line) => presentLine(line, pictures)),
    summary: presentSummary(priced),
    digitalOnly: isDigital,
    coupon: coupon && { code: coupon.code, kind: coupon.kind },
    couponCode: coupon?.code ?? null,
    removedCoupon: rejectedCoupon && { code: rejectedCoupon.code, reason: rejectedCoupon.problem },
    memberCard: isMember ? cart.memberCardBarcode : null,
    removedMemberCard: cart.memberCardBarcode !== null && !isMember,
    deliveryMethodId: delivery?.id ?? null,
    paymentMethodId: payment?.id ?? null,
    countryId: cart.countryId,
    options: { deliveryBranchId: delivery ? cart.deliveryBranchId : null },
    version: cart.version,
  }
}

function presentLine({ item, configured, stock, price }: CartLine, pictures: Map<number, Picture>): CartItem {
  const finalPrice = fromCents(configured?.unitCents ?? 0)
  return {
    itemId: item.itemId,
    productId: item.id,
    qty: item.quantity,
    options: item.options,
    optionLabels: configured?.labels ?? shownVariantLabels(item),
    hasChoices: hasChoices(item),
    productData: {
      name: item.name,
      slug: item.slug,
      sku: item.sku,
      format: item.format,
      media: item.mediaId === null ? null : (pictures.get(item.mediaId) ?? null),
    },
    prices: {
      converted: { finalPrice, row: fromCents(price.rowCents) },
      base: { finalPrice, cartTotal: fromCents(price.totalCents) },
    },
    ...unitPrices(item),
    previousPrice: configured && item.seenCents !== null && item.seenCents !== configured.unitCents ? fromCents(item.seenCents) : null,
    stock: presentStock(stock.available),
    problem: stock.problem,
  }
}

/** docs/rules/prices.md#unit-price */
function unitPrices({ finalCents, lowestCents, measure, options }: LineItem): Pick<CartItem, 'lowestPrice30Days' | 'unitPrice'> {
  if (options.customPriceOption !== undefined || finalCents === null) return { lowestPrice30Days: null, unitPrice: null }
  return {
    lowestPrice30Days: lowestCents === null ? null : fromCents(lowestCents),
    unitPrice: calculateUnitPrice(fromCents(finalCents), measure),
  }
}

/** docs/rules/prices.md#price-summary */
export function presentSummary({ summary, tax }: Pick<PricedCart, 'summary' | 'tax'>): PriceSummary {
  return { ...toEuros(summary), tax: toEuros(tax) }
}

function toEuros({ itemsTotal, loyalty, coupon, cartTotal, delivery, paymentFee, orderTotal }: Amounts): Amounts {
  return {
    itemsTotal: fromCents(itemsTotal),
    loyalty: fromCents(loyalty),
    coupon: fromCents(coupon),
    cartTotal: fromCents(cartTotal),
    delivery: fromCents(delivery),
    paymentFee: fromCents(paymentFee),
    orderTotal: fromCents(orderTotal),
  }
}
