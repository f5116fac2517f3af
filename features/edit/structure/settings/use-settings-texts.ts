import { useFormatter, useTranslations } from 'next-intl'
import type { SectionSettings } from '@/lib/documents/section-settings'

const moment = { day: 'numeric', month: 'numeric', year: 'numeric', hour: '2-digit', minute: '2-digit' } as const

/** Where and when a section is not shown, in words; none for one that everybody always sees. */
export function useSettingsTexts(): (settings: Pick<SectionSettings, 'hide' | 'when'>) => string[] {
  const t = useTranslations('edit.structure.marks')
  const format = useFormatter()
  return ({ hide, when }) => {
    const texts: string[] = []
    if (hide.mobile && hide.desktop) texts.push(t('hidden'))
    else if (hide.mobile) texts.push(t('mobile'))
    else if (hide.desktop) texts.push(t('desktop'))
    const from = when.from === null ? '' : format.dateTime(new Date(when.from), moment)
    const to = when.to === null ? '' : format.dateTime(new Date(when.to), moment)
    if (from && to) texts.push(t('between', { from, to }))
    else if (from) texts.push(t('from', { from }))
    else if (to) texts.push(t('to', { to }))
    return texts
  }
}
