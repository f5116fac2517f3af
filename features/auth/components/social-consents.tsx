'use client'

import { useTranslations } from 'next-intl'
import { z } from 'zod'
import { CheckboxField } from '@/components/form/checkbox-field'
import { Form } from '@/components/form/form'
import { SubmitButton } from '@/components/form/submit-button'
import { useZodForm } from '@/components/form/use-zod-form'
import { InlineHtml } from '@/components/inline-html'
import { Stack } from '@/components/layout/stack'
import type { Consent } from '@/lib/api/entities/consent.schema'
import { showFailure } from '../show-failure'

type SocialConsentsProps = { consents: readonly Consent[]; onAgree: (ids: number[]) => Promise<void> }

/** What a newcomer is asked before there is an account (SPEC 5); the service has said the rest. */
export function SocialConsents({ consents, onAgree }: SocialConsentsProps) {
  const t = useTranslations('auth.social')
  const schema = z.object({ consents: z.record(z.string(), z.boolean()) }).superRefine((value, context) => {
    for (const { id, required } of consents) {
      if (required && !value.consents[`c${id}`]) context.addIssue({ code: 'custom', path: ['consents', `c${id}`], message: 'required' })
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
          showFailure(form, error)
        }
      }}
    >
      <Stack gap="md">
        <div>
          <h2 className="mb-2 text-xl">{t('agreeTitle')}</h2>
          <p className="text-ink-soft">{t('agree')}</p>
        </div>
        <div>
          {consents.map(({ id, displayName, required }) => (
            <CheckboxField
              key={id}
              control={control}
              name={`consents.c${id}`}
              label={<InlineHtml html={displayName} />}
              required={required}
            />
          ))}
        </div>
        <SubmitButton control={control} size="lg" wide>
          {t('submit')}
        </SubmitButton>
      </Stack>
    </Form>
  )
}
