'use client'

import { useMutation } from '@tanstack/react-query'
import { useId, type FormEvent, type ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import { Field, FieldNotes, RequiredMark } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { call } from '@/lib/api/client'
import { newsletterApi } from '@/lib/api/v1/marketing/newsletter'
import { describeError } from '@/lib/browser/toast'

type NewsletterFormProps = {
  words: Record<'label' | 'placeholder' | 'submit' | 'done' | 'invalid' | 'consentMissing', string>
  /** What is to be agreed to, already written out. */
  consents: readonly { id: number; required: boolean; label: ReactNode }[]
}

const looksLikeEmail = /^\S+@\S+\.\S+$/

/** One field is no reason to load a form library. Until it is sent well, what was typed stays. */
export function NewsletterForm({ words, consents }: NewsletterFormProps) {
  const id = useId()
  const { mutate, isPending, isSuccess, error } = useMutation({
    async mutationFn({ email, agreed }: { email: string; agreed: number[] }) {
      if (!looksLikeEmail.test(email)) throw words.invalid
      if (consents.some((one) => one.required && !agreed.includes(one.id))) throw words.consentMissing
      return call(newsletterApi.subscribe, { email, consents: agreed })
    },
  })

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    const email = typed.get('email')
    if (!isPending && typeof email === 'string') mutate({ email: email.trim(), agreed: typed.getAll('consent').map(Number) })
  }

  const told = error === null ? undefined : messageOf(error)
  const lacksConsent = told === words.consentMissing

  if (isSuccess) {
    return <output className="block rounded border border-success bg-success-soft px-4 py-3 text-success">{words.done}</output>
  }
  return (
    <form method="post" noValidate onSubmit={submit}>
      <Field id={id} label={words.label} error={lacksConsent ? undefined : told}>
        {(control) => (
          <span className="flex flex-col gap-2 sm:flex-row">
            <Input
              {...control}
              name="email"
              type="email"
              autoComplete="email"
              inputMode="email"
              maxLength={254}
              placeholder={words.placeholder}
              className="grow"
            />
            <Button type="submit" busy={isPending}>
              {words.submit}
            </Button>
          </span>
        )}
      </Field>
      {consents.map(({ id: consentId, required, label }) => (
        <Checkbox
          key={consentId}
          name="consent"
          value={consentId}
          required={required}
          aria-invalid={(required && lacksConsent) || undefined}
          aria-describedby={required && lacksConsent ? `${id}-consent-error` : undefined}
          className="pt-3"
        >
          <span className="text-sm text-ink-soft">
            {label}
            {required ? <RequiredMark /> : null}
          </span>
        </Checkbox>
      ))}
      <FieldNotes id={`${id}-consent`} error={lacksConsent ? told : undefined} />
    </form>
  )
}

function messageOf(error: unknown) {
  return describeError(error)
}
