import { and, eq, isNull } from 'drizzle-orm'
import { database } from '@/server/db/client'
import { dataExports, users } from '@/server/db/schema/user'
import { inTransaction } from '@/server/core/transaction'
import { jobContext } from '@/server/core/job-context'
import { queueMail } from '@/server/modules/mail/queue-mail'
import { hashSecret, newSecret } from '@/server/core/secrets'
import { archive } from './archive'
import { gather } from './gather'

/** As the mail says: a week. */
const lifetime = 7 * 86_400_000

/** The job: makes the archive and mails its link. Done twice, it is done once. */
export async function buildExport({ exportId }: { exportId: number }) {
  const [wanted] = await database()
    .db.select({ userId: users.id, siteId: users.siteId, email: users.email, firstName: users.firstName })
    .from(dataExports)
    .innerJoin(users, eq(users.id, dataExports.userId))
    .where(and(eq(dataExports.id, exportId), isNull(dataExports.archive)))
  if (!wanted) return
  const { userId, siteId, email, firstName } = wanted
  const ctx = await jobContext(siteId)
  const content = archive(await gather(ctx, userId), ctx.site.name)
  const token = newSecret()
  const expiresAt = new Date(ctx.now().getTime() + lifetime)
  await inTransaction(ctx, async (tx) => {
    const made = await tx
      .update(dataExports)
      .set({ archive: content, tokenHash: hashSecret(token), expiresAt })
      .where(and(eq(dataExports.id, exportId), isNull(dataExports.archive)))
      .returning({ id: dataExports.id })
    if (made.length === 0) return
    await queueMail(ctx, tx, { template: 'dataExport', to: email, userId, data: { token, firstName, until: expiresAt.toISOString() } })
  })
}
