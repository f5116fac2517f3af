'use client'

import { Trash2 } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { lazyComponent } from '@/components/lazy-component'
import { BarButton } from '../bar/bar-button'
import { openDialog } from '../dialogs'
import { useEditStore } from '../store/edit-store'

const DiscardDialog = lazyComponent(async () => (await import('./discard-dialog')).DiscardDialog)

/** Asks which drafts become what visitors see again (docs/rules/editing.md#draft-revision). */
export function DiscardButton() {
  const t = useTranslations('edit')
  const isNothing = useEditStore(({ documents }) => Object.values(documents).every(({ isChanged }) => !isChanged))
  return (
    <BarButton
      label={t('discard')}
      word={t('barWords.discard')}
      disabled={isNothing}
      onClick={() => void openDialog((close) => <DiscardDialog onClose={() => close(null)} />)}
    >
      <Trash2 aria-hidden="true" />
    </BarButton>
  )
}
