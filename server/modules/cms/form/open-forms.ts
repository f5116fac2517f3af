import { and, asc, eq, isNull, type SQL } from 'drizzle-orm'
import { FormFields, type Form, type FormField } from '@/lib/api/entities/form.schema'
import { AppError } from '@/lib/api/errors'
import { captcha } from '@/server/adapters/captcha/captcha'
import type { Ctx } from '@/server/core/context'
import type { Tx } from '@/server/db/client'
import { forms } from '@/server/db/schema/form'
import { loadCurrentConsents } from '@/server/modules/gdpr/web/consent/current-consents'

type FormRow = typeof forms.$inferSelect

/** Condition for forms that accept answers. */
export function isOpenForm({ site }: Pick<Ctx, 'site'>, more?: SQL) {
  return and(eq(forms.siteId, site.id), isNull(forms.archivedAt), more)
}

/** @throws NOT_FOUND */
export async function loadOpenForm(ctx: Pick<Ctx, 'site'>, tx: Tx, which: SQL): Promise<FormRow & { fields: FormField[] }> {
  const [row] = await tx.select().from(forms).where(isOpenForm(ctx, which)).orderBy(asc(forms.id)).limit(1)
  if (!row) throw new AppError('NOT_FOUND')
  return { ...row, fields: FormFields.parse(row.fields) }
}

/** Forms for visitors, without their goals. */
export async function presentForms(ctx: Pick<Ctx, 'site'>, tx: Tx, rows: readonly FormRow[]): Promise<Form[]> {
  const wordings = await loadCurrentConsents(ctx, tx, 'form')
  const consents = wordings.map(({ id, uniqueNumber, displayName, assignedTo, required, version }) => ({
    id,
    uniqueNumber,
    displayName,
    assignedTo,
    required,
    version,
  }))
  return rows.map(({ id, key, title, fields, confirmed }) => ({
    id,
    key,
    title,
    confirmed,
    fields: FormFields.parse(fields),
    consents,
    captcha: captcha()?.widget ?? null,
  }))
}
