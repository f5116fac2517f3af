import { useMutation } from '@tanstack/react-query'
import { useId, type FormEvent, type ReactNode } from 'react'
import { useSubmitOnce } from '@/components/form/use-submit-once'
import { replayEarlyClicks } from '@/components/hydration/replay-early-clicks'
import { Button } from '@/components/ui/button/button'
import { Checkbox } from '@/components/ui/control/checkbox'
import { Field, FieldNotes, RequiredMark } from '@/components/ui/control/field'
import { Input } from '@/components/ui/control/input'
import { call } from '@/lib/api/client'
import { newsletterApi } from '@/lib/api/v1/marketing/newsletter'
import { describeError } from '@/lib/browser/toast/toast'

type NewsletterFormProps = {
  labels: Record<'label' | 'placeholder' | 'submit' | 'done' | 'invalid' | 'consentMissing', string>
  /** The consents with their rendered texts. */
  consents: readonly { id: number; required: boolean; label: ReactNode }[]
}

const emailPattern = /^\S+@\S+\.\S+$/

/** Plain React: one field does not justify a form library. A failure keeps what was typed. */
export function NewsletterForm({ labels, consents }: NewsletterFormProps) {
  const id = useId()
  const { mutateAsync, isPending, isSuccess, error } = useMutation({
    async mutationFn({ email, agreed: consentIds }: { email: string; agreed: number[] }) {
      if (!emailPattern.test(email)) throw labels.invalid
      if (consents.some((one) => one.required && !consentIds.includes(one.id))) throw labels.consentMissing
      return call(newsletterApi.subscribe, { email, consents: consentIds })
    },
  })

  // The mutation keeps its failure, which stands at the field.
  const sendOnce = useSubmitOnce((input: Parameters<typeof mutateAsync>[0]) => mutateAsync(input).catch(() => {}))

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const email = data.get('email')
    if (typeof email === 'string') void sendOnce({ email: email.trim(), agreed: data.getAll('consent').map(Number) })
  }

  const message = error === null ? undefined : messageOf(error)
  const lacksConsent = message === labels.consentMissing

  if (isSuccess) {
    return <output className="block rounded border border-success bg-success-soft px-4 py-3 text-success">{labels.done}</output>
  }
  return (
    <form data-newsletter-form="" method="post" noValidate onSubmit={submit}>
      <Field id={id} label={labels.label} error={lacksConsent ? undefined : message}>
        {(control) => (
          <span className="flex flex-col gap-2 sm:flex-row">
            <Input
              {...control}
              name="email"
              type="email"
              autoComplete="email"
              inputMode="email"
              maxLength={254}
              placeholder={labels.placeholder}
              className="grow"
            />
            <Button {...replayEarlyClicks} type="submit" busy={isPending}>
              {labels.submit}
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
      <FieldNotes id={`${id}-consent`} error={lacksConsent ? message : undefined} />
    </form>
  )
}

function messageOf(error: unknown) {
  return describeError(error)
}
