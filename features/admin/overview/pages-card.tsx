'use client'

import { FilePlus, Files, PencilLine } from 'lucide-react'
import { useLocale, useTranslations } from 'next-intl'
import { buttonVariants } from '@/components/ui/button/button-variants'
import { Card } from '@/components/ui/display/card'
import { cn } from '@/lib/cn'
import { homeInEditMode } from '@/features/admin/shell/navigation/edit-links'

/** The ways to the edit mode (docs/rules/editing.md#edit-gate). */
export function PagesCard() {
  const t = useTranslations('admin.overview.pages')
  const locale = useLocale()
  const secondary = cn(buttonVariants({ variant: 'secondary' }), 'max-sm:w-full')
  return (
    <Card as="section" aria-labelledby="pages-title">
      <h2 id="pages-title" className="pb-1 text-xl">
        {t('title')}
      </h2>
      <p className="max-w-prose pb-4 text-pretty text-ink-soft">{t('text')}</p>
      <div className="flex flex-wrap gap-3">
        <a href={homeInEditMode(locale)} className={cn(buttonVariants(), 'max-sm:w-full')}>
          <PencilLine aria-hidden="true" className="size-4.5" />
          {t('editHome')}
        </a>
        <a href={homeInEditMode(locale, { editPanel: 'pages' })} className={secondary}>
          <Files aria-hidden="true" className="size-4.5" />
          {t('all')}
        </a>
        <a href={homeInEditMode(locale, { newPage: 'true' })} className={secondary}>
          <FilePlus aria-hidden="true" className="size-4.5" />
          {t('create')}
        </a>
      </div>
    </Card>
  )
}
