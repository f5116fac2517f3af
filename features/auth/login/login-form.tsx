'use client'

import { useTranslations } from 'next-intl'
import { ErrorSummary } from '@/components/form/error-summary'
import { Form } from '@/components/form/form'
import { SubmitButton } from '@/components/form/submit-button'
import { useZodForm } from '@/components/form/use-zod-form'
import { Stack } from '@/components/layout/stack'
import { Link } from '@/lib/i18n/navigation'
import { loginSchema } from '@/features/auth/fields/auth-schemas'
import { useLogin } from '@/features/auth/mutations'
import { showFormError } from '@/features/auth/fields/show-form-error'
import { EmailField } from '@/features/auth/fields/email-field'
import { PasswordField } from '@/features/auth/fields/password-field'

type LoginFormProps = {
  /** Accepts back-office users only. */
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
          await login.mutateAsync({ ...values, strategy })
          form.reset()
          onSignedIn?.()
        } catch (error) {
          showFormError(form, error)
        }
      }}
    >
      <Stack gap="md">
        <ErrorSummary control={control} title={forms('errorTitle')} labels={{ username: t('email'), password: t('password.label') }} />
        <EmailField control={control} name="username" label={t('email')} autoComplete="username" />
        <PasswordField control={control} name="password" label={t('password.label')} autoComplete="current-password" />
        <p className="-mt-2">
          <Link
            href="/forgot-password"
            prefetch={false}
            className="inline-block py-1 text-sm font-medium text-action underline underline-offset-4"
          >
            {t('login.forgot')}
          </Link>
        </p>
        <SubmitButton control={control} size="lg" wide>
          {t('login.submit')}
        </SubmitButton>
      </Stack>
    </Form>
  )
}
