'use client'

import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { ErrorSummary } from '@/components/form/error-summary'
import { Form } from '@/components/form/form'
import { SubmitButton } from '@/components/form/submit-button'
import { TextField } from '@/components/form/fields/text-field'
import { useFieldErrors } from '@/components/form/use-field-errors'
import { useZodForm } from '@/components/form/use-zod-form'
import { LinkButton } from '@/components/ui/button/link-button'
import { Alert } from '@/components/ui/feedback/alert'
import { Stack } from '@/components/layout/stack'
import { zipPatternsOf } from '@/lib/address/postal-code'
import { PasswordField } from '@/features/auth/fields/password-field'
import { showFormError } from '@/components/form/show-form-error'
import { checkoutSettingsQuery } from '@/features/cart/queries'
import { useSignInRedirect } from '@/features/auth/session/use-sign-in-redirect'
import { ConsentFields } from '@/features/consent/components/consent-fields'
import type { Consent } from '@/lib/api/entities/consent.schema'
import { PersonFields } from '@/features/account/profile/person-fields'
import { useAddressRules } from '@/features/account/addresses/address-rules'
import { emptyRegistration, registerSchema, type RegistrationVariant } from './register-schema'
import { toFormField } from './registration-payload'
import { useRegistration } from './use-registration'
import { RegisterAddresses } from './register-addresses'
import { registrationFieldNames, useRegistrationLabels } from './register-labels'

type RegisterFormProps = {
  consents: readonly Consent[]
  /** False: stays on the current page. */
  redirect?: boolean
  /** The account is opened, and its owner is not signed in. */
  onRegistered?: () => void
}

export function RegisterForm({ consents, redirect = true, onRegistered }: RegisterFormProps) {
  const t = useTranslations('account')
  const forms = useTranslations('forms')
  const redirectBack = useSignInRedirect()
  const [registered, setRegistered] = useState<string | null>(null)
  const [variant, setVariant] = useState<RegistrationVariant>('simple')
  const rules = useAddressRules()
  const { data: settings } = useQuery(checkoutSettingsQuery)
  const register = useRegistration({ variant: variant, autoLogin: settings?.loginAfterRegistration ?? false })
  const requiredConsents = settings?.disableConsentCheck ? [] : consents.filter(({ required }) => required).map(({ id }) => id)
  const address = { lettersOnly: rules?.lettersOnly ?? true, zipPatterns: zipPatternsOf(rules?.countries ?? []) }
  const form = useZodForm(registerSchema({ variant: variant, requiredConsents, address }), emptyRegistration(consents))
  const showFieldErrors = useFieldErrors(form, registrationFieldNames, toFormField)
  const { control } = form
  const labels = useRegistrationLabels({ consents, country: useWatch({ control, name: 'main.country' }) })

  if (registered !== null) return <Registered email={registered} hasLogin={!redirect} />
  return (
    <Form
      form={form}
      onSubmit={async (values) => {
        try {
          const outcome = await register(values)
          form.reset()
          setVariant('simple')
          if (outcome === 'signedOut') {
            setRegistered(values.email)
            onRegistered?.()
          } else if (redirect) redirectBack()
        } catch (error) {
          if (!showFieldErrors(error))
            showFormError(form, error, {
              USER_EXISTS: 'email',
              MEMBER_CARD_INVALID: 'memberCardBarcode',
              PASSWORD_GUESSABLE: 'password',
            })
        }
      }}
    >
      <Stack gap="md">
        <ErrorSummary control={control} title={forms('errorTitle')} labels={labels} />
        <PersonFields control={control} nameOf={(field) => field} labels={labels} emailHint={t('register.emailHint')} />
        <PasswordField control={control} name="password" label={labels.password} hint={t('passwordHint')} autoComplete="new-password" />
        <PasswordField control={control} name="confirmedPassword" label={labels.confirmedPassword} autoComplete="new-password" />
        <TextField
          control={control}
          name="memberCardBarcode"
          label={labels.memberCardBarcode}
          hint={t('register.memberCardHint')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={60}
        />
        <RegisterAddresses control={control} variant={variant} onVariant={setVariant} countries={rules?.countries ?? null} />
        <ConsentFields control={control} consents={consents} name={(id) => `consents.c${id}`} />
        <SubmitButton control={control} size="lg" wide>
          {t('register.submit')}
        </SubmitButton>
      </Stack>
    </Form>
  )
}

/** The way on for who is not signed in: the mail, then the sign-in (docs/rules/forms.md#after-registration). */
function Registered({ email, hasLogin }: { email: string; hasLogin: boolean }) {
  const t = useTranslations('account')
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => ref.current?.focus(), [])
  const login = (
    <LinkButton href="/login" variant="secondary" size="sm">
      {t('register.login')}
    </LinkButton>
  )
  return (
    <Alert ref={ref} tabIndex={-1} tone="success" role="status" title={t('notices.registered')} actions={hasLogin ? undefined : login}>
      {t('notices.confirmEmail', { email })}
    </Alert>
  )
}
