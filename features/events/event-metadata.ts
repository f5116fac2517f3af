import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { alternates } from '@/features/seo/alternates'
import { ownPath } from '@/features/seo/own-path'
import { openGraph } from '@/features/seo/open-graph'
import type { Event } from '@/lib/api/entities/event.schema'
import { formatShortDate } from '@/lib/text/dates'

export async function eventsMetadata(): Promise<Metadata> {
  const t = await getTranslations('events')
  const url = await ownPath('/events')
  const page = { title: t('title'), description: t('lead') }
  return { ...page, alternates: await alternates(url), openGraph: await openGraph({ ...page, url }) }
}

/** The title includes the day, since events may share a title. */
export async function eventMetadata({ id, title, summary, media, starts_at }: Event): Promise<Metadata> {
  const url = await ownPath('/event/[id]', String(id))
  const page = { title: `${title}, ${formatShortDate(starts_at, await getLocale())}`, description: summary }
  return { ...page, alternates: await alternates(url), openGraph: await openGraph({ ...page, url, picture: media }) }
}
