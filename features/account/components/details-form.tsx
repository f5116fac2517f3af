'use client'

import { useTranslations } from 'next-intl'
import { ErrorSummary } from '@/components/form/error-summary'
import { Form } from '@/components/form/form'
import { SubmitButton } from '@/components/form/submit-button'
import { TextField } from '@/components/form/text-field'
import { useZodForm } from '@/components/form/use-zod-form'
import { Stack } from '@/components/layout/stack'
import { Card } from '@/components/ui/card'
import { showFailure } from '@/features/auth/show-failure'
import type { User } from '@/lib/api/entities/user.schema'
import { toastInfo, toastSuccess } from '@/lib/toast'
import { detailsSchema } from '../details-schema'
import { useUpdateUser } from '../mutations'

export function DetailsForm({ user }: { user: User }) {
  const t = useTranslations('account')
  const forms = useTranslations('forms')
  const update = useUpdateUser()
  const form = useZodForm(detailsSchema, { ...user.details, email: user.email })
  const { control } = form
  const labels = { firstName: t('firstName'), lastName: t('lastName'), email: t('email') }
  return (
    <Card as="section" padding="lg" aria-labelledby="podaci">
      <h2 id="podaci" className="mb-6 text-2xl">
        {t('details.title')}
      </h2>
      <Form
        form={form}
        onSubmit={async ({ email, ...details }) => {
          try {
            const saved = await update.mutateAsync({ details, email })
            form.reset({ ...saved.details, email: saved.email })
            toastSuccess(t('notices.saved'))
            if (saved.email !== user.email) toastInfo(t('notices.confirmEmail', { email: saved.email }))
          } catch (error) {
            showFailure(form, error, { USER_EXISTS: 'email' })
          }
        }}
      >
        <Stack gap="md">
          <ErrorSummary control={control} title={forms('errorTitle')} labels={labels} />
          <TextField control={control} name="firstName" label={labels.firstName} autoComplete="given-name" maxLength={75} required />
          <TextField control={control} name="lastName" label={labels.lastName} autoComplete="family-name" maxLength={75} required />
          <TextField
            control={control}
            name="email"
            label={labels.email}
            hint={t('details.emailHint')}
            type="email"
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={254}
            required
          />
          <div>
            <SubmitButton control={control}>{t('details.submit')}</SubmitButton>
          </div>
        </Stack>
      </Form>
    </Card>
  )
}
