import { and, arrayContains, eq, isNull, ne } from 'drizzle-orm'
import type { Approval } from '@/lib/api/v1/cms/approval.schema'
import type { Ctx } from '@/server/core/context'
import { requireUser } from '@/server/core/require-user'
import type { Transaction } from '@/server/core/transaction'
import { users } from '@/server/db/schema/user'
import { queueMail } from '@/server/modules/mail/queue-mail'
import { editableDocument } from '../draft/documents'

/** Mails the link to everybody else who may publish all documents of the request. */
export async function mailPublishers(ctx: Ctx, tx: Transaction, { approval, token }: { approval: Approval; token: string }) {
  const scopes = ['publish', ...approval.documents.map(({ key }) => editableDocument(key).scope)]
  const publishers = await tx
    .select({ id: users.id, email: users.email, firstName: users.firstName })
    .from(users)
    .where(
      and(
        eq(users.siteId, ctx.site.id),
        eq(users.isBackoffice, true),
        isNull(users.suspendedAt),
        arrayContains(users.scopes, [...new Set(scopes)]),
        ne(users.id, requireUser(ctx).id),
      ),
    )
  for (const { id: userId, email: to, firstName } of publishers)
    await queueMail(ctx, tx, {
      template: 'approvalRequested',
      to,
      userId,
      data: { token, firstName, requestedBy: approval.requestedBy, note: approval.note, until: approval.expiresAt },
    })
}
