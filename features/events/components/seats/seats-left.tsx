'use client'

import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { freeSeatsQuery } from './seat-queries'

/** The free seats of an event beside their number; the link leads to the form (docs/rules/events.md#seats-shown). */
export function SeatsLeft({ eventId, free: rendered }: { eventId: number; free: number }) {
  const t = useTranslations('seats')
  const { data } = useQuery(freeSeatsQuery(eventId))
  const { isOpen, free } = data ?? { isOpen: true, free: rendered }
  if (!isOpen) return null
  if (free === 0) return `, ${t('left', { count: 0 })}`
  return (
    <>
      {', '}
      <a href="#seats" className="text-action underline underline-offset-4">
        {t('left', { count: free })}
      </a>
    </>
  )
}
