'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { ErrorSummary } from '@/components/form/error-summary'
import { Form } from '@/components/form/form'
import { SubmitButton } from '@/components/form/submit-button'
import { TextField } from '@/components/form/text-field'
import { useZodForm } from '@/components/form/use-zod-form'
import { Stack } from '@/components/layout/stack'
import { Alert } from '@/components/ui/feedback/alert'
import { Button } from '@/components/ui/button/button'
import { EmailField } from '@/features/auth/fields/email-field'
import { showFormError } from '@/features/auth/fields/show-form-error'
import { useSendOrderLink } from '../mutations'
import { orderLinkSchema } from '../order-link-schema'

/** docs/rules/forms.md#no-enumeration */
export function OrderLinkForm() {
  const t = useTranslations('order.link')
  const forms = useTranslations('forms')
  const [sentTo, setSentTo] = useState<{ number: string; email: string } | null>(null)
  const send = useSendOrderLink()
  const form = useZodForm(orderLinkSchema, { number: '', email: '' })
  const { control } = form
  const labels = { number: t('number'), email: t('email') }

  if (sentTo) {
    return (
      <Stack gap="md">
        <Alert tone="success" role="status" title={t('sentTitle')}>
          {t('sent', sentTo)}
        </Alert>
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
          await send.mutateAsync(values)
          setSentTo(values)
        } catch (error) {
          showFormError(form, error)
        }
      }}
    >
      <Stack gap="md">
        <ErrorSummary control={control} title={forms('errorTitle')} labels={labels} />
        <TextField
          control={control}
          name="number"
          label={labels.number}
          hint={t('numberHint')}
          autoComplete="off"
          maxLength={40}
          required
        />
        <EmailField control={control} name="email" label={labels.email} autoComplete="email" />
        <SubmitButton control={control} size="lg" wide>
          {t('submit')}
        </SubmitButton>
      </Stack>
    </Form>
  )
}
