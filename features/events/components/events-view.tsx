import { Icon } from '@/components/ui/icon/icon'
import { getLocale, getTranslations } from 'next-intl/server'
import { Container } from '@/components/layout/container'
import { PageHeader } from '@/components/layout/page-header'
import { EmptyState } from '@/components/ui/feedback/empty-state'
import { LinkButton } from '@/components/ui/button/link-button'
import { ItemListJsonLd } from '@/features/seo/json-ld'
import { localPath } from '@/lib/routing/links'
import { EventRow } from './event-row'
import { groupByMonth } from '@/features/events/event-time'
import { loadUpcoming } from '@/features/events/load-events'

/** The upcoming events by month. */
export async function EventsView() {
  const [t, locale, events] = await Promise.all([getTranslations('events'), getLocale(), loadUpcoming()])
  return (
    <Container className="pb-section">
      <ItemListJsonLd items={events.map(({ id, title }) => ({ name: title, path: localPath('/event/[id]', String(id), locale) }))} />
      <PageHeader title={t('title')} lead={t('lead')} className="sm:pt-14" />
      {events.length === 0 ? (
        <EmptyState
          icon={<Icon name="calendar-days" />}
          title={t('empty.title')}
          actions={
            <LinkButton href="/blog" variant="secondary">
              {t('empty.action')}
            </LinkButton>
          }
        >
          {t('empty.text')}
        </EmptyState>
      ) : (
        <div className="flex flex-col gap-10">
          {groupByMonth(events, locale).map(({ month, events: own }) => (
            <section key={month} aria-label={month}>
              <h2 className="border-b border-line pb-3 eyebrow text-accent-ink">{month}</h2>
              <ul className="divide-y divide-line">
                {own.map((event) => (
                  <li key={event.id}>
                    <EventRow event={event} />
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      )}
    </Container>
  )
}
