'use client'

import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button/button'
import { editStore, useEditStore } from '../store/edit-store'

/** Stands in the bar while fields wait for a decision. */
export function ConflictsButton() {
  const t = useTranslations('edit.conflicts')
  const isOpen = useEditStore((state) => state.panel === 'conflicts')
  const count = useEditStore(({ documents }) => Object.values(documents).reduce((sum, { draft }) => sum + draft.conflicts.length, 0))
  if (count === 0) return null
  return (
    <Button variant="danger" size="sm" aria-expanded={isOpen} onClick={() => editStore.setState({ panel: isOpen ? null : 'conflicts' })}>
      {t('button', { count })}
    </Button>
  )
}
