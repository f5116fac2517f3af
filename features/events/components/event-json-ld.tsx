import { getTranslations } from 'next-intl/server'
import { absoluteUrl } from '@/features/seo/absolute-url'
import { BreadcrumbListJsonLd, JsonLd } from '@/features/seo/json-ld'
import type { Event } from '@/lib/api/entities/event.schema'
import { routePath } from '@/lib/routing/links'
import { widestFile } from '@/lib/picture-size'
import { currentSite } from '@/server/rsc'
import { eventLd } from '../event-ld'

/** The event and its breadcrumbs as JSON-LD. */
export async function EventJsonLd({ event }: { event: Event }) {
  const path = routePath('/event/[id]', String(event.id))
  const [t, site, url, image, home] = await Promise.all([
    getTranslations('events'),
    currentSite(),
    absoluteUrl(path),
    event.media ? absoluteUrl(widestFile(event.media).src) : undefined,
    absoluteUrl('/'),
  ])
  const breadcrumbs = [
    { name: t('home'), path: '/' },
    { name: t('title'), path: routePath('/events') },
    { name: event.title, path },
  ]
  return (
    <>
      <JsonLd data={eventLd(event, { url, image, organizer: { name: site.name, url: home } })} />
      <BreadcrumbListJsonLd items={breadcrumbs} />
    </>
  )
}
