import { and, eq, isNull } from 'drizzle-orm'
import { dueDay } from '@/lib/office/privacy-deadline'
import type { Ctx } from '@/server/core/context'
import { hashSecret, newSecret } from '@/server/core/security/secrets'
import type { Transaction } from '@/server/core/transaction'
import { privacyRequests, type PrivacyRequestRow } from '@/server/db/schema/privacy'
import { queueMail } from '@/server/modules/mail/queue-mail'

type Opened = Pick<PrivacyRequestRow, 'kind' | 'email' | 'note' | 'source' | 'receivedOn'> & { proofNote?: string }

/** Writes a request; one whose identity the staff has not proven waits for its mailed link. Undefined where one of the kind is open. */
export async function openRequest(ctx: Ctx, tx: Transaction, { proofNote, ...own }: Opened): Promise<PrivacyRequestRow | undefined> {
  const proof = proofNote === undefined ? ({ state: 'unconfirmed' } as const) : ({ state: 'open', proof: 'staff', proofNote } as const)
  const [row] = await tx
    .insert(privacyRequests)
    .values({ ...own, ...proof, siteId: ctx.site.id, dueOn: dueDay(own.receivedOn), createdAt: ctx.now() })
    .onConflictDoNothing()
    .returning()
  if (row?.state === 'unconfirmed') await mailConfirmation(ctx, tx, row)
  return row
}

/** Mails a link with a new token; earlier ones are void. */
export async function mailConfirmation(ctx: Ctx, tx: Transaction, { id, kind, email }: Pick<PrivacyRequestRow, 'id' | 'kind' | 'email'>) {
  const token = newSecret()
  await tx
    .update(privacyRequests)
    .set({ tokenHash: hashSecret(token), tokenSentAt: ctx.now() })
    .where(eq(privacyRequests.id, id))
  await queueMail(ctx, tx, { template: 'privacyConfirm', to: email, data: { token, kind } })
}

/** The open request of the address and the kind, locked. */
export async function lockOpenRequest(ctx: Ctx, tx: Transaction, { email, kind }: Pick<PrivacyRequestRow, 'email' | 'kind'>) {
  const [row] = await tx
    .select()
    .from(privacyRequests)
    .where(
      and(
        eq(privacyRequests.siteId, ctx.site.id),
        eq(privacyRequests.email, email),
        eq(privacyRequests.kind, kind),
        isNull(privacyRequests.closedAt),
      ),
    )
    .orderBy(privacyRequests.id)
    .limit(1)
    .for('update')
  return row
}
