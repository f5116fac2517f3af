import { sql } from 'drizzle-orm'
import { consentForms, type Assignment } from '@/lib/api/v1/cms/consent.schema'
import type { Ctx } from '@/server/core/context'
import type { Tx } from '@/server/db/client'
import { loadCurrentConsents } from '@/server/modules/gdpr/web/consent/current-consents'
import { newestVersions } from '@/server/modules/revision/load-revisions'

type StoredAssignment = Omit<Assignment, 'version'>

/** The assignments of all forms; a form without consents is empty (docs/rules/privacy.md#consent-assignments). */
export async function loadAssignments(ctx: Pick<Ctx, 'site'>, tx: Tx): Promise<Assignment[]> {
  // Before the values: what is saved between the two reads must not pass as seen.
  const versions = await newestVersions(ctx, tx, 'consentForm')
  const stored = await loadStored(ctx, tx)
  return stored.map((one) => ({ ...one, version: versions.get(one.assigned_to) ?? 0 }))
}

/** One form's assignment. */
export async function findAssignment(ctx: Pick<Ctx, 'site'>, tx: Tx, form: Assignment['assigned_to']): Promise<StoredAssignment> {
  const stored = (await loadStored(ctx, tx)).find(({ assigned_to: to }) => to === form)
  return stored ?? { assigned_to: form, consents: [], requiredConsents: [] }
}

async function loadStored(ctx: Pick<Ctx, 'site'>, tx: Tx): Promise<StoredAssignment[]> {
  const current = await loadCurrentConsents(ctx, tx, null)
  return consentForms.map((form) => {
    const own = current.filter(({ assignedTo }) => assignedTo === form)
    const names = (list: typeof own) => list.map(({ uniqueNumber }) => uniqueNumber)
    return { assigned_to: form, consents: names(own), requiredConsents: names(own.filter(({ required }) => required)) }
  })
}

/** Serializes two editors' read and write. Held until the transaction ends. */
export async function lockConsents({ site }: Pick<Ctx, 'site'>, tx: Tx) {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('izlog consents'), ${site.id})`)
}
