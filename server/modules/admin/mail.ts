import { and, eq } from 'drizzle-orm'
import type { ParsedOf } from '@/lib/api/endpoint'
import type { adminApi } from '@/lib/api/v1/admin'
import { AppError } from '@/lib/api/errors'
import type { Ctx } from '@/server/context'
import { outbox } from '@/server/db/schema/ecommerce'
import { presentMail } from './present-mail'

export async function mail({ db, site }: Ctx, { id }: ParsedOf<typeof adminApi.mail>) {
  const [row] = await db
    .select()
    .from(outbox)
    .where(and(eq(outbox.id, id), eq(outbox.siteId, site.id)))
  if (!row) throw new AppError('NOT_FOUND')
  return presentMail(row, site)
}
