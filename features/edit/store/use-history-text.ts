import { useTranslations } from 'next-intl'
import type { HistoryLabel } from './history'
import { useFieldNames, useSectionNames } from '../kit/use-field-name'

/** What a step of the history did, in words. */
export function useHistoryText(): (label: HistoryLabel) => string {
  const t = useTranslations('edit.history')
  const fieldName = useFieldNames()
  const sectionName = useSectionNames()
  return ({ message, section, path }) =>
    t(message, { section: section ? sectionName(section) : '', field: section && path ? fieldName(section, path) : '' })
}
