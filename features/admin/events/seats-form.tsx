'use client'

import { useTranslations } from 'next-intl'
import { useState, type FormEvent } from 'react'
import { useSubmitOnce } from '@/components/form/use-submit-once'
import { Button } from '@/components/ui/button/button'
import { Checkbox } from '@/components/ui/control/checkbox'
import { Field } from '@/components/ui/control/field'
import { Input } from '@/components/ui/control/input'
import { Card } from '@/components/ui/display/card'
import { formText } from '@/features/admin/shell/form-text'
import { ApiError } from '@/lib/api/errors'
import type { SeatEvent } from '@/lib/api/v1/calendar/event/seats/office.schema'
import { toastError, toastSuccess } from '@/lib/browser/toast/toast'
import { useSetSeats } from './event-queries'

/** How many seats an event has, and whether its page takes reservations (docs/rules/events.md#seat-number). */
export function SeatsForm({ event: { id, seats, isReservable } }: { event: SeatEvent }) {
  const t = useTranslations('admin.events.seats')
  const { mutateAsync: setSeats, isPending } = useSetSeats()
  const [error, setError] = useState<string>()
  const saveOnce = useSubmitOnce(save)

  async function save(data: FormData) {
    const text = formText(data, 'seats')
    const isWrong = text !== '' && !/^[1-9]\d{0,5}$/.test(text)
    setError(isWrong ? t('invalid') : undefined)
    if (isWrong) return
    try {
      await setSeats({ id, seats: text === '' ? null : Number(text), isReservable: data.has('isReservable') })
      toastSuccess(t('saved'))
    } catch (failure) {
      const refusal = failure instanceof ApiError ? failure.fieldErrors.seats?.[0] : undefined
      setError(refusal)
      if (!refusal) toastError(failure)
    }
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    void saveOnce(new FormData(event.currentTarget))
  }

  return (
    <Card as="section" padding="lg" aria-labelledby="seats-title">
      <h2 id="seats-title" className="pb-3 text-xl">
        {t('title')}
      </h2>
      <form noValidate onSubmit={submit} className="flex flex-col items-start gap-4">
        <Field id="seats" label={t('label')} hint={t('hint')} error={error} className="w-full sm:max-w-sm">
          {(control) => <Input {...control} name="seats" inputMode="numeric" autoComplete="off" maxLength={6} defaultValue={seats ?? ''} />}
        </Field>
        <Checkbox name="isReservable" defaultChecked={isReservable}>
          {t('isReservable')}
        </Checkbox>
        <Button type="submit" variant="secondary" busy={isPending}>
          {t('save')}
        </Button>
      </form>
    </Card>
  )
}
