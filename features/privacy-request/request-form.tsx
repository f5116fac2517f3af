'use client'

import { useMutation } from '@tanstack/react-query'
import { Icon } from '@/components/ui/icon/icon'
import { useTranslations } from 'next-intl'
import { useState, type FormEvent } from 'react'
import { ActionError } from '@/components/form/action-error'
import { useSubmitOnce } from '@/components/form/use-submit-once'
import { Button } from '@/components/ui/button/button'
import { Field } from '@/components/ui/control/field'
import { Input } from '@/components/ui/control/input'
import { Radio } from '@/components/ui/control/radio'
import { RadioGroup } from '@/components/ui/control/radio-group'
import { Textarea } from '@/components/ui/control/textarea'
import { EmptyState } from '@/components/ui/feedback/empty-state'
import { call } from '@/lib/api/client'
import type { InputOf } from '@/lib/api/endpoint'
import { webRequestApi } from '@/lib/api/v1/gdpr/web/request'
import { toastError } from '@/lib/browser/toast/toast'

const kinds = ['access', 'erasure', 'rectification'] as const
const emailPattern = /^\S+@\S+\.\S+$/

type Problems = { email?: string; note?: string }

/** A person's own request; the answer does not say whether the shop knows the address (docs/rules/privacy.md#privacy-own-request). */
export function PrivacyRequestForm() {
  const t = useTranslations('privacyRequest')
  const [problems, setProblems] = useState<Problems>({})
  const {
    mutateAsync: send,
    isPending,
    isSuccess,
    error,
  } = useMutation({ mutationFn: (input: InputOf<typeof webRequestApi.create>) => call(webRequestApi.create, input) })
  const submitOnce = useSubmitOnce(submit)

  async function submit({ currentTarget }: FormEvent<HTMLFormElement>) {
    const data = new FormData(currentTarget)
    const [email, note] = [textOf(data, 'email'), textOf(data, 'note')]
    const kind = kinds.find((name) => name === data.get('kind')) ?? 'access'
    const newProblems = {
      ...(emailPattern.test(email) ? {} : { email: t('invalid') }),
      ...(kind === 'rectification' && note === '' ? { note: t('noteMissing') } : {}),
    }
    setProblems(newProblems)
    if (Object.keys(newProblems).length === 0) await send({ kind, email, note }).catch(toastError)
  }

  if (isSuccess) {
    return (
      <EmptyState icon={<Icon name="mail-check" />} title={<output>{t('sent')}</output>}>
        {t('sentText')}
      </EmptyState>
    )
  }
  return (
    <form
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void submitOnce(event)
      }}
      className="flex flex-col gap-6"
    >
      <RadioGroup id="request-kind" legend={t('kind')} spacing="tight" required>
        {kinds.map((kind) => (
          <Radio key={kind} name="kind" value={kind} defaultChecked={kind === 'access'}>
            {t(`kinds.${kind}`)}
          </Radio>
        ))}
      </RadioGroup>
      <Field id="request-email" label={t('email')} hint={t('emailHint')} error={problems.email} required>
        {(control) => <Input {...control} name="email" type="email" autoComplete="email" inputMode="email" maxLength={254} />}
      </Field>
      <Field id="request-note" label={t('note')} hint={t('noteHint')} error={problems.note}>
        {(control) => <Textarea {...control} name="note" rows={4} maxLength={2000} />}
      </Field>
      <ActionError error={error} />
      <Button type="submit" busy={isPending} className="self-start max-sm:self-stretch">
        {t('submit')}
      </Button>
      <p className="text-sm text-ink-soft">{t('account')}</p>
    </form>
  )
}

function textOf(data: FormData, name: string) {
  const value = data.get(name)
  return typeof value === 'string' ? value.trim() : ''
}
