'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useSubmitOnce } from '@/components/form/use-submit-once'
import { Alert } from '@/components/ui/feedback/alert'
import { Button } from '@/components/ui/button/button'
import { Field } from '@/components/ui/control/field'
import { Input } from '@/components/ui/control/input'
import { Dialog } from '@/components/ui/overlay/dialog'
import { hasErrorCode } from '@/lib/api/errors'
import type { PostType } from '@/lib/api/v1/cms/post-type.schema'
import { toastError, toastSuccess } from '@/lib/browser/toast'
import { useRenameTemplate } from './template-queries'

/** Gives a template another name; `template` is its newest state. A failure keeps what was typed. */
export function RenameTemplate({ template: { id, version, title }, onClose }: { template: PostType; onClose: () => void }) {
  const t = useTranslations('admin.templates')
  const rule = useTranslations('forms.rules')
  const [typed, setTyped] = useState(title)
  const [hasTried, setHasTried] = useState(false)
  const { mutateAsync: rename, isPending, error } = useRenameTemplate()
  const isEmpty = typed.trim() === ''
  const submitOnce = useSubmitOnce(submit)

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
    <Dialog
      open
      onOpenChange={(isOpen) => (isOpen || isPending ? undefined : onClose())}
      size="sm"
      title={t('renameTitle')}
      closeLabel={t('close')}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" form="rename-template" busy={isPending}>
            {t('renameSave')}
          </Button>
        </>
      }
    >
      <form
        id="rename-template"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void submitOnce()
        }}
        className="flex flex-col gap-4"
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
      </form>
    </Dialog>
  )
}
