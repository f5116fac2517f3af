'use client'

import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button/button'
import { editStore, useEditStore } from '../store/edit-store'

/** Stands in the bar for whoever has come by a link for approval. */
export function ApprovalButton() {
  const t = useTranslations('edit.tools')
  const isOpen = useEditStore((state) => state.panel === 'approval')
  const hasRequest = useEditStore((state) => state.approvalToken !== null)
  if (!hasRequest) return null
  return (
    <Button variant="accent" size="sm" aria-expanded={isOpen} onClick={() => editStore.setState({ panel: isOpen ? null : 'approval' })}>
      {t('approval')}
    </Button>
  )
}
