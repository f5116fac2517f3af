'use client'

import { useTranslations } from 'next-intl'
import { ErrorSummary } from '@/components/form/error-summary'
import { Form } from '@/components/form/form'
import { SubmitButton } from '@/components/form/submit-button'
import { useZodForm } from '@/components/form/use-zod-form'
import { forgotSchema } from '@/features/auth/fields/auth-schemas'
import { useResendVerification } from '@/features/auth/mutations'
import { showFormError } from '@/components/form/show-form-error'
import { EmailField } from '@/features/auth/fields/email-field'

/** Requests another verification mail. Without `email` it asks for the address. */
export function ResendVerification({ email }: { email?: string }) {
  const t = useTranslations('auth')
  const forms = useTranslations('forms')
  const resend = useResendVerification()
  const form = useZodForm(forgotSchema, { email: email ?? '' })
  const { control } = form

  if (resend.isSuccess) return <output>{t('resend.sent', { email: resend.variables.email })}</output>
  return (
    <Form
      form={form}
      className="flex flex-col gap-3"
      onSubmit={async (values) => {
        try {
          await resend.mutateAsync(values)
        } catch (error) {
          showFormError(form, error)
        }
      }}
    >
      <ErrorSummary control={control} title={forms('errorTitle')} labels={{ email: t('email') }} />
      {email === undefined ? <EmailField control={control} name="email" label={t('email')} autoComplete="email" /> : null}
      <div>
        <SubmitButton control={control} variant="secondary">
          {t('resend.submit')}
        </SubmitButton>
      </div>
    </Form>
  )
}
