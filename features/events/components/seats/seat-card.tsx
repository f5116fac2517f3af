'use client'

import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { Card } from '@/components/ui/display/card'
import { SeatForm } from './seat-form'
import { freeSeatsQuery } from './seat-queries'

type SeatCardProps = {
  eventId: number
  /** As the page was rendered. */
  free: number
}

/** The free seats of an event now, and the form that reserves some (docs/rules/events.md#seats). */
export function SeatCard({ eventId, free: rendered }: SeatCardProps) {
  const t = useTranslations('seats')
  const { data, refetch } = useQuery(freeSeatsQuery(eventId))
  const { isOpen, free } = data ?? { isOpen: true, free: rendered }
  return (
    <Card as="section" id="seats" padding="lg" aria-labelledby="seats-title" className="scroll-mt-24">
      <h2 id="seats-title" className="text-2xl">
        {t('title')}
      </h2>
      <p className="pt-1 pb-5 text-ink-soft">{isOpen ? t('free', { count: free }) : t('closed')}</p>
      {isOpen ? <SeatForm eventId={eventId} free={free} onTaken={() => void refetch()} /> : null}
    </Card>
  )
}
