'use client'

import { queryOptions, useQuery } from '@tanstack/react-query'
import { CalendarClock } from 'lucide-react'
import { useLocale, useTranslations } from 'next-intl'
import { call } from '@/lib/api/client'
import { queryKey } from '@/lib/api/query'
import { officePostApi } from '@/lib/api/v1/cms/post/office'
import { withInnerQuotes } from '@/lib/text/inner-quotes'
import { useOfficeLocale } from '../office-locale'
import { useFormatReleaseTime } from '../publish/releases/use-format-release-time'
import { contentPath } from './edit-address'

const scheduled = { states: ['scheduled' as const], limit: 100 }

/** Posts that come out by themselves at a moment of their own (docs/rules/content.md#post-publication). */
export const scheduledPostsQuery = queryOptions({
  queryKey: queryKey(officePostApi.filter, scheduled),
  queryFn: ({ signal }) => call(officePostApi.filter, scheduled, { signal }),
  staleTime: 0,
})

/** Scheduled posts with their moments, the next one first; each leads to its page. `keys`: only these documents. */
export function ScheduledPosts({ keys }: { keys?: readonly string[] }) {
  const t = useTranslations('edit.releases')
  const locale = useLocale()
  const officeLocale = useOfficeLocale()
  const formatMoment = useFormatReleaseTime()
  const { data } = useQuery(scheduledPostsQuery)
  const posts = (data?.records ?? [])
    .filter(({ id }) => keys?.includes(`post:${id}`) ?? true)
    .toSorted((a, b) => (a.published_at ?? '').localeCompare(b.published_at ?? ''))
  if (posts.length === 0) return null
  return (
    <ul aria-label={t('posts')} className="flex flex-col gap-1">
      {posts.map(({ id, title, slug, published_at: at }) => (
        <li key={id}>
          <a
            href={`${contentPath(slug, locale)}?editPage=true`}
            className="flex w-full items-start gap-2 rounded bg-action-soft p-3 text-sm text-action-strong"
          >
            <CalendarClock aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
            <span>{t('plannedPost', { title: withInnerQuotes(title, officeLocale), moment: formatMoment(at ?? '') })}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
