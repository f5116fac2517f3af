'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { z } from 'zod'
import { ErrorSummary } from '@/components/form/error-summary'
import { Form } from '@/components/form/form'
import { SubmitButton } from '@/components/form/submit-button'
import { TextField } from '@/components/form/fields/text-field'
import { useZodForm } from '@/components/form/use-zod-form'
import { Stack } from '@/components/layout/stack'
import { EmailField } from '@/features/auth/fields/email-field'
import { SentNotice } from '@/features/auth/fields/sent-notice'
import { showFormError } from '@/components/form/show-form-error'
import { TypedOrderNumber } from '@/lib/order/order-number'
import { useSendOrderLink } from '../mutations'

const orderLinkSchema = z.object({
  number: z.string().trim().min(1, 'required').pipe(TypedOrderNumber),
  email: z.string().trim().pipe(z.email().max(254)),
})

/** docs/rules/forms.md#no-enumeration */
export function OrderLinkForm() {
  const t = useTranslations('order.link')
  const forms = useTranslations('forms')
  const [sentTo, setSentTo] = useState<{ number: string; email: string } | null>(null)
  const send = useSendOrderLink()
  const form = useZodForm(orderLinkSchema, { number: '', email: '' })
  const { control } = form
  const labels = { number: t('number'), email: t('email') }

  if (sentTo) return <SentNotice title={t('sentTitle')} text={t('sent', sentTo)} again={t('again')} onAgain={() => setSentTo(null)} />
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
