'use client'

import { Redo2, Undo2 } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useEditStore } from '../store/edit-store'
import { useHistoryText } from '../store/use-history-text'
import { useUndo } from '../store/use-undo'
import { BarButton } from './bar-button'

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
      <BarButton label={undoText} word={t('undo')} disabled={!last} onClick={undo}>
        <Undo2 aria-hidden="true" />
      </BarButton>
      <BarButton label={redoText} word={t('redo')} disabled={!next} onClick={redo}>
        <Redo2 aria-hidden="true" />
      </BarButton>
    </>
  )
}
