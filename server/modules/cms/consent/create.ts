import { and, eq, inArray } from 'drizzle-orm'
import type { ParsedOf } from '@/lib/api/endpoint'
import { AppError } from '@/lib/api/errors'
import type { officeConsentApi } from '@/lib/api/v1/cms/consent'
import { audit } from '@/server/core/audit'
import type { Ctx } from '@/server/core/context'
import { consentAssignments, consents } from '@/server/db/schema/consent'
import { inTransaction } from '@/server/core/transaction'
import { loadAssignments, lockConsents } from './assignments'
import { loadNewestWordings } from './newest-wordings'

export async function create(ctx: Ctx, input: ParsedOf<typeof officeConsentApi.create>) {
  const { assigned_to: form, consents: wanted, requiredConsents } = input
  return inTransaction(ctx, async (tx) => {
    await lockConsents(ctx, tx)
    const known = new Map((await loadNewestWordings(ctx, tx)).map(({ id, uniqueNumber }) => [uniqueNumber, id]))
    const rows = wanted.flatMap((uniqueNumber, position) => {
      const consentId = known.get(uniqueNumber)
      return consentId ? [{ assignedTo: form, consentId, required: requiredConsents.includes(uniqueNumber), position }] : []
    })
    if (rows.length !== wanted.length) throw new AppError('VALIDATION', { fieldErrors: { consents: ['unknown'] } })
    const own = tx.select({ id: consents.id }).from(consents).where(eq(consents.siteId, ctx.site.id))
    await tx.delete(consentAssignments).where(and(eq(consentAssignments.assignedTo, form), inArray(consentAssignments.consentId, own)))
    if (rows.length > 0) await tx.insert(consentAssignments).values(rows)
    await audit(ctx, tx, { action: 'consent.assign', target: `form:${form}`, detail: { consents: wanted, requiredConsents } })
    await ctx.invalidateTags(tx, ['consents'])
    const [written] = (await loadAssignments(ctx, tx)).filter(({ assigned_to: to }) => to === form)
    if (!written) throw new AppError('INTERNAL')
    return written
  })
}
