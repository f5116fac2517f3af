import { and, eq, getTableColumns } from 'drizzle-orm'
import type { ParsedOf } from '@/lib/api/endpoint'
import type { adminApi } from '@/lib/api/v1/admin'
import { AppError } from '@/lib/api/errors'
import type { Ctx } from '@/server/core/context'
import { storedLocale } from '@/server/core/languages'
import { outbox } from '@/server/db/schema/outbox'
import { loadAttachments } from '@/server/modules/mail/delivery/attachments'
import { findCompany } from '@/server/modules/settings/company'
import { isFailed } from './chosen-mails'
import { presentMail } from './present-mail'

export async function mail({ db, site }: Ctx, { id }: ParsedOf<typeof adminApi.mail>) {
  const [row] = await db
    .select({ ...getTableColumns(outbox), isFailed })
    .from(outbox)
    .where(and(eq(outbox.id, id), eq(outbox.siteId, site.id)))
  if (!row) throw new AppError('NOT_FOUND')
  const presented = presentMail(row, { ...site, company: await findCompany(db, site.id) })
  if (!presented.html.includes('"cid:')) return presented
  const attachments = await loadAttachments(db, row, storedLocale(site, row.languageId))
  return { ...presented, html: attachments.reduce(inlinePicture, presented.html) }
}

/** Embeds attached pictures, because an iframe has no attachments. */
function inlinePicture(html: string, { cid, contentType, content }: Awaited<ReturnType<typeof loadAttachments>>[number]) {
  if (cid === undefined) return html
  return html.replaceAll(`"cid:${cid}"`, `"data:${contentType};base64,${content.toString('base64')}"`)
}
