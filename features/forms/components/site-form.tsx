'use client'

import { useMutation } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { ErrorSummary } from '@/components/form/error-summary'
import { Form } from '@/components/form/form'
import { SubmitButton } from '@/components/form/submit-button'
import { useFieldErrors } from '@/components/form/use-field-errors'
import { useZodForm } from '@/components/form/use-zod-form'
import { Stack } from '@/components/layout/stack'
import { Alert } from '@/components/ui/alert'
import { useIsAlive } from '@/components/use-is-alive'
import { ConsentFields } from '@/features/consent/components/consent-fields'
import { call } from '@/lib/api/client'
import { isSender, type Form as FormData } from '@/lib/api/entities/form.schema'
import type { InputOf } from '@/lib/api/endpoint'
import { formApi } from '@/lib/api/v1/cms/form'
import { newId } from '@/lib/browser/new-id'
import { toastError } from '@/lib/browser/toast'
import { CaptchaNote } from '../captcha/captcha-note'
import { useCaptcha } from '../captcha/use-captcha'
import { blankForm, formValuesSchema, payloadOf } from '../form-values'
import { SiteField } from './site-field'
import { UnseenField } from './unseen-field'

type SiteFormProps = {
  form: FormData
  /** What is said once it has been sent; without it the usual. */
  done: string
}

type Payload = InputOf<typeof formApi.storeData>

function store({ input, key }: { input: Payload; key: string }) {
  return call(formApi.storeData, input, { headers: { 'idempotency-key': key } })
}

/** Whose answer was lost and who presses again sends the same once more, which the shop keeps once; what was changed is another. */
function attemptOf({ data, consents }: Payload, last: { answers: string; key: string }) {
  const answers = JSON.stringify([data, consents])
  return answers === last.answers ? last : { answers, key: newId() }
}

/** A form that an editor made. What was typed stays until it has arrived. */
export function SiteForm({ form: made, done }: SiteFormProps) {
  const t = useTranslations('siteForms')
  const forms = useTranslations('forms')
  const [sentBy, setSentBy] = useState<string | null>(null)
  const { mutateAsync: send } = useMutation({ mutationFn: store })
  const attempt = useRef({ answers: '', key: '' })
  const captcha = useCaptcha(made.captcha)
  const form = useZodForm(formValuesSchema(made, { asksCaptcha: captcha.isAsked }), blankForm(made))
  const names = made.fields.map(({ name }) => `answers.${name}` as const)
  const showFieldErrors = useFieldErrors(form, names, (name) => name.replace(/^data\./, 'answers.'))
  const isAlive = useIsAlive()
  const { control } = form
  const labels = Object.fromEntries([
    ...made.fields.map(({ name, label }) => [`answers.${name}`, label]),
    ...made.consents.map(({ id }) => [`consents.c${id}`, t('consent')]),
    ['captcha', t('captcha.label')],
  ])

  const wakeCaptcha = () => captcha.wake(form.getValues('captcha'))

  function tell(error: unknown) {
    if (showFieldErrors(error)) return
    const message = captcha.describe(error)
    if (message === null) return toastError(error)
    form.setError('root.captcha', { message })
    // Whoever had it filled in by their browser gets through the second time.
    form.setValue('website', '')
  }

  if (sentBy !== null) return <Sent words={done || (made.confirmed ? t('confirm', { email: sentBy }) : t('done'))} />
  return (
    <Form
      form={form}
      aria-label={made.title}
      onFocus={wakeCaptcha}
      onChange={wakeCaptcha}
      onSubmit={async (values) => {
        try {
          const payload = payloadOf(made, values)
          attempt.current = attemptOf(payload, attempt.current)
          await send({ input: { ...payload, ...(await captcha.prove()) }, key: attempt.current.key })
          const sender = made.fields.find(isSender)
          setSentBy(sender ? String(values.answers[sender.name]) : '')
        } catch (error) {
          tell(error)
        }
      }}
    >
      {/* A choice made before the page has come to life would be lost. */}
      <fieldset disabled={!isAlive} className="contents">
        <Stack gap="md">
          <ErrorSummary control={control} title={form.formState.errors.root ? t('notSent') : forms('errorTitle')} labels={labels} />
          {made.fields.map((field) => (
            <SiteField key={field.name} control={control} field={field} placeholder={t('choose')} />
          ))}
          <UnseenField {...form.register('website')} />
          <div className="flex flex-col gap-1 empty:hidden">
            <ConsentFields control={control} consents={made.consents} name={(id) => `consents.c${id}`} />
            {made.captcha ? <CaptchaNote control={control} isAsked={captcha.isAsked} /> : null}
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

/** Takes the focus, for the button that had it is gone. */
function Sent({ words }: { words: string }) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => ref.current?.focus(), [])
  return (
    <Alert ref={ref} tabIndex={-1} role="status" tone="success">
      {words}
    </Alert>
  )
}
