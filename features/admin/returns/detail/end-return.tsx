'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button/button'
import { ConfirmationModal } from '@/components/ui/overlay/confirmation-modal'
import { useEndReturn } from '@/features/admin/returns/return-queries'
import { toastSuccess } from '@/lib/browser/toast/toast'

type EndReturnProps = { id: number; end: 'closing' | 'cancelling' }

/** Closes a received return, or cancels one whose goods will not come, after a question. */
export function EndReturn({ id, end }: EndReturnProps) {
  const t = useTranslations('admin.returns')
  const [isAsking, setAsking] = useState(false)
  const { mutateAsync: endReturn } = useEndReturn(end)

  async function confirm() {
    await endReturn({ id })
    toastSuccess(t(`${end}.done`))
  }

  return (
    <div>
      <Button variant="secondary" onClick={() => setAsking(true)}>
        {t(`${end}.action`)}
      </Button>
      {isAsking ? (
        <ConfirmationModal
          title={t(`${end}.title`)}
          text={t(`${end}.text`)}
          labels={{ confirm: t(`${end}.action`), cancel: t('cancel'), close: t('close') }}
          onConfirm={confirm}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </div>
  )
}
