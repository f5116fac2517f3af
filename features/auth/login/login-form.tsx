'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { ErrorSummary } from '@/components/form/error-summary'
import { Form } from '@/components/form/form'
import { SubmitButton } from '@/components/form/submit-button'
import { useZodForm } from '@/components/form/use-zod-form'
import { Stack } from '@/components/layout/stack'
import { lazyComponent } from '@/components/lazy-component'
import { hasErrorCode } from '@/lib/api/errors'
import type { PendingSignIn } from './factor-form'
import { Link } from '@/lib/i18n/navigation'
import { loginSchema } from '@/features/auth/fields/auth-schemas'
import { useLogin } from '@/features/auth/mutations'
import { showFormError } from '@/components/form/show-form-error'
import { EmailField } from '@/features/auth/fields/email-field'
import { PasswordField } from '@/features/auth/fields/password-field'

const PasskeyButton = lazyComponent(async () => (await import('@/features/auth/passkey/passkey-button')).PasskeyButton)
const FactorForm = lazyComponent(async () => (await import('./factor-form')).FactorForm)

type LoginFormProps = {
  /** Accepts back-office users only. */
  strategy?: 'admin'
  /** Of whoever is known to sign in. */
  email?: string
  onSignedIn?: () => void
}

export function LoginForm({ strategy, email = '', onSignedIn }: LoginFormProps) {
  const t = useTranslations('auth')
  const forms = useTranslations('forms')
  const login = useLogin()
  const form = useZodForm(loginSchema, { username: email, password: '' })
  const { control } = form
  const [waiting, setWaiting] = useState<PendingSignIn | null>(null)
  if (waiting) return <FactorForm {...waiting} onSignedIn={onSignedIn} onRestart={() => setWaiting(null)} />
  return (
    <Form
      form={form}
      onSubmit={async (values) => {
        try {
          await login.mutateAsync({ ...values, strategy })
          form.reset()
          onSignedIn?.()
        } catch (error) {
          const next = parsePendingSignIn(error)
          if (next) {
            form.reset()
            setWaiting(next)
          } else showFormError(form, error)
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
        {strategy === 'admin' ? <PasskeyButton onSignedIn={onSignedIn} /> : null}
      </Stack>
    </Form>
  )
}

/** The second step that the server asks for, or null. */
function parsePendingSignIn(error: unknown): PendingSignIn | null {
  if (!hasErrorCode(error, 'FACTOR_REQUIRED')) return null
  const { signInToken, kinds } = error.data
  return typeof signInToken === 'string' ? { signInToken, hasPasskey: Array.isArray(kinds) && kinds.includes('passkey') } : null
}
