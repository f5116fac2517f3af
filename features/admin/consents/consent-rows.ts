import type { ConsentState, Wording } from '@/lib/api/v1/cms/consent.schema'
import { consentOfField, toAssignment } from '@/lib/office/consent-fields'
import type { Fields } from '@/features/admin/form/form-state'

/** `place`: among the shown ones, from 0; -1 for a hidden one. */
export type ConsentRow = { uniqueNumber: string; name: string; state: ConsentState; place: number }

/** All wordings as rows: those of the order first. Showing or hiding one moves no row, so that nothing jumps away below the pointer. */
export function toConsentRows(fields: Fields, wordings: readonly Wording[]): ConsentRow[] {
  const { consents, requiredConsents } = toAssignment(fields)
  const ordered = (Array.isArray(fields.order) ? fields.order : []).flatMap((key) =>
    wordings.filter(({ uniqueNumber }) => uniqueNumber === key),
  )
  return [...ordered, ...wordings.filter((one) => !ordered.includes(one))].map(({ uniqueNumber, name }) => {
    const place = consents.indexOf(uniqueNumber)
    const shown = requiredConsents.includes(uniqueNumber) ? 'required' : 'optional'
    return { uniqueNumber, name, place, state: place < 0 ? 'hidden' : shown }
  })
}

/** The order after moving a shown consent up (-1) or down (1) among the shown ones. */
export function moveConsent(fields: Fields, key: string, by: -1 | 1): string[] {
  const { consents } = toAssignment(fields)
  const at = consents.indexOf(key)
  const target = at + by
  if (at < 0 || target < 0 || target >= consents.length) return consents
  return consents.toSpliced(at, 1).toSpliced(target, 0, key)
}

/** The changed fields as the call takes them (docs/rules/forms.md#consent-versions). */
export function toPatch(patch: Fields): { states: { uniqueNumber: string; state: ConsentState }[]; order?: string[] } {
  const states = Object.entries(patch).flatMap(([field, value]) => {
    const uniqueNumber = consentOfField(field)
    const state = consentStateOf(value)
    return uniqueNumber === null || state === null ? [] : [{ uniqueNumber, state }]
  })
  const { order } = patch
  return { states, ...(Array.isArray(order) && { order: order.filter((one) => typeof one === 'string') }) }
}

export function consentStateOf(value: unknown): ConsentState | null {
  return value === 'hidden' || value === 'optional' || value === 'required' ? value : null
}
