'use client'

import { SearchX } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { LinkButton } from '@/components/ui/button/link-button'
import { EmptyState } from '@/components/ui/feedback/empty-state'

/** An address of the office without a screen (docs/rules/administration.md#unknown-screen). */
export function OfficeNotFound() {
  const t = useTranslations('admin.notFound')
  return (
    <EmptyState
      as="h1"
      icon={<SearchX aria-hidden="true" />}
      title={t('title')}
      actions={
        <LinkButton href="/admin" prefetch={false}>
          {t('action')}
        </LinkButton>
      }
    >
      {t('text')}
    </EmptyState>
  )
}
