'use client'

import { useLocale, useTranslations } from 'next-intl'
import { ErrorSummary } from '@/components/form/error-summary'
import { Form } from '@/components/form/form'
import { SubmitButton } from '@/components/form/submit-button'
import { useZodForm } from '@/components/form/use-zod-form'
import { Stack } from '@/components/layout/stack'
import { Button } from '@/components/ui/button/button'
import { Dialog } from '@/components/ui/overlay/dialog'
import { PasswordField } from '@/features/auth/fields/password-field'
import { showFormError } from '@/components/form/show-form-error'
import { formatDate } from '@/lib/text/dates'
import { toastInfo } from '@/lib/browser/toast/toast'
import { deletionSchema } from './security-schemas'
import { useFinishDeletion, useRequestDeletion } from './mutations'

/** docs/rules/forms.md#account-deletion */
const toastMs = 12_000

/** Asks for the password; an account without one gets a mailed link. */
export function DeletionDialog({ hasPassword, onClose }: { hasPassword: boolean; onClose: () => void }) {
  const t = useTranslations('account.deletion')
  const forms = useTranslations('forms')
  const locale = useLocale()
  const request = useRequestDeletion()
  const finishDeletion = useFinishDeletion()
  const form = useZodForm(deletionSchema(hasPassword), { password: '' })
  const { control } = form

  async function submit({ password }: { password: string }) {
    try {
      const { deletionAt } = await request.mutateAsync(hasPassword ? { password } : {})
      onClose()
      if (deletionAt === null) return toastInfo(t('mailed'), { duration: toastMs })
      toastInfo(t('scheduled', { date: formatDate(deletionAt, locale) }), { duration: toastMs })
      finishDeletion()
    } catch (error) {
      showFormError(form, error, { WRONG_OLD_PASSWORD: 'password' })
    }
  }

  return (
    <Dialog open size="sm" onOpenChange={onClose} title={t('dialogTitle')} closeLabel={t('close')} initialFocus="firstField">
      <Form form={form} onSubmit={submit}>
        <Stack gap="md">
          <p>{t('dialogText')}</p>
          <ErrorSummary control={control} title={forms('errorTitle')} labels={{ password: t('password') }} />
          {hasPassword ? (
            <PasswordField control={control} name="password" label={t('password')} autoComplete="current-password" />
          ) : (
            <p>{t('byMail')}</p>
          )}
          <div className="flex flex-wrap justify-end gap-3">
            <Button variant="secondary" onClick={onClose}>
              {t('keep')}
            </Button>
            <SubmitButton control={control} variant="danger">
              {hasPassword ? t('action') : t('sendLink')}
            </SubmitButton>
          </div>
        </Stack>
      </Form>
    </Dialog>
  )
}
