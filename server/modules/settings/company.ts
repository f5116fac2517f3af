import { and, eq } from 'drizzle-orm'
import { Company } from '@/server/adapters/pdf/company'
import type { Tx } from '@/server/db/client'
import { options } from '@/server/db/schema/site'

/** The seller's data for documents; null while the option `Company` is incomplete. */
export async function findCompany(db: Tx, siteId: number): Promise<Company | null> {
  const [row] = await db
    .select({ value: options.value })
    .from(options)
    .where(and(eq(options.siteId, siteId), eq(options.key, 'Company')))
  return Company.safeParse(row?.value).data ?? null
}
