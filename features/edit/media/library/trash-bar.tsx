'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button/button'
import { ConfirmationModal } from '@/components/ui/overlay/confirmation-modal'
import { mediaApi } from '@/lib/api/v1/cms/media'
import { toastSuccess } from '@/lib/browser/toast'
import { useMediaCall } from '../media-queries'

/** What the trash is, and the button that empties it. */
export function TrashBar({ count }: { count: number }) {
  const t = useTranslations('edit.media')
  const [isAsking, setAsking] = useState(false)
  const { mutateAsync } = useMediaCall(mediaApi.emptyTrash)

  async function empty() {
    const { deleted } = await mutateAsync({})
    toastSuccess(t('deletedForGood', { count: deleted }))
  }

  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p className="text-sm text-ink-soft">{t('trashHint')}</p>
      <Button variant="danger" size="sm" disabled={count === 0} onClick={() => setAsking(true)}>
        {t('emptyTrash')}
      </Button>
      {isAsking ? (
        <ConfirmationModal
          title={t('emptyTrashTitle')}
          text={t('emptyTrashText', { count })}
          labels={{ confirm: t('emptyTrash'), cancel: t('cancel'), close: t('close') }}
          onConfirm={empty}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </div>
  )
}
