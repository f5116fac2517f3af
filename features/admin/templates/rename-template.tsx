'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { FormDialog } from '@/components/form/form-dialog'
import { Alert } from '@/components/ui/feedback/alert'
import { Field } from '@/components/ui/control/field'
import { Input } from '@/components/ui/control/input'
import { hasErrorCode } from '@/lib/api/errors'
import type { PostType } from '@/lib/api/v1/cms/post-type.schema'
import { toastError, toastSuccess } from '@/lib/browser/toast/toast'
import { useRenameTemplate } from './template-queries'

/** Gives a template another name; `template` is its newest state. A failure keeps what was typed. */
export function RenameTemplate({ template: { id, version, title }, onClose }: { template: PostType; onClose: () => void }) {
  const t = useTranslations('admin.templates')
  const rule = useTranslations('forms.rules')
  const [typed, setTyped] = useState(title)
  const [hasTried, setHasTried] = useState(false)
  const { mutateAsync: rename, error } = useRenameTemplate()
  const isEmpty = typed.trim() === ''

  async function submit() {
    setHasTried(true)
    if (isEmpty) return
    if (typed.trim() === title) return onClose()
    try {
      await rename({ id, version, title: typed.trim() })
      toastSuccess(t('renamed'))
      onClose()
    } catch (failure) {
      if (!hasErrorCode(failure, 'STALE_VERSION')) toastError(failure)
    }
  }

  return (
    <FormDialog
      size="sm"
      title={t('renameTitle')}
      labels={{ submit: t('renameSave'), cancel: t('cancel'), close: t('close') }}
      onSubmit={submit}
      onClose={onClose}
    >
      {hasErrorCode(error, 'STALE_VERSION') ? (
        <Alert tone="warning" role="alert">
          {t('renamedMeanwhile', { title })}
        </Alert>
      ) : null}
      <Field id="template-name" label={t('name')} error={hasTried && isEmpty ? rule('required') : undefined} required>
        {(control) => (
          <Input {...control} value={typed} maxLength={120} autoComplete="off" onChange={({ target }) => setTyped(target.value)} />
        )}
      </Field>
    </FormDialog>
  )
}
