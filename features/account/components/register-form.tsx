'use client'

import { useTranslations } from 'next-intl'
import { CheckboxField } from '@/components/form/checkbox-field'
import { ErrorSummary } from '@/components/form/error-summary'
import { Form } from '@/components/form/form'
import { SubmitButton } from '@/components/form/submit-button'
import { TextField } from '@/components/form/text-field'
import { useZodForm } from '@/components/form/use-zod-form'
import { InlineHtml } from '@/components/inline-html'
import { Stack } from '@/components/layout/stack'
import { PasswordField } from '@/features/auth/components/password-field'
import { showFailure } from '@/features/auth/show-failure'
import type { Consent } from '@/lib/api/entities/consent.schema'
import { useRouter } from '@/lib/i18n/navigation'
import { toastError, toastInfo, toastSuccess } from '@/lib/toast'
import { useLogConsents, useRegister } from '../mutations'
import { agreedTo, emptyRegistration, registerSchema, type RegisterValues } from '../register-schema'

/** The message asks for something to be done elsewhere, so it stays longer, ms. */
const mailNotice = 10_000

export function RegisterForm({ consents }: { consents: readonly Consent[] }) {
  const t = useTranslations('account')
  const forms = useTranslations('forms')
  const router = useRouter()
  const register = useRegister()
  const logConsents = useLogConsents()
  const schema = registerSchema(consents.filter(({ required }) => required).map(({ id }) => id))
  const form = useZodForm(schema, emptyRegistration(consents))
  const { control } = form
  const labels = {
    firstName: t('firstName'),
    lastName: t('lastName'),
    email: t('email'),
    password: t('register.password'),
    confirmedPassword: t('register.confirmedPassword'),
  }
  const consentLabels = Object.fromEntries(consents.map(({ id }) => [`consents.c${id}`, t('register.consent')]))

  async function submit({ firstName, lastName, email, password, consents: ticks }: RegisterValues) {
    try {
      await register.mutateAsync({ details: { firstName, lastName }, email, password, username: email })
    } catch (error) {
      return showFailure(form, error, { USER_EXISTS: 'email' })
    }
    const agreed = agreedTo(ticks)
    // The account stands whether or not this is written down.
    if (agreed.length > 0) await logConsents.mutateAsync({ email, consents: agreed }).catch(() => toastError(t('notices.consentLogFailed')))
    form.reset()
    toastSuccess(t('notices.registered'))
    toastInfo(t('notices.confirmEmail', { email }), { duration: mailNotice })
    router.push('/login')
  }

  return (
    <Form form={form} onSubmit={submit}>
      <Stack gap="md">
        <ErrorSummary control={control} title={forms('errorTitle')} labels={{ ...labels, ...consentLabels }} />
        <div className="grid gap-6 sm:grid-cols-2 sm:gap-4">
          <TextField control={control} name="firstName" label={labels.firstName} autoComplete="given-name" maxLength={75} required />
          <TextField control={control} name="lastName" label={labels.lastName} autoComplete="family-name" maxLength={75} required />
        </div>
        <TextField
          control={control}
          name="email"
          label={labels.email}
          hint={t('register.emailHint')}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
          required
        />
        <PasswordField control={control} name="password" label={labels.password} hint={t('passwordHint')} autoComplete="new-password" />
        <PasswordField control={control} name="confirmedPassword" label={labels.confirmedPassword} autoComplete="new-password" />
        {consents.length > 0 ? (
          <div>
            {consents.map(({ id, displayName, required }) => (
              <CheckboxField
                key={id}
                control={control}
                name={`consents.c${id}`}
                label={<InlineHtml html={displayName} />}
                required={required}
              />
            ))}
          </div>
        ) : null}
        <SubmitButton control={control} size="lg" wide>
          {t('register.submit')}
        </SubmitButton>
      </Stack>
    </Form>
  )
}
