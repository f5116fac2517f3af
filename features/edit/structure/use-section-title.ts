import { useTranslations } from 'next-intl'
import { sectionOf } from '../store/section-of'
import { useSectionNames } from '../kit/use-field-name'

/** The name of a stored section for people; one of an unknown type is named so. */
export function useSectionTitle(): (type: string) => string {
  const t = useTranslations('edit.structure')
  const nameOf = useSectionNames()
  return (type) => {
    const definition = sectionOf(type)
    return definition ? nameOf(definition.type) : t('unknown')
  }
}
