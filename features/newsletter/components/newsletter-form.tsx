'use client'

import { useMutation } from '@tanstack/react-query'
import { useId, type FormEvent } from 'react'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { call } from '@/lib/api/client'
import { newsletterApi } from '@/lib/api/v1/marketing/newsletter'
import { describeError } from '@/lib/toast'

type NewsletterFormProps = { words: Record<'label' | 'placeholder' | 'submit' | 'done' | 'invalid', string> }

const looksLikeEmail = /^\S+@\S+\.\S+$/

/** One field is no reason to load a form library. Until it is sent well, what was typed stays. */
export function NewsletterForm({ words }: NewsletterFormProps) {
  const id = useId()
  const { mutate, isPending, isSuccess, error } = useMutation({
    async mutationFn(email: string) {
      if (!looksLikeEmail.test(email)) throw words.invalid
      return call(newsletterApi.subscribe, { email })
    },
  })

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const email = new FormData(event.currentTarget).get('email')
    if (!isPending && typeof email === 'string') mutate(email.trim())
  }

  if (isSuccess) {
    return <output className="block rounded border border-success bg-success-soft px-4 py-3 text-success">{words.done}</output>
  }
  return (
    <form method="post" noValidate onSubmit={submit}>
      <Field id={id} label={words.label} error={error === null ? undefined : messageOf(error)}>
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
    </form>
  )
}

function messageOf(error: unknown) {
  return describeError(error)
}
