import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { alternates } from '@/features/seo/alternates'
import { openGraph } from '@/features/seo/open-graph'
import type { Event } from '@/lib/api/entities/event.schema'
import { formatShortDate } from '@/lib/text/dates'
import { routePath } from '@/lib/routing/links'

export async function eventsMetadata(): Promise<Metadata> {
  const t = await getTranslations('events')
  const url = routePath('/events')
  const page = { title: t('title'), description: t('lead') }
  return { ...page, alternates: alternates(url), openGraph: await openGraph({ ...page, url }) }
}

/** The title includes the day, since events may share a title. */
export async function eventMetadata({ id, title, summary, media, starts_at }: Event): Promise<Metadata> {
  const url = routePath('/event/[id]', String(id))
  const page = { title: `${title}, ${formatShortDate(starts_at)}`, description: summary }
  return { ...page, alternates: alternates(url), openGraph: await openGraph({ ...page, url, picture: media }) }
}
