'use client'

import { useMutation } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useId, useState, type FormEvent } from 'react'
import { useSubmitOnce } from '@/components/form/use-submit-once'
import { Button } from '@/components/ui/button/button'
import { Field } from '@/components/ui/control/field'
import { Input } from '@/components/ui/control/input'
import { Select } from '@/components/ui/control/select'
import { Alert } from '@/components/ui/feedback/alert'
import { call } from '@/lib/api/client'
import type { InputOf } from '@/lib/api/endpoint'
import { seatApi } from '@/lib/api/v1/calendar/event/seats'
import { describeError } from '@/lib/browser/toast/toast'
import { maxSeatsPerGuest } from '@/lib/calendar/seats'
import { findSeatProblems, type SeatField } from './seat-problems'

type SeatFormProps = {
  eventId: number
  free: number
  /** A refusal may mean that seats were taken meanwhile. */
  onTaken: () => void
}

/** Plain React: three fields do not justify a form library. A failure keeps what was typed. */
export function SeatForm({ eventId, free, onTaken }: SeatFormProps) {
  const t = useTranslations('seats')
  const id = useId()
  const [problems, setProblems] = useState<SeatField[]>([])
  const { mutateAsync, isPending, isSuccess, error, variables } = useMutation({
    mutationFn: (input: InputOf<typeof seatApi.reserve>) => call(seatApi.reserve, input, { anonymous: true }),
    onError: onTaken,
  })
  const reserveOnce = useSubmitOnce(reserve)

  async function reserve(data: FormData) {
    const values = { name: textOf(data, 'name'), email: textOf(data, 'email') }
    const found = findSeatProblems(values)
    setProblems(found)
    if (found[0]) return document.getElementById(`${id}-${found[0]}`)?.focus()
    // The mutation shows the error.
    await mutateAsync({ eventId, ...values, seats: Number(textOf(data, 'seats')) }).catch(() => undefined)
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    void reserveOnce(new FormData(event.currentTarget))
  }

  // True of a guest who already has seats, too: the answer does not tell (docs/rules/events.md#seats-opt-in).
  if (isSuccess) {
    return (
      <Alert role="status" title={t('sent')}>
        {t('sentText', { email: variables.email })}
      </Alert>
    )
  }
  if (free === 0) return <Alert role="status">{t('full')}</Alert>
  return (
    <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-4">
      <Field id={`${id}-name`} label={t('name')} error={problems.includes('name') ? t('nameNeeded') : undefined}>
        {(control) => <Input {...control} name="name" autoComplete="name" maxLength={150} />}
      </Field>
      <Field id={`${id}-email`} label={t('email')} error={problems.includes('email') ? t('emailNeeded') : undefined}>
        {(control) => <Input {...control} name="email" type="email" autoComplete="email" inputMode="email" maxLength={254} />}
      </Field>
      <Field id={`${id}-seats`} label={t('count')}>
        {(control) => (
          <Select {...control} name="seats">
            {Array.from({ length: Math.min(maxSeatsPerGuest, free) }, (_, index) => (
              <option key={index} value={index + 1}>
                {t('seats', { count: index + 1 })}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {error ? (
        <Alert tone="danger" role="alert">
          {describeError(error)}
        </Alert>
      ) : null}
      <Button type="submit" size="lg" busy={isPending} className="w-full">
        {t('submit')}
      </Button>
      <p className="text-sm text-ink-soft">{t('hint')}</p>
    </form>
  )
}

function textOf(data: FormData, name: string): string {
  const value = data.get(name)
  return typeof value === 'string' ? value.trim() : ''
}
