'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useFieldTexts } from '@/components/form/use-field-text'
import { Checkbox } from '@/components/ui/control/checkbox'
import { Field } from '@/components/ui/control/field'
import { Input } from '@/components/ui/control/input'
import { Card } from '@/components/ui/display/card'
import { FieldConflict } from '@/features/admin/form/field-conflict'
import { FormHistory } from '@/features/admin/form/form-history'
import { OfficeForm } from '@/features/admin/form/office-form'
import { ShownValue } from '@/features/admin/form/shown-value'
import { useOfficeForm } from '@/features/admin/form/use-office-form'
import type { SeatEvent } from '@/lib/api/v1/calendar/event/seats/office.schema'
import { formatDateTime } from '@/lib/office/formats'
import { eventQuery, useSetSeats } from './event-queries'
import { fromSeatFields, seatsOf, toSeatFields } from './seat-fields'

const historyFields = ['seats', 'isReservable', 'starts_at', 'ends_at', 'mediaId'] as const

/** How many seats an event has, and whether its page takes reservations (docs/rules/events.md#seat-number). */
export function SeatsForm({ event }: { event: SeatEvent }) {
  const t = useTranslations('admin.events.seats')
  const client = useQueryClient()
  const { mutateAsync: setSeats } = useSetSeats()
  const [hasTried, setHasTried] = useState(false)
  const { id } = event
  const form = useOfficeForm({
    record: { version: event.version, fields: toSeatFields(event) },
    save: async ({ version, patch }) => {
      const saved = await setSeats({ id, version, ...fromSeatFields(patch) })
      return { version: saved.version, fields: toSeatFields(saved) }
    },
    reload: async () => {
      const now = await client.fetchQuery({ ...eventQuery(id), staleTime: 0 })
      return { version: now.version, fields: toSeatFields(now) }
    },
  })
  const refusalOf = useFieldTexts(form.fieldErrors)
  const { seats, isReservable } = form.values
  const text = typeof seats === 'string' || typeof seats === 'number' ? String(seats) : ''

  const isWrong = typeof seats === 'string'

  function check() {
    setHasTried(isWrong)
    return !isWrong
  }

  function labelOf(field: string) {
    const known = historyFields.find((one) => one === field)
    return known ? t(`fields.${known}`) : field
  }

  return (
    <Card as="section" padding="lg" aria-labelledby="seats-title" className="flex flex-col gap-4">
      <h2 id="seats-title" className="text-xl">
        {t('title')}
      </h2>
      <OfficeForm form={form} check={check} fields={['seats']} className="flex flex-col gap-4">
        <Field
          id="seats"
          label={t('label')}
          hint={t('hint')}
          error={hasTried && isWrong ? t('invalid') : refusalOf('seats')}
          className="w-full sm:max-w-sm"
        >
          {(control) => (
            <Input
              {...control}
              inputMode="numeric"
              autoComplete="off"
              maxLength={6}
              value={text}
              onChange={({ target }) => form.change('seats', seatsOf(target.value))}
            />
          )}
        </Field>
        <FieldConflict form={form} field="seats" label={t('label')} controlId="seats" show={showSeats} />
        <Checkbox
          id="isReservable"
          checked={isReservable === true}
          onChange={({ target }) => form.change('isReservable', target.checked)}
          className="self-start"
        >
          {t('isReservable')}
        </Checkbox>
        <FieldConflict form={form} field="isReservable" label={t('isReservable')} controlId="isReservable" />
      </OfficeForm>
      <FormHistory kind="event" id={String(id)} labelOf={labelOf} show={showInHistory} />
    </Card>
  )

  function showSeats(value: unknown) {
    return value === null ? t('unlimited') : <ShownValue value={value} />
  }

  function showInHistory(field: string, value: unknown) {
    if (field === 'seats') return showSeats(value)
    return field.endsWith('_at') && typeof value === 'string' ? formatDateTime(value) : <ShownValue value={value} />
  }
}
