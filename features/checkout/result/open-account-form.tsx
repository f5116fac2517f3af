'use client'

import { useTranslations } from 'next-intl'
import { z } from 'zod'
import { ErrorSummary } from '@/components/form/error-summary'
import { Form } from '@/components/form/form'
import { SubmitButton } from '@/components/form/submit-button'
import { useZodForm } from '@/components/form/use-zod-form'
import { Stack } from '@/components/layout/stack'
import { PasswordField } from '@/features/auth/fields/password-field'
import { showFormError } from '@/components/form/show-form-error'
import { ConsentFields } from '@/features/consent/components/consent-fields'
import type { Consent } from '@/lib/api/entities/consent.schema'
import { hasErrorCode } from '@/lib/api/errors'

type OpenAccountFormProps = {
  email: string
  /** The required consents of an account. */
  consents: readonly Consent[]
  onOpen: (values: { password: string; consents: number[] }) => Promise<unknown>
}

/** The caller shows that the address has an account already. */
export function OpenAccountForm({ email, consents, onOpen }: OpenAccountFormProps) {
  const t = useTranslations('checkout.success.account')
  const forms = useTranslations('forms')
  const schema = z
    .object({ password: z.string().min(8).max(256), consents: z.record(z.string(), z.boolean()) })
    .superRefine((value, context) => {
      for (const { id } of consents)
        if (!value.consents[`c${id}`]) context.addIssue({ code: 'custom', path: ['consents', `c${id}`], message: 'consentRequired' })
    })
  const form = useZodForm(schema, { password: '', consents: Object.fromEntries(consents.map(({ id }) => [`c${id}`, false])) })
  const { control } = form
  const labels = {
    password: t('password'),
    ...Object.fromEntries(consents.map(({ id }) => [`consents.c${id}`, t('consent')])),
  }

  return (
    <Form
      form={form}
      onSubmit={async ({ password }) => {
        try {
          await onOpen({ password, consents: consents.map(({ id }) => id) })
        } catch (error) {
          if (!hasErrorCode(error, 'USER_EXISTS')) showFormError(form, error, { PASSWORD_GUESSABLE: 'password' })
        }
      }}
    >
      <Stack gap="md">
        <ErrorSummary control={control} title={forms('errorTitle')} labels={labels} />
        {/* For password managers. */}
        <input hidden name="username" type="email" autoComplete="username" value={email} readOnly />
        <PasswordField control={control} name="password" label={labels.password} hint={t('hint')} autoComplete="new-password" />
        <ConsentFields control={control} consents={consents} name={(id) => `consents.c${id}`} />
        <div>
          <SubmitButton control={control}>{t('action')}</SubmitButton>
        </div>
      </Stack>
    </Form>
  )
}
