import { useTranslations } from 'next-intl'
import { differencesOf, type Difference } from '@/lib/documents/diff/diff'
import type { Document } from '@/lib/documents/document'
import { kindOf } from '../pages/value/value-shapes'
import { useFieldNames, useSectionNames } from '../kit/use-field-name'

export type ChangeLine = { section: string; kind: Difference['kind']; text: string }

/** What differs between two documents, in words: a line for each section. */
export function useChangeLines(): (compared: { key: string; from: Document; to: Document }) => ChangeLine[] {
  const t = useTranslations('edit.versions')
  const fieldName = useFieldNames()
  const sectionName = useSectionNames()

  return ({ key, from, to }) => {
    const all = differencesOf(from, to)
    return [...new Set(all.map((one) => one.section))].map((section) => {
      const differences = all.filter((one) => one.section === section)
      const type = (to.sections[section] ?? from.sections[section])?.type ?? ''
      const name = section === '' ? t('pageDetails') : sectionName(type)
      const own = differences.find(({ path }) => path.length === 0)?.kind ?? 'changed'
      const nameOf = (path: readonly string[]) => {
        const field = fieldName(type === '' ? kindOf(key) : type, path)
        return path[0] === 'mobileMeta' || path[0] === 'mobileOptions' ? t('onPhones', { field }) : field
      }
      const fields = [...new Set(differences.filter(({ path }) => path.length > 0).map(({ path }) => nameOf(path)))]
      const text = own === 'changed' ? name : t(own, { section: name })
      return { section, kind: own, text: fields.length > 0 ? `${text}: ${fields.join(', ')}` : text }
    })
  }
}
