import { eq } from 'drizzle-orm'
import { database } from '@/server/db/client'
import { coupons } from '@/server/db/schema/cart'
import { couponRedemptions } from '@/server/db/schema/order'
import { cartApi } from '@/lib/api/v2/ecommerce/cart'
import { createProduct } from '@/tests/support/factories'
import { cartWith, checkOut, visitor, type Shop } from '../support'

let last = 0

/** By default a coupon of 10 percent for all products. */
export async function createCoupon(options: Partial<typeof coupons.$inferInsert> = {}) {
  const [row] = await database()
    .db.insert(coupons)
    .values({ siteId: 1, code: `KUPON${++last}`, kind: 'percent', amount: 10, ...options })
    .returning()
  if (!row) throw new Error('No coupon was inserted.')
  return row
}

export async function usesOf(couponId: number) {
  const { db } = database()
  const [[row], redemptions] = await Promise.all([
    db.select({ used: coupons.used }).from(coupons).where(eq(coupons.id, couponId)),
    db.select().from(couponRedemptions).where(eq(couponRedemptions.couponId, couponId)),
  ])
  return { used: row?.used, redemptions: redemptions.length }
}

/** A cart of 20,00 € with this coupon, ready to be ordered. */
export async function cartWithCoupon(shop: Shop, { code, email = 'ana@primjer.hr' }: { code: string; email?: string }) {
  const book = await createProduct({ cents: 2000 })
  const cartRef = await cartWith({ productId: book.id })
  await checkOut(cartRef, shop, { email })
  await visitor.call(cartApi.applyCoupon, { ...cartRef, couponCode: code })
  return { cartRef, bookId: book.id }
}
