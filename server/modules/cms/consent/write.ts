import { eq } from 'drizzle-orm'
import type { ParsedOf } from '@/lib/api/endpoint'
import { AppError } from '@/lib/api/errors'
import type { officeConsentApi } from '@/lib/api/v1/cms/consent'
import { audit } from '@/server/core/audit'
import type { Ctx } from '@/server/core/context'
import { consentAssignments, consents } from '@/server/db/schema/consent'
import { inTransaction } from '@/server/core/transaction'
import { applyPatch } from '@/server/modules/revision/apply-patch'
import type { Fields } from '@/server/modules/revision/merge-patch'
import { lockConsents } from './assignments'
import { sanitizeConsentHtml } from './sanitize-html'
import { loadNewestWordings } from './newest-wordings'

/** A changed text is a new row with the next version (docs/rules/privacy.md#consent-versions). */
export async function write(ctx: Ctx, { uniqueNumber, version: seen, ...input }: ParsedOf<typeof officeConsentApi.write>) {
  const text = input.displayName === undefined ? undefined : sanitizeConsentHtml(input.displayName)
  if (text === '') throw new AppError('VALIDATION', { fieldErrors: { displayName: ['required'] } })
  return inTransaction(ctx, async (tx) => {
    await lockConsents(ctx, tx)
    const stored = (await loadNewestWordings(ctx, tx)).find((one) => one.uniqueNumber === uniqueNumber)
    const fields: Fields = stored ? { name: stored.name, displayName: stored.displayName } : {}
    const current = { version: stored?.version ?? 0, fields }
    const patch = { ...(input.name !== undefined && { name: input.name }), ...(text !== undefined && { displayName: text }) }
    const entity = { kind: 'consentWording', id: uniqueNumber } as const
    const { isChanged, version, before, after } = await applyPatch(ctx, tx, { entity, seen, current, patch })
    // A new wording has both, by its schema; of an older one what was not sent stays.
    const name = input.name ?? stored?.name ?? ''
    const displayName = text ?? stored?.displayName ?? ''
    const written = { uniqueNumber, name, displayName, version }
    if (!isChanged) return written
    const [row] = await tx
      .insert(consents)
      .values({ siteId: ctx.site.id, ...written })
      .returning({ id: consents.id })
    if (!row) throw new AppError('INTERNAL')
    if (stored) await tx.update(consentAssignments).set({ consentId: row.id }).where(eq(consentAssignments.consentId, stored.id))
    await audit(ctx, tx, { action: 'consent.write', target: `consent:${row.id}`, detail: { uniqueNumber, version }, before, after })
    await ctx.invalidateTags(tx, ['consents'])
    return written
  })
}
