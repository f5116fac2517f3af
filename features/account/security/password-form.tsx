'use client'

import { useTranslations } from 'next-intl'
import { ErrorSummary } from '@/components/form/error-summary'
import { Form } from '@/components/form/form'
import { SubmitButton } from '@/components/form/submit-button'
import { useZodForm } from '@/components/form/use-zod-form'
import { Stack } from '@/components/layout/stack'
import { Card } from '@/components/ui/display/card'
import { PasswordField } from '@/features/auth/fields/password-field'
import { showFormError } from '@/components/form/show-form-error'
import { toastSuccess } from '@/lib/browser/toast/toast'
import { useResetPassword } from './mutations'
import { passwordSchema } from './security-schemas'

export function PasswordForm({ email }: { email: string }) {
  const t = useTranslations('account')
  const forms = useTranslations('forms')
  const reset = useResetPassword()
  const form = useZodForm(passwordSchema, { oldPassword: '', newPassword: '', newPasswordAgain: '' })
  const { control } = form
  const labels = { oldPassword: t('password.old'), newPassword: t('password.new'), newPasswordAgain: t('password.again') }
  return (
    <Card as="section" padding="lg" aria-labelledby="lozinka">
      <h2 id="lozinka" className="mb-6 text-2xl">
        {t('password.title')}
      </h2>
      <Form
        form={form}
        onSubmit={async ({ oldPassword, newPassword }) => {
          try {
            await reset.mutateAsync({ oldPassword, newPassword })
            form.reset()
            toastSuccess(t('notices.passwordChanged'))
          } catch (error) {
            showFormError(form, error, { WRONG_OLD_PASSWORD: 'oldPassword', PASSWORD_GUESSABLE: 'newPassword' })
          }
        }}
      >
        <Stack gap="md">
          <ErrorSummary control={control} title={forms('errorTitle')} labels={labels} />
          {/* Tells a password manager whose password this is. */}
          <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
          <PasswordField control={control} name="oldPassword" label={labels.oldPassword} autoComplete="current-password" />
          <PasswordField
            control={control}
            name="newPassword"
            label={labels.newPassword}
            hint={t('passwordHint')}
            autoComplete="new-password"
          />
          <PasswordField control={control} name="newPasswordAgain" label={labels.newPasswordAgain} autoComplete="new-password" />
          <div>
            <SubmitButton control={control}>{t('password.submit')}</SubmitButton>
          </div>
        </Stack>
      </Form>
    </Card>
  )
}
