'use client'

import { CalendarClock } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Badge } from '@/components/ui/display/badge'
import { urgencyOf } from '@/lib/office/privacy-deadline'

const tones = { late: 'danger', soon: 'warning', calm: 'neutral' } as const

/** The days that are left to answer; red once they are over (docs/rules/privacy.md#privacy-clock). */
export function DueClock({ daysLeft }: { daysLeft: number }) {
  const t = useTranslations('admin.privacy')
  return (
    <Badge tone={tones[urgencyOf(daysLeft)]} className="tabular-nums">
      <CalendarClock aria-hidden="true" />
      {daysLeft < 0 ? t('daysLate', { days: -daysLeft }) : t('daysLeft', { days: daysLeft })}
    </Badge>
  )
}
