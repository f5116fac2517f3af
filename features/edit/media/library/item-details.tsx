'use client'

import { useQuery } from '@tanstack/react-query'
import { Download, Pencil } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button/button'
import { buttonVariants } from '@/components/ui/button/button-variants'
import type { MediaItem } from '@/lib/api/entities/media-item.schema'
import { fileSize } from '../file-size'
import { mediaUsesQuery } from '../media-queries'
import { MediaThumb } from '../media-thumb'
import { countPlaces } from './count-places'

/** The chosen item: beside the grid on wide screens, a strip at the lower edge on narrow ones. `onEdit`: null for those who may not. */
export function ItemDetails({ item, onEdit }: { item: MediaItem; onEdit: (() => void) | null }) {
  const t = useTranslations('edit.media')
  const { data } = useQuery(mediaUsesQuery(item.id))
  const alt = item.decorative ? t('decorative') : Object.values(item.alt)[0]
  const facts = [
    ['type', item.extension.replace('.', '').toUpperCase()],
    ['size', fileSize(item.size)],
    ['dimensions', item.width && item.height ? `${item.width} × ${item.height}` : null],
    ['alt', item.kind === 'picture' ? alt || t('noAlt') : null],
    ['tags', item.tags.join(', ') || null],
    ['version', item.version > 1 ? String(item.version) : null],
    ['uses', data ? t('useCount', { count: countPlaces(data.places) }) : null],
  ] as const

  return (
    <section
      aria-label={t('details')}
      className="flex items-center gap-3 border-line bg-surface max-lg:sticky max-lg:bottom-0 max-lg:z-10 max-lg:-mx-4 max-lg:border-t max-lg:px-4 max-lg:py-3 max-lg:shadow-float lg:sticky lg:top-0 lg:flex-col lg:self-start lg:rounded lg:border lg:p-4 lg:items-stretch lg:gap-4"
    >
      <MediaThumb item={item} sizes="19rem" className="size-14 shrink-0 rounded lg:aspect-4/3 lg:h-auto lg:w-full" />
      <h2 className="min-w-0 grow truncate font-sans lg:grow-0 text-base font-semibold lg:text-lg lg:text-wrap lg:break-words">
        {item.title}
      </h2>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1.5 text-sm max-lg:hidden">
        {facts.map(([name, value]) =>
          value === null ? null : (
            <div key={name} className="contents">
              <dt className="text-ink-soft">{t(`facts.${name}`)}</dt>
              <dd className="break-words">{value}</dd>
            </div>
          ),
        )}
      </dl>
      <div className="flex shrink-0 flex-wrap gap-2">
        {onEdit ? (
          <Button variant="secondary" size="sm" onClick={onEdit}>
            <Pencil aria-hidden="true" className="size-4" />
            {t('edit')}
          </Button>
        ) : null}
        <a
          // The address of an item leads nowhere from the trash.
          href={item.deletedAt === null ? item.newPath : item.path}
          download={item.originalName}
          className={buttonVariants({ variant: 'quiet', size: 'sm' })}
        >
          <Download aria-hidden="true" className="size-4" />
          <span className="max-lg:sr-only">{t('download')}</span>
        </a>
      </div>
    </section>
  )
}
