import { and, eq } from 'drizzle-orm'
import { comments } from '@/server/db/schema/cms'
import { productTexts } from '@/server/db/schema/product'
import { users } from '@/server/db/schema/user'
import { seedReviews } from '@/demo/data/reviews'
import { daysBefore, insertRows, type SeedContext } from './seed-context'

/** Looks up the ids of products and customers, which must be written before. */
export async function writeReviews({ tx, now, siteId, languageId }: Pick<SeedContext, 'tx' | 'now' | 'siteId' | 'languageId'>) {
  const [writers, named] = [
    await tx.select({ id: users.id, email: users.email }).from(users).where(eq(users.siteId, siteId)),
    await tx
      .select({ id: productTexts.productId, slug: productTexts.slug })
      .from(productTexts)
      .where(and(eq(productTexts.siteId, siteId), eq(productTexts.languageId, languageId))),
  ]
  const rows = seedReviews.map(({ product, email, rating, text, daysAgo, state }) => {
    const userId = writers.find((one) => one.email === email)?.id
    const productId = named.find(({ slug }) => slug === product)?.id
    if (!userId || !productId) throw new Error(`The seed has no '${product}' or no '${email}'.`)
    const createdAt = daysBefore(now, daysAgo)
    return { siteId, userId, productId, rating, text, state, createdAt, moderatedAt: state === 'approved' ? createdAt : null }
  })
  await insertRows(tx, comments, rows)
}
