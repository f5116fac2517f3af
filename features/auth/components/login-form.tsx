'use client'

import { useTranslations } from 'next-intl'
import { ErrorSummary } from '@/components/form/error-summary'
import { Form } from '@/components/form/form'
import { SubmitButton } from '@/components/form/submit-button'
import { TextField } from '@/components/form/text-field'
import { useZodForm } from '@/components/form/use-zod-form'
import { Stack } from '@/components/layout/stack'
import { toastSuccess } from '@/lib/toast'
import { loginSchema } from '../login-schema'
import { useLogin } from '../mutations'
import { showFailure } from '../show-failure'
import { PasswordField } from './password-field'

type LoginFormProps = {
  /** Lets in the back office only. */
  strategy?: 'admin'
  onSignedIn?: () => void
}

export function LoginForm({ strategy, onSignedIn }: LoginFormProps) {
  const t = useTranslations('auth')
  const forms = useTranslations('forms')
  const login = useLogin()
  const form = useZodForm(loginSchema, { username: '', password: '' })
  const { control } = form
  return (
    <Form
      form={form}
      onSubmit={async (values) => {
        try {
          const { user } = await login.mutateAsync({ ...values, strategy })
          form.reset()
          toastSuccess(t('notices.signedIn', { name: user.details.firstName }))
          onSignedIn?.()
        } catch (error) {
          showFailure(form, error)
        }
      }}
    >
      <Stack gap="md">
        <ErrorSummary control={control} title={forms('errorTitle')} labels={{ username: t('email'), password: t('password.label') }} />
        <TextField
          control={control}
          name="username"
          label={t('email')}
          type="email"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
          required
        />
        <PasswordField control={control} name="password" label={t('password.label')} autoComplete="current-password" />
        <SubmitButton control={control} size="lg" wide>
          {t('login.submit')}
        </SubmitButton>
      </Stack>
    </Form>
  )
}
