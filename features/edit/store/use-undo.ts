import { useTranslations } from 'next-intl'
import { toastInfo } from '@/lib/browser/toast/toast'
import { announce } from '../announce'
import { editStore } from './edit-store'
import { redo, undo } from './undo'
import { useHistoryText } from './use-history-text'

/** Undo and redo that say what they did. */
export function useUndo() {
  const t = useTranslations('edit')
  const textOf = useHistoryText()
  return {
    undo: () => {
      const last = editStore.getState().past.at(-1)
      if (!last) return
      if (!undo()) toastInfo(t('undoneByColleague'))
      announce(t('undoneStep', { step: textOf(last.label) }))
    },
    redo: () => {
      const [next] = editStore.getState().future
      if (!next) return
      redo()
      announce(t('redoneStep', { step: textOf(next.label) }))
    },
  }
}
