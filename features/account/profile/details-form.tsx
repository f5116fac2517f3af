'use client'

import { useTranslations } from 'next-intl'
import { useEffect } from 'react'
import { ErrorSummary } from '@/components/form/error-summary'
import { Form } from '@/components/form/form'
import { SubmitButton } from '@/components/form/submit-button'
import { TextField } from '@/components/form/fields/text-field'
import { useZodForm } from '@/components/form/use-zod-form'
import { Stack } from '@/components/layout/stack'
import { Card } from '@/components/ui/display/card'
import { PasswordField } from '@/features/auth/fields/password-field'
import { showFormError } from '@/components/form/show-form-error'
import type { User } from '@/lib/api/entities/user.schema'
import { toastInfo, toastSuccess } from '@/lib/browser/toast/toast'
import { toChangedFields, detailsSchema, isDifferentEmail } from './details-schema'
import { PersonFields } from './person-fields'
import { useUpdateUser } from './mutations'

/** `withCard`: the office asks for no member card. */
export function DetailsForm({ user, withCard = true }: { user: User; withCard?: boolean }) {
  const t = useTranslations('account')
  const forms = useTranslations('forms')
  const update = useUpdateUser()
  const form = useZodForm(detailsSchema(user), toFormValues(user))
  const { control, reset } = form
  const { dirtyFields } = form.formState
  // Another tab or the cart may have changed fields that are not being edited here.
  useEffect(() => reset(toFormValues(user), { keepDirtyValues: true }), [reset, user])
  const labels = {
    firstName: t('firstName'),
    lastName: t('lastName'),
    email: t('email'),
    memberCardBarcode: t('details.card'),
    oldPassword: t('details.password'),
  }
  const asksForPassword = user.hasPassword && isDifferentEmail(form.watch('email'), user.email)
  return (
    <Card as="section" padding="lg" aria-labelledby="podaci">
      <h2 id="podaci" className="mb-6 text-2xl">
        {t('details.title')}
      </h2>
      <Form
        form={form}
        onSubmit={async (values) => {
          try {
            const saved = await update.mutateAsync(toChangedFields(values, dirtyFields))
            reset(toFormValues(saved))
            toastSuccess(t('notices.saved'))
            if (saved.pendingEmail && dirtyFields.email) toastInfo(t('notices.confirmEmail', { email: saved.pendingEmail }))
          } catch (error) {
            showFormError(form, error, {
              PASSWORD_MISSING: 'email',
              WRONG_OLD_PASSWORD: 'oldPassword',
              MEMBER_CARD_INVALID: 'memberCardBarcode',
            })
          }
        }}
      >
        <Stack gap="md">
          <ErrorSummary control={control} title={forms('errorTitle')} labels={labels} />
          <PersonFields control={control} nameOf={(field) => field} labels={labels} emailHint={t('details.emailHint')} />
          {asksForPassword ? (
            <PasswordField
              control={control}
              name="oldPassword"
              label={labels.oldPassword}
              hint={t('details.passwordHint')}
              autoComplete="current-password"
            />
          ) : null}
          {withCard ? (
            <TextField
              control={control}
              name="memberCardBarcode"
              label={labels.memberCardBarcode}
              hint={t('details.cardHint')}
              autoComplete="off"
              spellCheck={false}
              maxLength={60}
            />
          ) : null}
          <div>
            <SubmitButton control={control}>{t('details.submit')}</SubmitButton>
          </div>
        </Stack>
      </Form>
    </Card>
  )
}

function toFormValues({ details, email, memberCardBarcode }: User) {
  return { ...details, email, memberCardBarcode: memberCardBarcode ?? '', oldPassword: '' }
}
