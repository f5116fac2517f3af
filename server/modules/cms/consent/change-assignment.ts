import { and, eq, inArray } from 'drizzle-orm'
import { AppError } from '@/lib/api/errors'
import type { Assignment } from '@/lib/api/v1/cms/consent.schema'
import { consentField, toAssignment, toConsentFields } from '@/lib/office/consent-fields'
import { audit } from '@/server/core/audit'
import type { Ctx } from '@/server/core/context'
import type { Transaction } from '@/server/core/transaction'
import { consentAssignments, consents } from '@/server/db/schema/consent'
import { applyPatch } from '@/server/modules/revision/apply-patch'
import { newestVersions } from '@/server/modules/revision/load-revisions'
import type { Fields } from '@/server/modules/revision/merge-patch'
import { findAssignment, lockConsents } from './assignments'
import { loadNewestWordings } from './newest-wordings'

type Form = Assignment['assigned_to']
type Change = { form: Form; seen: number | undefined; patch: (known: readonly string[]) => Fields }

const maxShown = 20

/**
 * Changes which wordings a form shows, merged with what others have saved since (docs/rules/administration.md#form-revisions).
 * @throws VALIDATION for unknown wordings and for more than 20, STALE_VERSION
 */
export async function changeAssignment(ctx: Ctx, tx: Transaction, { form, seen, patch }: Change): Promise<Assignment> {
  await lockConsents(ctx, tx)
  const idOf = new Map((await loadNewestWordings(ctx, tx)).map(({ id, uniqueNumber }) => [uniqueNumber, id]))
  const stored = await findAssignment(ctx, tx, form)
  const entity = { kind: 'consentForm', id: form } as const
  const current = {
    version: (await newestVersions(ctx, tx, 'consentForm')).get(form) ?? 0,
    fields: toConsentFields(stored, [...idOf.keys()]),
  }
  const wanted = patch([...idOf.keys()])
  if (wanted.order !== undefined) wanted.order = toAssignment({ ...current.fields, ...wanted }).consents
  const { isChanged, version, before, after } = await applyPatch(ctx, tx, { entity, seen, current, patch: wanted })
  if (!isChanged) return { ...stored, version }
  const next = toAssignment({ ...current.fields, ...after })
  if (next.consents.length > maxShown) throw new AppError('VALIDATION', { fieldErrors: { consents: ['tooMany'] } })
  const own = tx.select({ id: consents.id }).from(consents).where(eq(consents.siteId, ctx.site.id))
  await tx.delete(consentAssignments).where(and(eq(consentAssignments.assignedTo, form), inArray(consentAssignments.consentId, own)))
  const rows = next.consents.flatMap((key, position) => {
    const consentId = idOf.get(key)
    return consentId ? [{ assignedTo: form, consentId, required: next.requiredConsents.includes(key), position }] : []
  })
  if (rows.length > 0) await tx.insert(consentAssignments).values(rows)
  await audit(ctx, tx, { action: 'consent.assign', target: `form:${form}`, detail: next, before, after })
  await ctx.invalidateTags(tx, ['consents'])
  return { assigned_to: form, ...next, version }
}

/** @throws VALIDATION */
export function requireKnown(known: readonly string[], keys: readonly string[]) {
  if (keys.some((key) => !known.includes(key))) throw new AppError('VALIDATION', { fieldErrors: { consents: ['unknown'] } })
}

/** The states that are named, as fields. */
export function statesToFields(states: readonly { uniqueNumber: string; state: string }[]): Fields {
  return Object.fromEntries(states.map(({ uniqueNumber, state }) => [consentField(uniqueNumber), state]))
}
