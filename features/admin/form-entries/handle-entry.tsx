'use client'

import { useTranslations } from 'next-intl'
import { useSubmitOnce } from '@/components/form/use-submit-once'
import { Button } from '@/components/ui/button/button'
import type { OfficeEntry } from '@/lib/api/v1/cms/form/office.schema'
import { formatDateTime } from '@/lib/office/formats'
import { toastError, toastSuccess } from '@/lib/browser/toast/toast'
import { useHandleEntry } from './entry-queries'

/** Marks an entry as handled or waiting, and shows by whom. */
export function HandleEntry({ entry: { id, handled }, mayHandle }: { entry: OfficeEntry; mayHandle: boolean }) {
  const t = useTranslations('admin.forms')
  const { mutateAsync: handle, isPending } = useHandleEntry()
  const toggleOnce = useSubmitOnce(toggle)

  async function toggle() {
    try {
      const updated = await handle({ id, handled: handled === null })
      toastSuccess(updated.handled ? t('nowHandled') : t('nowWaiting'))
    } catch (error) {
      toastError(error)
    }
  }

  if (!mayHandle && !handled) return null
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      {mayHandle ? (
        <Button variant="secondary" busy={isPending} onClick={() => void toggleOnce()}>
          {handled ? t('putBack') : t('handle')}
        </Button>
      ) : null}
      {handled ? (
        <p className="text-ink-soft">
          {t('handledBy', { at: formatDateTime(handled.at), by: handled.by, known: handled.by ? 'yes' : 'no' })}
        </p>
      ) : null}
    </div>
  )
}
