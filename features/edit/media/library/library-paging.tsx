'use client'

import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { IconButton } from '@/components/ui/button/icon-button'

type LibraryPagingProps = { page: number; totalPages: number; onChange: (page: number) => void }

/** Pages without addresses of their own. */
export function LibraryPaging({ page, totalPages, onChange }: LibraryPagingProps) {
  const t = useTranslations('edit.media')
  if (totalPages <= 1) return null
  return (
    <nav aria-label={t('pages')} className="flex items-center justify-center gap-3">
      <IconButton label={t('previousPage')} disabled={page <= 1} onClick={() => onChange(page - 1)}>
        <ChevronLeft aria-hidden="true" />
      </IconButton>
      <span aria-current="page" className="text-sm tabular-nums">
        {t('page', { page, totalPages })}
      </span>
      <IconButton label={t('nextPage')} disabled={page >= totalPages} onClick={() => onChange(page + 1)}>
        <ChevronRight aria-hidden="true" />
      </IconButton>
    </nav>
  )
}
