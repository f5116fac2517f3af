import { audit } from '@/server/core/audit'
import type { Ctx } from '@/server/core/context'
import { storedLocale } from '@/server/core/languages'
import { hashSecret, newSecret } from '@/server/core/security/secrets'
import { inTransaction } from '@/server/core/transaction'
import { privacyArchives, type PrivacyRequestRow } from '@/server/db/schema/privacy'
import { queueMail } from '@/server/modules/mail/queue-mail'
import { collectDataOf } from '@/server/modules/user/web/export/collect-data'
import { zipArchive } from '@/server/modules/user/web/export/zip-archive'
import { lockStarted } from './lock-started'
import { personOf, changeRequest } from './requests'

const lifetimeMs = 7 * 86_400_000

/** Builds the archive and mails its one-time link (docs/rules/privacy.md#privacy-archive). */
export async function giveData(ctx: Ctx, { id, siteId, email, languageId }: PrivacyRequestRow) {
  const person = await personOf(ctx.db, { siteId, email })
  const archive = zipArchive(await collectDataOf(ctx, person), { siteName: ctx.site.name, locale: storedLocale(ctx.site, languageId) })
  const token = newSecret()
  const expiresAt = new Date(ctx.now().getTime() + lifetimeMs)
  await inTransaction(ctx, async (tx) => {
    const row = await lockStarted(tx, { id, email })
    if (!row) return
    const fields = { tokenHash: hashSecret(token), archive, expiresAt, downloadedAt: null }
    await tx
      .insert(privacyArchives)
      .values({ requestId: id, ...fields })
      .onConflictDoUpdate({ target: privacyArchives.requestId, set: fields })
    await changeRequest(tx, row, { state: 'done', closedAt: row.closedAt ?? ctx.now(), startedAt: null })
    await audit(ctx, tx, {
      action: 'privacyRequest.give',
      target: `privacyRequest:${id}`,
      actor: row.startedBy === null ? 'shop' : `user:${row.startedBy}`,
    })
    await queueMail(ctx, tx, { template: 'privacyArchive', to: email, languageId, data: { token, until: expiresAt.toISOString() } })
  })
}
