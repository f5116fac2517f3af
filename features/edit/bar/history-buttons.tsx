'use client'

import { Redo2, Undo2 } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { IconButton } from '@/components/ui/button/icon-button'
import { useEditStore } from '../store/edit-store'
import { useHistoryText } from '../store/use-history-text'
import { useUndo } from '../store/use-undo'

/** Undo and redo, which name their step. The only part of the bar that renders at every keystroke. */
export function HistoryButtons() {
  const t = useTranslations('edit')
  const textOf = useHistoryText()
  const { undo, redo } = useUndo()
  const last = useEditStore((state) => state.past.at(-1)?.label)
  const next = useEditStore((state) => state.future[0]?.label)
  const undoText = last ? t('undoStep', { step: textOf(last) }) : t('undo')
  const redoText = next ? t('redoStep', { step: textOf(next) }) : t('redo')
  return (
    <>
      <IconButton variant="inverse" label={undoText} title={undoText} disabled={!last} onClick={undo}>
        <Undo2 aria-hidden="true" />
      </IconButton>
      <IconButton variant="inverse" label={redoText} title={redoText} disabled={!next} onClick={redo}>
        <Redo2 aria-hidden="true" />
      </IconButton>
    </>
  )
}
