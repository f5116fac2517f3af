import { desc, getTableColumns } from 'drizzle-orm'
import type { ParsedOf } from '@/lib/api/endpoint'
import type { adminApi } from '@/lib/api/v1/admin'
import type { Ctx } from '@/server/core/context'
import { outbox as mails } from '@/server/db/schema/outbox'
import { chosenMails, isFailed } from './chosen-mails'
import { presentMail } from './present-mail'

export async function outbox({ db, site }: Ctx, { page, limit, ...choice }: ParsedOf<typeof adminApi.outbox>) {
  const where = chosenMails({ site }, choice)
  const [totalRecords, rows] = await Promise.all([
    db.$count(mails, where),
    db
      .select({ ...getTableColumns(mails), isFailed })
      .from(mails)
      .where(where)
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
