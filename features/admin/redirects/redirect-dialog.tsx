'use client'

import { useTranslations } from 'next-intl'
import { FormDialog } from '@/components/form/form-dialog'
import { useFieldRefusal } from '@/components/form/use-field-text'
import { Field } from '@/components/ui/control/field'
import { Input } from '@/components/ui/control/input'
import { hasErrorCode } from '@/lib/api/errors'
import { toastError, toastSuccess } from '@/lib/browser/toast/toast'
import { useCreateRedirect } from './redirect-queries'
import { readablePath } from './readable-path'
import { formText } from '@/features/admin/shell/form-text'

/** Creates a redirect; `from` is null if it is to be typed, too. */
export function RedirectDialog({ from, onClose }: { from: string | null; onClose: () => void }) {
  const t = useTranslations('admin.redirects')
  const { mutateAsync: create, error } = useCreateRedirect()
  const refusalOf = useFieldRefusal(error)
  // An error of a fixed `from` is shown at `to`.
  const toError = refusalOf('to') ?? (from === null ? undefined : refusalOf('from'))

  async function submit(data: FormData) {
    try {
      await create({ from: from ?? formText(data, 'from'), to: formText(data, 'to') })
      toastSuccess(t('saved'))
      onClose()
    } catch (failure) {
      if (!hasErrorCode(failure, 'VALIDATION')) toastError(failure)
    }
  }

  return (
    <FormDialog
      title={t('dialogTitle')}
      description={t('dialogText')}
      labels={{ submit: t('save'), cancel: t('cancel'), close: t('close') }}
      onSubmit={submit}
      onClose={onClose}
    >
      {from === null ? (
        <Field id="redirect-from" label={t('from')} hint={t('fromHint')} error={refusalOf('from')} required>
          {(control) => <Input {...control} name="from" maxLength={1000} autoComplete="off" />}
        </Field>
      ) : (
        <p>
          <span className="block text-sm text-ink-soft">{t('from')}</span>
          <span className="font-medium wrap-anywhere">{readablePath(from)}</span>
        </p>
      )}
      <Field id="redirect-to" label={t('to')} hint={t('toHint')} error={toError} required>
        {(control) => <Input {...control} name="to" maxLength={1000} autoComplete="off" />}
      </Field>
    </FormDialog>
  )
}
