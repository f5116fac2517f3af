import { useFormatter, useTranslations } from 'next-intl'
import type { SectionSettings } from '@/lib/documents/section-settings'

const day = { weekday: 'short', day: 'numeric', month: 'numeric' } as const
const time = { hour: 'numeric', minute: '2-digit' } as const

/** Where and when a section is not shown, in words; none for one that everybody always sees. */
export function useSettingsTexts(): (settings: Pick<SectionSettings, 'hide' | 'when'>) => string[] {
  const t = useTranslations('edit.structure.marks')
  const format = useFormatter()
  function momentOf(iso: string | null) {
    if (iso === null) return ''
    const at = new Date(iso)
    return t('moment', { day: format.dateTime(at, day), time: format.dateTime(at, time) })
  }

  return ({ hide, when }) => {
    const texts: string[] = []
    if (hide.mobile && hide.desktop) texts.push(t('hidden'))
    else if (hide.mobile) texts.push(t('mobile'))
    else if (hide.desktop) texts.push(t('desktop'))
    const from = momentOf(when.from)
    const to = momentOf(when.to)
    if (from && to) texts.push(t('between', { from, to }))
    else if (from) texts.push(t('from', { from }))
    else if (to) texts.push(t('to', { to }))
    return texts
  }
}
