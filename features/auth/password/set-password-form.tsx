'use client'

import { useTranslations } from 'next-intl'
import { ErrorSummary } from '@/components/form/error-summary'
import { Form } from '@/components/form/form'
import { SubmitButton } from '@/components/form/submit-button'
import { useZodForm } from '@/components/form/use-zod-form'
import { Stack } from '@/components/layout/stack'
import { hasErrorCode } from '@/lib/api/errors'
import { useRouter } from '@/lib/i18n/navigation'
import { useSetPassword } from '@/features/auth/mutations'
import { setPasswordSchema } from '@/features/auth/fields/auth-schemas'
import { showFormError } from '@/components/form/show-form-error'
import { PasswordField } from '@/features/auth/fields/password-field'
import { markPasswordSet } from './password-set-store'

type SetPasswordFormProps = { token: string; onSpent: () => void }

/** Redirects to the login page, because setting a password does not sign in. */
export function SetPasswordForm({ token, onSpent }: SetPasswordFormProps) {
  const t = useTranslations('auth.setPassword')
  const forms = useTranslations('forms')
  const router = useRouter()
  const setPassword = useSetPassword()
  const form = useZodForm(setPasswordSchema, { password: '', passwordAgain: '' })
  const { control } = form
  const labels = { password: t('new'), passwordAgain: t('again') }
  return (
    <Form
      form={form}
      onSubmit={async ({ password }) => {
        try {
          await setPassword.mutateAsync({ token, password })
          markPasswordSet(true)
          router.replace('/login')
        } catch (error) {
          if (hasErrorCode(error, 'TOKEN_SPENT')) onSpent()
          else showFormError(form, error, { PASSWORD_GUESSABLE: 'password' })
        }
      }}
    >
      <Stack gap="md">
        <ErrorSummary control={control} title={forms('errorTitle')} labels={labels} />
        <PasswordField control={control} name="password" label={labels.password} hint={t('hint')} autoComplete="new-password" />
        <PasswordField control={control} name="passwordAgain" label={labels.passwordAgain} autoComplete="new-password" />
        <SubmitButton control={control} size="lg" wide>
          {t('submit')}
        </SubmitButton>
      </Stack>
    </Form>
  )
}
