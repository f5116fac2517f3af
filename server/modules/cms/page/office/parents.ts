import { sql } from 'drizzle-orm'
import { AppError } from '@/lib/api/errors'
import type { Ctx } from '@/server/core/context'
import { texts } from '@/server/core/texts'
import type { Transaction } from '@/server/core/transaction'

/** Two pages never become each other's parents at once. */
export async function lockPageTree({ site }: Ctx, tx: Transaction) {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('izlog page tree'), ${site.id})`)
}

/** @throws VALIDATION for a parent of another site, the page itself and a page below it */
export async function refuseParent({ site }: Ctx, tx: Transaction, { id, parentId }: { id: number; parentId: number | null }) {
  if (parentId === null) return
  const above = await tx.execute<{ id: number }>(sql`
    with recursive up as (
      select id, parent_id from pages where id = ${parentId} and site_id = ${site.id}
      union
      select p.id, p.parent_id from up join pages p on p.id = up.parent_id
    )
    select id from up`)
  const ids = above.map((row) => row.id)
  if (ids.length === 0 || ids.includes(id)) throw new AppError('VALIDATION', { fieldErrors: { parentId: [texts.pages.wrongParent] } })
}
