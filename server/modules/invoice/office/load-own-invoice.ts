import { and, eq } from 'drizzle-orm'
import { AppError } from '@/lib/api/errors'
import type { Ctx } from '@/server/core/context'
import type { Tx } from '@/server/db/client'
import { invoices } from '@/server/db/schema/invoice'

/** A document of the caller's site. @throws NOT_FOUND */
export async function loadOwnInvoice({ site }: Pick<Ctx, 'site'>, db: Tx, id: number) {
  const [row] = await db
    .select()
    .from(invoices)
    .where(and(eq(invoices.id, id), eq(invoices.siteId, site.id)))
  if (!row) throw new AppError('NOT_FOUND')
  return row
}
