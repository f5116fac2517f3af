'use client'

import { useTranslations } from 'next-intl'
import { z } from 'zod'
import { ErrorSummary } from '@/components/form/error-summary'
import { Form } from '@/components/form/form'
import { SubmitButton } from '@/components/form/submit-button'
import { TextField } from '@/components/form/fields/text-field'
import { useZodForm } from '@/components/form/use-zod-form'
import { Stack } from '@/components/layout/stack'
import { setAcceptedEmail } from '@/features/admin/shell/accepted-invite-store'
import { PasswordField } from '@/features/auth/fields/password-field'
import { showFormError } from '@/components/form/show-form-error'
import { hasErrorCode } from '@/lib/api/errors'
import type { Invitation } from '@/lib/api/v1/user/office/invite.schema'
import { useRouter } from '@/lib/i18n/navigation'
import { useAcceptInvite } from './invite-queries'

const schema = z.object({
  firstName: z.string().trim().min(1).max(75),
  lastName: z.string().trim().min(1).max(75),
  password: z.string().min(8).max(256),
})

type AcceptFormProps = { token: string; invitation: Invitation; onSpent: () => void }

/** Signing in follows, because accepting starts no session. */
export function AcceptForm({ token, invitation: { email, role }, onSpent }: AcceptFormProps) {
  const t = useTranslations('admin.invite')
  const [staff, forms] = [useTranslations('admin.staff'), useTranslations('forms')]
  const router = useRouter()
  const { mutateAsync: accept } = useAcceptInvite()
  const form = useZodForm(schema, { firstName: '', lastName: '', password: '' })
  const { control } = form
  const labels = { firstName: t('firstName'), lastName: t('lastName'), password: t('password') }
  return (
    <Form
      form={form}
      onSubmit={async (values) => {
        try {
          await accept({ token, ...values })
          setAcceptedEmail(email)
          router.replace('/admin/login')
        } catch (error) {
          if (hasErrorCode(error, 'TOKEN_SPENT')) onSpent()
          else showFormError(form, error, { PASSWORD_GUESSABLE: 'password' })
        }
      }}
    >
      <Stack gap="md">
        <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 border-b border-line pb-4 text-sm">
          <dt className="text-ink-soft">{t('email')}</dt>
          <dd className="font-medium wrap-anywhere">{email}</dd>
          <dt className="text-ink-soft">{t('role')}</dt>
          <dd className="font-medium">{staff(`roles.${role}.name`)}</dd>
        </dl>
        <ErrorSummary control={control} title={forms('errorTitle')} labels={labels} />
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField control={control} name="firstName" label={labels.firstName} autoComplete="given-name" maxLength={75} required />
          <TextField control={control} name="lastName" label={labels.lastName} autoComplete="family-name" maxLength={75} required />
        </div>
        <PasswordField control={control} name="password" label={labels.password} hint={t('passwordHint')} autoComplete="new-password" />
        <SubmitButton control={control} size="lg" wide>
          {t('submit')}
        </SubmitButton>
      </Stack>
    </Form>
  )
}
