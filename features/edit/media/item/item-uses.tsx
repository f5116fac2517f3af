'use client'

import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { Alert } from '@/components/ui/feedback/alert'
import { Badge } from '@/components/ui/display/badge'
import { SkeletonText } from '@/components/ui/feedback/skeleton'
import type { MediaUse } from '@/lib/api/entities/media-item.schema'
import { describeError } from '@/lib/browser/toast/toast'
import { PlainLink } from '@/lib/i18n/navigation'
import { routePath } from '@/lib/routing/links'
import { mediaUsesQuery } from '../media-queries'

/** Every place that uses an item, with a link where it stands on a page. */
export function ItemUses({ id }: { id: number }) {
  const t = useTranslations('edit.media.item')
  const { data, error } = useQuery(mediaUsesQuery(id))
  if (error) return <Alert tone="danger">{describeError(error)}</Alert>
  if (!data) return <SkeletonText lines={4} />
  if (data.places.length === 0) return <p className="text-ink-soft">{t('unused')}</p>
  return (
    <ul className="flex flex-col divide-y divide-line">
      {data.places.map((use) => (
        <li
          key={`${use.kind} ${use.id} ${use.language} ${use.version}`}
          className="flex min-h-12 flex-wrap items-center gap-x-3 gap-y-1 py-2"
        >
          <span className="min-w-0 grow">
            <UseTitle use={use} />
            <span className="block text-sm text-ink-soft">
              {t(`useKinds.${use.kind}`)}
              {use.version === null ? '' : ` · ${t('useVersion', { version: use.version })}`}
            </span>
          </span>
          {use.published ? <Badge tone="success">{t('usePublished')}</Badge> : null}
        </li>
      ))}
    </ul>
  )
}

function UseTitle({ use: { kind, title, slug, id } }: { use: MediaUse }) {
  const href = addressOf({ kind, slug })
  const text = title || `${id}`
  if (href === null) return <span className="font-medium break-words">{text}</span>
  return (
    <PlainLink
      href={href}
      prefetch={false}
      target="_blank"
      className="font-medium break-words text-action underline-offset-4 hover:underline"
    >
      {text}
    </PlainLink>
  )
}

function addressOf({ kind, slug }: Pick<MediaUse, 'kind' | 'slug'>): string | null {
  if (slug === null || slug === '') return null
  if (kind === 'page' || kind === 'post') return routePath('/[slug]', slug)
  if (kind === 'product') return routePath('/product/[slug]', slug)
  if (kind === 'category') return routePath('/shop/[slug]', slug)
  return null
}
