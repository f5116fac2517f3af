import { and, desc, eq, isNotNull } from 'drizzle-orm'
import type { SiteInfo } from '@/server/core/context'
import type { Tx } from '@/server/db/client'
import { orders } from '@/server/db/schema/order'
import { users } from '@/server/db/schema/user'

/** The language for a person who wrote a letter: of their account, else of their last order, else of the shop (docs/rules/mail.md#mail-language). */
export async function loadPersonLanguage(tx: Tx, site: Pick<SiteInfo, 'id' | 'defaultLanguageId'>, email: string): Promise<number> {
  const [account] = await tx
    .select({ languageId: users.languageId })
    .from(users)
    .where(and(eq(users.siteId, site.id), eq(users.email, email)))
  if (account?.languageId) return account.languageId
  const [order] = await tx
    .select({ languageId: orders.languageId })
    .from(orders)
    .where(and(eq(orders.siteId, site.id), eq(orders.email, email), isNotNull(orders.languageId)))
    .orderBy(desc(orders.id))
    .limit(1)
  return order?.languageId ?? site.defaultLanguageId
}
