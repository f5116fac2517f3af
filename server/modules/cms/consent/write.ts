import { eq } from 'drizzle-orm'
import type { ParsedOf } from '@/lib/api/endpoint'
import { AppError } from '@/lib/api/errors'
import type { officeConsentApi } from '@/lib/api/v1/cms/consent'
import { audit } from '@/server/core/audit'
import type { Ctx } from '@/server/core/context'
import { consentAssignments, consents } from '@/server/db/schema/consent'
import { inTransaction } from '@/server/core/transaction'
import { lockConsents } from './assignments'
import { sanitizeConsentHtml } from './sanitize-html'
import { loadNewestWordings } from './newest-wordings'

/** A changed text is a new row with the next version (docs/rules/privacy.md#consent-versions). */
export async function write(ctx: Ctx, input: ParsedOf<typeof officeConsentApi.write>) {
  const { uniqueNumber, name } = input
  const displayName = sanitizeConsentHtml(input.displayName)
  if (displayName === '') throw new AppError('VALIDATION', { fieldErrors: { displayName: ['required'] } })
  return inTransaction(ctx, async (tx) => {
    await lockConsents(ctx, tx)
    const before = (await loadNewestWordings(ctx, tx)).find((one) => one.uniqueNumber === uniqueNumber)
    if ((before?.version ?? 0) !== input.version) throw new AppError('STALE_VERSION', { version: before?.version ?? 0 })
    const version = input.version + 1
    const [written] = await tx
      .insert(consents)
      .values({ siteId: ctx.site.id, uniqueNumber, name, displayName, version })
      .returning({ id: consents.id })
    if (!written) throw new AppError('INTERNAL')
    if (before) await tx.update(consentAssignments).set({ consentId: written.id }).where(eq(consentAssignments.consentId, before.id))
    await audit(ctx, tx, { action: 'consent.write', target: `consent:${written.id}`, detail: { uniqueNumber, version } })
    await ctx.invalidateTags(tx, ['consents'])
    return { uniqueNumber, name, displayName, version }
  })
}
