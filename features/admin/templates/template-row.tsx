'use client'

import { useTranslations } from 'next-intl'
import { Badge } from '@/components/ui/display/badge'
import { Button } from '@/components/ui/button/button'
import type { PostType } from '@/lib/api/v1/cms/post-type.schema'
import { formatDate } from '@/lib/office/formats'
import { useSectionName } from './use-section-name'

type TemplateRowProps = {
  template: PostType
  /** Null for those who may not change it. */
  actions: { onRename: () => void; onDelete: () => void } | null
}

/** A template with its sections in order. */
export function TemplateRow({ template, actions }: TemplateRowProps) {
  const t = useTranslations('admin.templates')
  const sectionName = useSectionName()
  const { kind, title, slug, sectionTypes, updated_at: changedAt } = template
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 px-4 py-4 sm:px-6">
      <div className="min-w-0 grow basis-72">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 className="min-w-0 font-sans text-base leading-snug font-medium wrap-anywhere">{title}</h2>
          <Badge tone={kind === 'page' ? 'action' : 'accent'}>{t(`kinds.${kind}`)}</Badge>
        </div>
        <p className="text-sm wrap-anywhere text-ink-soft">
          <span className="font-mono">{slug}</span> · <time dateTime={changedAt}>{t('changed', { date: formatDate(changedAt) })}</time>
        </p>
        {sectionTypes.length === 0 ? (
          <p className="mt-2 text-sm text-ink-soft">{t('noSections')}</p>
        ) : (
          <ol aria-label={t('sections')} className="mt-2.5 flex flex-wrap gap-1.5">
            {sectionTypes.map((type, i) => (
              <li key={`${type} ${i}`}>
                <Badge tone="outline">{sectionName(type)}</Badge>
              </li>
            ))}
          </ol>
        )}
      </div>
      {actions ? (
        <div className="flex flex-wrap gap-2">
          <Button variant="secondary" size="sm" aria-label={t('renameNamed', { title })} onClick={actions.onRename}>
            {t('rename')}
          </Button>
          <Button variant="secondary" size="sm" aria-label={t('deleteNamed', { title })} onClick={actions.onDelete}>
            {t('delete')}
          </Button>
        </div>
      ) : null}
    </li>
  )
}
