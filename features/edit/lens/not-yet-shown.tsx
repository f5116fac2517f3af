'use client'

import { CalendarClock } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { EmptyState } from '@/components/ui/feedback/empty-state'

/** In place of what visitors get only with a release after the chosen moment (docs/rules/lens.md#before-a-release). */
export function NotYetShown() {
  const t = useTranslations('edit.lens')
  return (
    <div className="py-section">
      <EmptyState as="p" icon={<CalendarClock aria-hidden="true" />} title={t('notYet')} />
    </div>
  )
}
