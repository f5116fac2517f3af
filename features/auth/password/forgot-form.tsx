'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { ErrorSummary } from '@/components/form/error-summary'
import { Form } from '@/components/form/form'
import { SubmitButton } from '@/components/form/submit-button'
import { useZodForm } from '@/components/form/use-zod-form'
import { Stack } from '@/components/layout/stack'
import { Alert } from '@/components/ui/feedback/alert'
import { Button } from '@/components/ui/button/button'
import { forgotSchema } from '@/features/auth/fields/auth-schemas'
import { useForgotPassword } from '@/features/auth/mutations'
import { showFormError } from '@/features/auth/fields/show-form-error'
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
      <Stack gap="md">
        <Alert tone="success" role="status" title={t('sentTitle')}>
          {t('sent', { email: sentTo })}
        </Alert>
        <p className="text-ink-soft">{t('nothing')}</p>
        <div>
          <Button variant="secondary" onClick={() => setSentTo(null)}>
            {t('again')}
          </Button>
        </div>
      </Stack>
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
