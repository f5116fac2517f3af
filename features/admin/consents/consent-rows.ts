import type { Assignment, Wording } from '@/lib/api/v1/cms/consent.schema'

export type ConsentRow = { uniqueNumber: string; name: string; shown: boolean; required: boolean }

/** All wordings as rows: shown ones first, in the form's order. */
export function toConsentRows({ consents, requiredConsents }: Assignment, wordings: readonly Wording[]): ConsentRow[] {
  const toRow = ({ uniqueNumber, name }: Wording): ConsentRow => ({
    uniqueNumber,
    name,
    shown: consents.includes(uniqueNumber),
    required: requiredConsents.includes(uniqueNumber),
  })
  const shown = consents.flatMap((one) => wordings.filter(({ uniqueNumber }) => uniqueNumber === one))
  return [...shown, ...wordings.filter(({ uniqueNumber }) => !consents.includes(uniqueNumber))].map(toRow)
}

/** Moves one row up (-1) or down (1). */
export function moveRow(rows: readonly ConsentRow[], at: number, by: -1 | 1): ConsentRow[] {
  const [row] = rows.slice(at, at + 1)
  const target = at + by
  if (!row || target < 0 || target >= rows.length) return [...rows]
  return rows.toSpliced(at, 1).toSpliced(target, 0, row)
}

/** Hidden consents are not required (docs/rules/forms.md#consent-versions). */
export function toAssignment(rows: readonly ConsentRow[]): Pick<Assignment, 'consents' | 'requiredConsents'> {
  const shown = rows.filter((row) => row.shown)
  const names = (list: readonly ConsentRow[]) => list.map(({ uniqueNumber }) => uniqueNumber)
  return { consents: names(shown), requiredConsents: names(shown.filter(({ required }) => required)) }
}
