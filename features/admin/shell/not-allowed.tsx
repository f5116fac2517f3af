'use client'

import { Lock } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { EmptyState } from '@/components/ui/feedback/empty-state'

/** In place of a screen that only changes something, for people without the right who opened its address (docs/rules/administration.md#offered-changes). */
export function NotAllowed() {
  const t = useTranslations('admin.notAllowed')
  return (
    <EmptyState as="h1" icon={<Lock aria-hidden="true" />} title={t('title')}>
      {t('text')}
    </EmptyState>
  )
}
