import { and, eq, isNull } from 'drizzle-orm'
import { database } from '@/server/db/client'
import { dataExports, users } from '@/server/db/schema/user'
import { inTransaction } from '@/server/core/transaction'
import { storedLocale } from '@/server/core/languages'
import { systemContext } from '@/server/core/system-context'
import { queueMail } from '@/server/modules/mail/queue-mail'
import { hashSecret, newSecret } from '@/server/core/security/secrets'
import { collectPersonalData } from './collect-data'
import { zipArchive } from './zip-archive'

const lifetimeMs = 7 * 86_400_000

/** The job: builds the archive and mails its link (docs/rules/privacy.md#data-export-link). Repeatable. */
export async function buildExport({ exportId }: { exportId: number }) {
  const [requested] = await database()
    .db.select({ userId: users.id, siteId: users.siteId, email: users.email, firstName: users.firstName, languageId: users.languageId })
    .from(dataExports)
    .innerJoin(users, eq(users.id, dataExports.userId))
    .where(and(eq(dataExports.id, exportId), isNull(dataExports.archive)))
  if (!requested) return
  const { userId, siteId, email, firstName, languageId } = requested
  const ctx = await systemContext(siteId)
  const content = zipArchive(await collectPersonalData(ctx, userId), {
    siteName: ctx.site.name,
    locale: storedLocale(ctx.site, languageId),
  })
  const token = newSecret()
  const expiresAt = new Date(ctx.now().getTime() + lifetimeMs)
  await inTransaction(ctx, async (tx) => {
    const made = await tx
      .update(dataExports)
      .set({ archive: content, tokenHash: hashSecret(token), expiresAt })
      .where(and(eq(dataExports.id, exportId), isNull(dataExports.archive)))
      .returning({ id: dataExports.id })
    if (made.length === 0) return
    await queueMail(ctx, tx, {
      template: 'dataExport',
      to: email,
      userId,
      languageId,
      data: { token, firstName, until: expiresAt.toISOString() },
    })
  })
}
