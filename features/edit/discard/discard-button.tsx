'use client'

import { Trash2 } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { lazyComponent } from '@/components/lazy-component'
import { Button } from '@/components/ui/button/button'
import { openDialog } from '../dialogs'
import { useEditStore } from '../store/edit-store'

const DiscardDialog = lazyComponent(async () => (await import('./discard-dialog')).DiscardDialog)

/** Asks which drafts become what visitors see again (docs/rules/editing.md#draft-revision). */
export function DiscardButton() {
  const t = useTranslations('edit')
  const isNothing = useEditStore(({ documents }) => Object.values(documents).every(({ isChanged }) => !isChanged))
  return (
    <Button
      variant="inverse"
      size="sm"
      disabled={isNothing}
      title={t('discard')}
      onClick={() => void openDialog((close) => <DiscardDialog onClose={() => close(null)} />)}
    >
      <Trash2 aria-hidden="true" className="size-4 2xl:hidden" />
      <span className="max-2xl:sr-only">{t('discard')}</span>
    </Button>
  )
}
