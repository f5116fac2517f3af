'use client'

import { useTranslations } from 'next-intl'
import { z } from 'zod'
import { ErrorSummary } from '@/components/form/error-summary'
import { Form } from '@/components/form/form'
import { SubmitButton } from '@/components/form/submit-button'
import { useZodForm } from '@/components/form/use-zod-form'
import { Stack } from '@/components/layout/stack'
import { ConsentFields } from '@/features/consent/components/consent-fields'
import type { Consent } from '@/lib/api/entities/consent.schema'
import { showFormError } from '@/components/form/show-form-error'

type SocialConsentsProps = { consents: readonly Consent[]; onAgree: (ids: number[]) => Promise<void> }

/** Asks for the required consents before the account is created (docs/rules/forms.md#social-consents). */
export function SocialConsents({ consents, onAgree }: SocialConsentsProps) {
  const t = useTranslations('auth.social')
  const forms = useTranslations('forms')
  const schema = z.object({ consents: z.record(z.string(), z.boolean()) }).superRefine((value, context) => {
    for (const { id, required } of consents) {
      if (required && !value.consents[`c${id}`])
        context.addIssue({ code: 'custom', path: ['consents', `c${id}`], message: 'consentRequired' })
    }
  })
  const form = useZodForm(schema, { consents: Object.fromEntries(consents.map(({ id }) => [`c${id}`, false])) })
  const { control } = form
  return (
    <Form
      form={form}
      onSubmit={async (values) => {
        try {
          await onAgree(consents.flatMap(({ id }) => (values.consents[`c${id}`] ? [id] : [])))
        } catch (error) {
          showFormError(form, error)
        }
      }}
    >
      <Stack gap="md">
        <div>
          <h2 className="mb-2 text-xl">{t('agreeTitle')}</h2>
          <p className="text-ink-soft">{t('agree')}</p>
        </div>
        <ErrorSummary control={control} title={forms('errorTitle')} />
        <ConsentFields control={control} consents={consents} name={(id) => `consents.c${id}`} />
        <SubmitButton control={control} size="lg" wide>
          {t('submit')}
        </SubmitButton>
      </Stack>
    </Form>
  )
}
