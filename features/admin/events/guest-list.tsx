'use client'

import { useQuery } from '@tanstack/react-query'
import { UsersRound } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button/button'
import { ConfirmationModal } from '@/components/ui/overlay/confirmation-modal'
import { OfficeList } from '@/features/admin/table/office-list'
import type { SeatReservation } from '@/lib/api/v1/calendar/event/seats/office.schema'
import { toastSuccess } from '@/lib/browser/toast/toast'
import { useMayCall } from '@/features/auth/session/use-may-call'
import { officeSeatApi } from '@/lib/api/v1/calendar/event/seats/office'
import { reservationsQuery, useCancelReservation } from './event-queries'

/** The guests of an event by name; staff can cancel a reservation. */
export function GuestList({ eventId, page }: { eventId: number; page: number }) {
  const t = useTranslations('admin.events.guests')
  const [cancelled, setCancelled] = useState<SeatReservation | null>(null)
  const mayCancel = useMayCall(officeSeatApi.cancel)
  const { mutateAsync: cancel } = useCancelReservation()
  return (
    <section aria-labelledby="guests-title">
      <h2 id="guests-title" className="pb-3 text-xl">
        {t('title')}
      </h2>
      <OfficeList
        namespace="events.guests"
        icon={<UsersRound aria-hidden="true" />}
        query={useQuery(reservationsQuery({ eventId, page }))}
        hrefFor={(number) => ({ pathname: '/admin/events/[id]', params: { id: eventId }, query: { page: number } })}
      >
        {(guest) => <GuestRow key={guest.id} guest={guest} onCancel={mayCancel ? () => setCancelled(guest) : null} />}
      </OfficeList>
      {cancelled ? (
        <ConfirmationModal
          title={t('cancelTitle')}
          text={t('cancelText', { name: cancelled.name })}
          labels={{ confirm: t('cancel'), cancel: t('keep'), close: t('close') }}
          onConfirm={async () => {
            await cancel({ id: cancelled.id })
            toastSuccess(t('cancelled'))
          }}
          onClose={() => setCancelled(null)}
        />
      ) : null}
    </section>
  )
}

function GuestRow({ guest: { name, email, seats }, onCancel }: { guest: SeatReservation; onCancel: (() => void) | null }) {
  const t = useTranslations('admin.events.guests')
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-6 gap-y-1 px-4 py-3 sm:grid-cols-[minmax(0,1fr)_7rem_auto] sm:px-6">
      <span className="flex min-w-0 flex-col">
        <span className="font-medium wrap-anywhere">{name}</span>
        <a href={`mailto:${email}`} className="text-sm wrap-anywhere text-action underline underline-offset-4">
          {email}
        </a>
      </span>
      <span className="text-right tabular-nums sm:text-left">{t('seats', { count: seats })}</span>
      {onCancel ? (
        <Button
          variant="quiet"
          size="sm"
          className="max-sm:col-span-2 max-sm:justify-self-start"
          onClick={onCancel}
          aria-label={t('cancelNamed', { name })}
        >
          {t('cancel')}
        </Button>
      ) : null}
    </li>
  )
}
