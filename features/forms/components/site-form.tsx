'use client'

import { useMutation } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { ErrorSummary } from '@/components/form/error-summary'
import { Form } from '@/components/form/form'
import { showFormError } from '@/components/form/show-form-error'
import { SubmitButton } from '@/components/form/submit-button'
import { useFieldErrors } from '@/components/form/use-field-errors'
import { useZodForm } from '@/components/form/use-zod-form'
import { Stack } from '@/components/layout/stack'
import { Alert } from '@/components/ui/feedback/alert'
import { useIsHydrated } from '@/components/hydration/use-is-hydrated'
import { ConsentFields } from '@/features/consent/components/consent-fields'
import { call } from '@/lib/api/client'
import { isSender, type Form as FormData } from '@/lib/api/entities/form.schema'
import type { InputOf } from '@/lib/api/endpoint'
import { formApi } from '@/lib/api/v1/cms/form'
import { newId } from '@/lib/text/new-id'
import { CaptchaNotice } from '@/features/forms/captcha/captcha-notice'
import { useCaptcha } from '../captcha/use-captcha'
import { emptyFormValues, formValuesSchema, toFormPayload } from '../form-values'
import { SiteField } from './site-field'
import { HoneypotField } from './honeypot-field'

type SiteFormProps = {
  form: FormData
  /** Shown after sending; empty for the default text. */
  done: string
}

type Payload = InputOf<typeof formApi.storeData>

function store({ input, key }: { input: Payload; key: string }) {
  return call(formApi.storeData, input, { headers: { 'idempotency-key': key } })
}

/** Reuses the idempotency key for unchanged answers (docs/rules/forms.md#form-idempotency). */
function attemptOf({ data, consents }: Payload, last: { answers: string; key: string }) {
  const answers = JSON.stringify([data, consents])
  return answers === last.answers ? last : { answers, key: newId() }
}

/** A form defined in the CMS. A failure keeps what was typed. */
export function SiteForm({ form: definition, done }: SiteFormProps) {
  const t = useTranslations('siteForms')
  const forms = useTranslations('forms')
  const [sentFrom, setSentFrom] = useState<string | null>(null)
  const { mutateAsync: send } = useMutation({ mutationFn: store })
  const attempt = useRef({ answers: '', key: '' })
  const captcha = useCaptcha(definition.captcha)
  const form = useZodForm(formValuesSchema(definition, { asksCaptcha: captcha.needsPermission }), emptyFormValues(definition))
  const names = definition.fields.map(({ name }) => `answers.${name}` as const)
  const showFieldErrors = useFieldErrors(form, names, (name) => name.replace(/^data\./, 'answers.'))
  const isHydrated = useIsHydrated()
  const { control } = form
  const labels = Object.fromEntries([
    ...definition.fields.map(({ name, label }) => [`answers.${name}`, label]),
    ...definition.consents.map(({ id }) => [`consents.c${id}`, t('consent')]),
    ['captcha', t('captcha.label')],
  ])

  const preloadCaptcha = () => captcha.preload(form.getValues('captcha'))

  function showError(error: unknown) {
    if (showFieldErrors(error)) return
    const message = captcha.describe(error)
    if (message === null) return showFormError(form, error)
    form.setError('root.captcha', { message })
    // A browser may have autofilled it; the second try passes.
    form.setValue('website', '')
  }

  if (sentFrom !== null) return <Sent text={done || (definition.confirmed ? t('confirm', { email: sentFrom }) : t('done'))} />
  return (
    <Form
      form={form}
      aria-label={definition.title}
      onFocus={preloadCaptcha}
      onChange={preloadCaptcha}
      onSubmit={async (values) => {
        try {
          const payload = toFormPayload(definition, values)
          attempt.current = attemptOf(payload, attempt.current)
          await send({ input: { ...payload, ...(await captcha.getFields()) }, key: attempt.current.key })
          const sender = definition.fields.find(isSender)
          setSentFrom(sender ? String(values.answers[sender.name]) : '')
        } catch (error) {
          showError(error)
        }
      }}
    >
      {/* A selection made before hydration would be lost. */}
      <fieldset disabled={!isHydrated} className="contents">
        <Stack gap="md">
          <ErrorSummary control={control} title={form.formState.errors.root ? t('notSent') : forms('errorTitle')} labels={labels} />
          {definition.fields.map((field) => (
            <SiteField key={field.name} control={control} field={field} placeholder={t('choose')} />
          ))}
          <HoneypotField {...form.register('website')} />
          <div className="flex flex-col gap-1 empty:hidden">
            <ConsentFields control={control} consents={definition.consents} name={(id) => `consents.c${id}`} />
            {definition.captcha ? <CaptchaNotice control={control} needsPermission={captcha.needsPermission} /> : null}
          </div>
          <div>
            <SubmitButton control={control} size="lg">
              {t('submit')}
            </SubmitButton>
          </div>
          {captcha.widget}
        </Stack>
      </fieldset>
    </Form>
  )
}

/** Takes the focus of the button that disappeared. */
function Sent({ text }: { text: string }) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => ref.current?.focus(), [])
  return (
    <Alert ref={ref} tabIndex={-1} role="status" tone="success">
      {text}
    </Alert>
  )
}
