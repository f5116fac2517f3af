import { and, eq, isNull } from 'drizzle-orm'
import type { Ctx } from '@/server/core/context'
import { comments } from '@/server/db/schema/cms'
import { orders } from '@/server/db/schema/order'
import { outbox } from '@/server/db/schema/outbox'
import { products } from '@/server/db/schema/product'
import { countEntries, isUnhandled } from '@/server/modules/cms/form/office/entries'
import { countWaiting } from '@/server/modules/gdpr/request/waiting'

/** Counts for the admin overview. Variants and archived products do not count. */
export async function overview({ db, site, now }: Ctx) {
  const isShown = and(eq(products.siteId, site.id), eq(products.archived, false), eq(products.isVariant, false))
  const [productCount, orderCount, answersWaiting, mailsWaiting, reviewsWaiting, privacy] = await Promise.all([
    db.$count(products, isShown),
    db.$count(orders, eq(orders.siteId, site.id)),
    countEntries(db, site, isUnhandled),
    db.$count(outbox, and(eq(outbox.siteId, site.id), isNull(outbox.sentAt))),
    db.$count(comments, and(eq(comments.siteId, site.id), eq(comments.state, 'pending'))),
    countWaiting({ db, site, now }),
  ])
  return { products: productCount, orders: orderCount, answersWaiting, mailsWaiting, reviewsWaiting, privacy }
}
