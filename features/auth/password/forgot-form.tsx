'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { ErrorSummary } from '@/components/form/error-summary'
import { Form } from '@/components/form/form'
import { SubmitButton } from '@/components/form/submit-button'
import { useZodForm } from '@/components/form/use-zod-form'
import { Stack } from '@/components/layout/stack'
import { forgotSchema } from '@/features/auth/fields/auth-schemas'
import { useForgotPassword } from '@/features/auth/mutations'
import { SentNotice } from '@/features/auth/fields/sent-notice'
import { showFormError } from '@/components/form/show-form-error'
import { EmailField } from '@/features/auth/fields/email-field'

/** docs/rules/forms.md#no-enumeration */
export function ForgotForm() {
  const t = useTranslations('auth.forgot')
  const [email, forms] = [useTranslations('auth')('email'), useTranslations('forms')]
  const [sentTo, setSentTo] = useState<string | null>(null)
  const requestLink = useForgotPassword()
  const form = useZodForm(forgotSchema, { email: '' })
  const { control } = form

  if (sentTo) {
    return (
      <SentNotice title={t('sentTitle')} text={t('sent', { email: sentTo })} again={t('again')} onAgain={() => setSentTo(null)}>
        <p className="text-ink-soft">{t('nothing')}</p>
      </SentNotice>
    )
  }
  return (
    <Form
      form={form}
      onSubmit={async (values) => {
        try {
          await requestLink.mutateAsync(values)
          form.reset()
          setSentTo(values.email)
        } catch (error) {
          showFormError(form, error)
        }
      }}
    >
      <Stack gap="md">
        <ErrorSummary control={control} title={forms('errorTitle')} labels={{ email }} />
        <EmailField control={control} name="email" label={email} autoComplete="username" />
        <SubmitButton control={control} size="lg" wide>
          {t('submit')}
        </SubmitButton>
      </Stack>
    </Form>
  )
}
