import type { Assignment, ConsentState } from '@/lib/api/v1/cms/consent.schema'
import type { Json } from '@/lib/documents/document'

type Fields = { [field: string]: Json }

const prefix = 'consent.'

/** The field of a consent in the form that assigns them. */
export const consentField = (uniqueNumber: string) => `${prefix}${uniqueNumber}`

/** The key of the consent that a field is about; null for the order. */
export function consentOfField(field: string): string | null {
  return field.startsWith(prefix) ? field.slice(prefix.length) : null
}

/** An assignment as fields: the state of each known consent (`consent.terms`: hidden, optional or required) and the `order` of those that are shown. */
export function toConsentFields(
  { consents, requiredConsents }: Pick<Assignment, 'consents' | 'requiredConsents'>,
  known: readonly string[],
): Fields {
  const stateOf = (key: string): ConsentState => {
    if (!consents.includes(key)) return 'hidden'
    return requiredConsents.includes(key) ? 'required' : 'optional'
  }
  return { order: consents, ...Object.fromEntries(known.map((key) => [consentField(key), stateOf(key)])) }
}

/** What the fields show. Of two editors one may show a consent that the other's order does not name: it follows the others. */
export function toAssignment(fields: { [field: string]: unknown }): Pick<Assignment, 'consents' | 'requiredConsents'> {
  const order: unknown[] = Array.isArray(fields.order) ? fields.order : []
  const shown = Object.entries(fields).flatMap(([field, state]) => {
    const key = consentOfField(field)
    return key === null || state === 'hidden' ? [] : [{ key, isRequired: state === 'required' }]
  })
  const placeOf = (key: string) => (order.includes(key) ? order.indexOf(key) : order.length)
  const sorted = shown.toSorted((a, b) => placeOf(a.key) - placeOf(b.key))
  return {
    consents: sorted.map(({ key }) => key),
    requiredConsents: sorted.filter(({ isRequired }) => isRequired).map(({ key }) => key),
  }
}
