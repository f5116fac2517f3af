import { desc, eq } from 'drizzle-orm'
import type { ParsedOf } from '@/lib/api/endpoint'
import type { adminApi } from '@/lib/api/v1/admin'
import type { Ctx } from '@/server/core/context'
import { outbox as mails } from '@/server/db/schema/outbox'
import { presentMail } from './present-mail'

export async function outbox({ db, site }: Ctx, { page, limit }: ParsedOf<typeof adminApi.outbox>) {
  const isOurs = eq(mails.siteId, site.id)
  const [totalRecords, rows] = await Promise.all([
    db.$count(mails, isOurs),
    db
      .select()
      .from(mails)
      .where(isOurs)
      .orderBy(desc(mails.id))
      .limit(limit)
      .offset((page - 1) * limit),
  ])
  const records = rows.map((row) => {
    const { html: _, text: __, ...summary } = presentMail(row, site)
    return summary
  })
  return { records, totalRecords, totalPages: Math.ceil(totalRecords / limit), page, limit }
}
