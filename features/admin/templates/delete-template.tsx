'use client'

import { useTranslations } from 'next-intl'
import { useFieldText } from '@/components/form/use-field-text'
import { ConfirmationModal } from '@/components/ui/overlay/confirmation-modal'
import { ApiError } from '@/lib/api/errors'
import type { PostType } from '@/lib/api/v1/cms/post-type.schema'
import { toastErrorText, toastSuccess } from '@/lib/browser/toast/toast'
import { useDeleteTemplate } from './template-queries'

/** Asks before a template is deleted. A type that posts still have cannot be deleted. */
export function DeleteTemplate({ template: { id, title }, onClose }: { template: PostType; onClose: () => void }) {
  const t = useTranslations('admin.templates')
  const { mutateAsync: remove } = useDeleteTemplate()
  const textOf = useFieldText()

  async function confirm() {
    try {
      await remove({ id })
      toastSuccess(t('deleted'))
    } catch (error) {
      const reason = error instanceof ApiError ? error.fieldErrors.id?.[0] : undefined
      if (!reason) throw error
      toastErrorText(textOf(reason), error)
    }
  }

  return (
    <ConfirmationModal
      title={t('deleteTitle', { title })}
      text={t('deleteText')}
      labels={{ confirm: t('delete'), cancel: t('cancel'), close: t('close') }}
      onConfirm={confirm}
      onClose={onClose}
    />
  )
}
