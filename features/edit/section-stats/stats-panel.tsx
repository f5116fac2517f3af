'use client'

import { useQuery } from '@tanstack/react-query'
import { useFormatter, useTranslations } from 'next-intl'
import { useState } from 'react'
import { Spinner } from '@/components/ui/feedback/spinner'
import { call } from '@/lib/api/client'
import { sectionStatsApi } from '@/lib/api/v1/cms/section-stats'
import { cn } from '@/lib/cn'
import { compareEntries } from '@/lib/documents/positions'
import { isSame } from '@/lib/documents/changes'
import { editStore, select, useEditStore } from '../store/edit-store'
import { useSectionNames } from '../kit/use-field-name'
import { sectionText } from '../structure/section-text'
import { clickRate } from './click-rate'
import { StatsOverlay } from './stats-overlay'
import { statsOf, type SectionStats } from './section-stats'

const periods = [7, 28] as const
const events = ['views', 'clicks', 'adds', 'orders'] as const

/** What visitors did in the sections of the open page, in the panel and on the sections themselves (docs/rules/lens.md#section-counts). */
export function StatsPanel() {
  const t = useTranslations('edit.numbers')
  const [days, setDays] = useState<(typeof periods)[number]>(7)
  const listed = useEditStore(({ documents }) =>
    Object.keys(documents)
      .filter((key) => key.startsWith('page:'))
      .join(' '),
  )
  const documents = listed === '' ? [] : listed.split(' ')
  const { data, isError } = useQuery({
    queryKey: ['edit', 'section stats', listed, days],
    queryFn: () => call(sectionStatsApi.filter, { documents, days }),
    enabled: documents.length > 0,
  })
  if (documents.length === 0) return <p className="text-ink-soft">{t('noSections')}</p>
  const rows = data
    ? sectionsOf(documents).map((one) => ({ ...one, stats: statsOf(data, { document: one.key, section: one.section }) }))
    : []

  return (
    <div className="flex flex-col gap-5">
      <div role="group" aria-label={t('period')} className="flex gap-1 self-start rounded bg-sunken p-1">
        {periods.map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={days === one}
            onClick={() => setDays(one)}
            className={cn(
              'min-h-10 rounded px-4 text-sm font-medium',
              days === one ? 'bg-surface shadow-float' : 'text-ink-soft hover:text-ink',
            )}
          >
            {t('days', { days: one })}
          </button>
        ))}
      </div>
      {isError ? <p role="alert">{t('failed')}</p> : null}
      {!data && !isError ? <Spinner /> : null}
      <ul className="flex flex-col divide-y divide-line">
        {rows.map(({ key, section, type, text, stats }) => (
          <li key={`${key} ${section}`}>
            <SectionRow pageSection={{ key, section, type, text }} stats={stats} />
          </li>
        ))}
      </ul>
      <p className="text-sm text-ink-soft">{t('note')}</p>
      <StatsOverlay rows={rows} />
    </div>
  )
}

type PageSection = { key: string; section: string; type: string; text: string }

/** The sections of the documents in their order on the page. */
function sectionsOf(keys: readonly string[]): PageSection[] {
  const { documents } = editStore.getState()
  return keys.flatMap((key) =>
    Object.entries(documents[key]?.draft.document.sections ?? {})
      .toSorted(([a, { pos }], [b, other]) => compareEntries({ id: a, pos }, { id: b, pos: other.pos }))
      .map(([section, stored]) => ({ key, section, type: stored.type, text: sectionText(stored) })),
  )
}

function SectionRow({ pageSection: { key, section, type, text }, stats }: { pageSection: PageSection; stats: SectionStats }) {
  const t = useTranslations('edit.numbers')
  const format = useFormatter()
  const nameOf = useSectionNames()
  const isSelected = useEditStore(({ selection }) => isSame(selection, { key, section, path: [] }))
  const rate = clickRate(stats)

  function show() {
    select({ key, section, path: [] })
    document.querySelector(`[data-edit-key="${key}"][data-edit-section="${section}"]`)?.scrollIntoView({ block: 'center' })
  }

  return (
    <button
      type="button"
      aria-pressed={isSelected}
      onClick={show}
      className="w-full rounded px-2 py-3 text-left hover:bg-sunken aria-pressed:bg-action-soft"
    >
      <span className="block font-medium">{text || nameOf(type)}</span>
      {text === '' ? null : <span className="block text-sm text-ink-soft">{nameOf(type)}</span>}
      <Days stats={stats} />
      <span className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-ink-soft tabular-nums">
        {events.map((event) => (
          <span key={event}>{t(event, { count: stats[event] })}</span>
        ))}
      </span>
      <span className="block text-sm text-ink-soft tabular-nums">
        {rate ? t('rate', { rate: format.number(rate.rate), margin: format.number(rate.margin) }) : t('tooFew')}
      </span>
    </button>
  )
}

/** A bar for the views of each day; a line in front of each day with a publication. */
function Days({ stats: { days } }: { stats: SectionStats }) {
  const t = useTranslations('edit.numbers')
  const published = days.filter(({ isPublished }) => isPublished).length
  const most = Math.max(1, ...days.map(({ views }) => views))
  return (
    <>
      <span aria-hidden="true" className="flex h-10 items-end gap-px py-1">
        {days.map(({ day, views, isPublished }) => (
          <span key={day} className={cn('flex h-full grow items-end border-l-2', isPublished ? 'border-danger' : 'border-transparent')}>
            <span className="block min-h-px w-full bg-action" style={{ height: `${(views / most) * 100}%` }} />
          </span>
        ))}
      </span>
      {published > 0 ? <span className="block text-sm text-ink-soft">{t('publications', { count: published })}</span> : null}
    </>
  )
}
