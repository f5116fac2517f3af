import { getTranslations } from 'next-intl/server'
import { absoluteUrl } from '@/features/seo/absolute-url'
import { BreadcrumbListJsonLd, JsonLd } from '@/features/seo/json-ld'
import { ownPath } from '@/features/seo/own-path'
import type { Event } from '@/lib/api/entities/event.schema'
import { widestFile } from '@/lib/picture-size'
import { currentSite } from '@/server/rsc'
import { eventLd } from '../event-ld'

/** The event and its breadcrumbs as JSON-LD. */
export async function EventJsonLd({ event }: { event: Event }) {
  const [homePath, eventsPath, path] = await Promise.all([ownPath('/'), ownPath('/events'), ownPath('/event/[id]', String(event.id))])
  const [t, site, url, image, home] = await Promise.all([
    getTranslations('events'),
    currentSite(),
    absoluteUrl(path),
    event.media ? absoluteUrl(widestFile(event.media).src) : undefined,
    absoluteUrl(homePath),
  ])
  const breadcrumbs = [
    { name: t('home'), path: homePath },
    { name: t('title'), path: eventsPath },
    { name: event.title, path },
  ]
  return (
    <>
      <JsonLd data={eventLd(event, { url, image, organizer: { name: site.name, url: home } })} />
      <BreadcrumbListJsonLd items={breadcrumbs} />
    </>
  )
}
