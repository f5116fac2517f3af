import { useTranslations } from 'next-intl'
import { choiceLabel, fieldLabel, linkLabel } from '@/features/sections/section-types/labels'
import { labelledType } from '@/features/sections/section-types/layout-types'

/** Names of fields for people, by the section's type and a path as in changes; a field without one shows its technical name. */
export function useFieldNames(): (type: string, path: readonly string[]) => string {
  const t = useTranslations('edit')
  return (stored, path) => {
    const type = labelledType(stored)
    const [part = '', ...inner] = path
    const setting = known(t, `parts.${part}`)
    if (setting !== null) return setting
    const names = inner.filter((segment) => !segment.startsWith('#'))
    const label = part === 'linkMeta' ? linkLabel(type, names[0] ?? '') : fieldLabel(type, names)
    return known(t, label) ?? names.at(-1) ?? known(t, `sections.${type}`) ?? type
  }
}

export function useFieldName(type: string, path: readonly string[]): string {
  return useFieldNames()(type, path)
}

/** Names of the values of a choice or a colour for people. */
export function useChoiceNames({ type, path }: { type: string; path: readonly string[] }): (value: string) => string {
  const t = useTranslations('edit')
  const names = path.slice(1).filter((segment) => !segment.startsWith('#'))
  return (value) => known(t, choiceLabel(type, names, value)) ?? value
}

/** Names of section types for people. */
export function useSectionNames(): (type: string) => string {
  const t = useTranslations('edit.sections')
  return (type) => known(t, labelledType(type)) ?? type
}

/** Other words under which somebody may look for a section type. */
export function useSearchWords(): (type: string) => string {
  const t = useTranslations('edit.searchWords')
  return (type) => known(t, type) ?? ''
}

type AnyTranslator = { (key: string): string; has: (key: string) => boolean }

/** The keys come from documents, which may be newer than this program. */
function known(translator: unknown, key: string): string | null {
  // oxlint-disable-next-line no-unsafe-type-assertion -- the keys are not known to the compiler
  const t = translator as AnyTranslator
  return t.has(key) ? t(key) : null
}
