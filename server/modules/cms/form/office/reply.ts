import { eq } from 'drizzle-orm'
import { z } from 'zod'
import type { ParsedOf } from '@/lib/api/endpoint'
import { AppError } from '@/lib/api/errors'
import type { officeFormApi } from '@/lib/api/v1/cms/form/office'
import { audit } from '@/server/core/audit'
import type { Ctx } from '@/server/core/context'
import { runIdempotent } from '@/server/core/idempotency/run-idempotent'
import { requireUser } from '@/server/core/require-user'
import { inTransaction, type Transaction } from '@/server/core/transaction'
import { formEntries, formReplies } from '@/server/db/schema/form'
import { answerLines } from '@/server/modules/cms/form/answer-lines'
import { queueMail } from '@/server/modules/mail/queue-mail'
import { findEntry, lockEntry, type EntryRow } from './entries'
import { presentEntry } from './present-entry'
import { loadReplies } from './replies'

type Reply = ParsedOf<typeof officeFormApi.reply>

/** Mails a reply to the sender of an entry and stores it (docs/rules/content.md#form-replies). */
export async function reply(ctx: Ctx, input: Reply) {
  const { id: userId } = requireUser(ctx)
  const request = { call: 'cms.form.office.reply', sender: `user:${userId}`, input, result: z.null() }
  return inTransaction(ctx, async (tx) => {
    const row = await lockEntry(tx, ctx.site, input.id)
    await runIdempotent(ctx, tx, request, async () => {
      await requireSeen(tx, input)
      await mailReply(ctx, tx, row, input.text)
      await tx.insert(formReplies).values({ entryId: input.id, text: input.text, writtenBy: userId, createdAt: ctx.now() })
      // A reply marks the entry as handled; who handled it first stays, as with `handle`.
      if (row.entry.handledAt === null) {
        await tx.update(formEntries).set({ handledAt: ctx.now(), handledBy: userId }).where(eq(formEntries.id, input.id))
      }
      // Without the text, which would outlive the entry in the audit log.
      await audit(ctx, tx, { action: 'form.reply', target: `formEntry:${input.id}` })
      return null
    })
    return presentEntry(tx, await findEntry(tx, ctx.site, input.id))
  })
}

/** @throws STALE_VERSION with the newest reply unless the employee has seen all of them */
async function requireSeen(tx: Transaction, { id, seenReplies }: Reply) {
  const replies = await loadReplies(tx, id)
  const newest = replies.at(-1)
  if (!newest || replies.length <= seenReplies) return
  const { at, by, text } = newest
  throw new AppError('STALE_VERSION', { replies: replies.length, at, by, text })
}

async function mailReply(ctx: Ctx, tx: Transaction, { entry, form }: EntryRow, text: string) {
  const { id: entryId, email: to, createdAt, languageId } = entry
  const lines = answerLines(entry).flatMap(({ label, value }) => (value === '' ? [] : [{ label, value }]))
  const data = { entryId, title: form.title, text, createdAt: createdAt.toISOString(), lines }
  await queueMail(ctx, tx, { template: 'formReply', to, data, languageId })
}
