'use client'

import { Lock } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { EmptyState } from '@/components/ui/feedback/empty-state'

type NotAllowedProps = {
  /** The right to change something, or to see the screen at all. */
  missing?: 'change' | 'screen'
  as?: 'h1' | 'h2'
}

/** In place of a screen for people without its right who opened its address (docs/rules/administration.md#offered-changes, #closed-screens). */
export function NotAllowed({ missing = 'change', as = 'h1' }: NotAllowedProps) {
  const t = useTranslations('admin.notAllowed')
  return (
    <EmptyState as={as} icon={<Lock aria-hidden="true" />} title={t(`${missing}.title`)}>
      {t(`${missing}.text`)}
    </EmptyState>
  )
}
