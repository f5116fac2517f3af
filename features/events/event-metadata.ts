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
  const facts = { title: t('title'), description: t('lead') }
  return { ...facts, alternates: alternates(url), openGraph: await openGraph({ ...facts, url }) }
}

/** Two readings may bear one title; the day tells them apart. */
export async function eventMetadata({ id, title, summary, media, starts_at }: Event): Promise<Metadata> {
  const url = routePath('/event/[id]', String(id))
  const facts = { title: `${title}, ${formatShortDate(starts_at)}`, description: summary }
  return { ...facts, alternates: alternates(url), openGraph: await openGraph({ ...facts, url, picture: media }) }
}
