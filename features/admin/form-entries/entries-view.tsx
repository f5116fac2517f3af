'use client'

import { useQuery } from '@tanstack/react-query'
import { ClipboardList } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { EntryItem } from '@/lib/api/v1/cms/form/office.schema'
import { formatDateTime } from '@/lib/office/formats'
import { Link } from '@/lib/i18n/navigation'
import { entriesQuery, type EntriesFilter } from './entry-queries'
import { entryViews } from './entry-views'
import { EntrySearch } from './entry-search'
import { EntryBadge } from './entry-badge'
import { OfficeList } from '@/features/admin/table/office-list'
import { OfficeViews } from '@/features/admin/table/office-views'

/** Entries of the site's forms, newest first. */
export function EntriesView(filter: EntriesFilter) {
  const t = useTranslations('admin.forms')
  const { view, formId, q } = filter
  const query = useQuery(entriesQuery(filter))
  const counts = query.data?.counts
  const otherParameters = { ...(formId === undefined ? {} : { form: formId }), ...(q ? { q } : {}) }
  return (
    <>
      <h1 className="mb-2 text-3xl">{t('title')}</h1>
      <p className="mb-6 text-ink-soft">{t('lead')}</p>
      <EntrySearch forms={query.data?.forms ?? []} formId={formId} q={q} />
      <OfficeViews
        label={t('viewsLabel')}
        views={entryViews.map((one) => ({
          href: { pathname: '/admin/forms', query: { view: one, ...otherParameters } },
          isCurrent: one === view,
          label: t(`views.${one}`),
          // The counts do not apply to a search.
          count: one === 'waiting' && q === '' ? counts?.waiting : undefined,
        }))}
      />
      <OfficeList
        namespace="forms"
        icon={<ClipboardList aria-hidden="true" />}
        query={query}
        clearHref={q || formId !== undefined ? { pathname: '/admin/forms', query: { view } } : undefined}
        hrefFor={(page) => ({ pathname: '/admin/forms', query: { view, ...otherParameters, page } })}
      >
        {(entry) => <EntryRow key={entry.id} entry={entry} />}
      </OfficeList>
    </>
  )
}

function EntryRow({ entry: { id, form, email, excerpt, createdAt, handled } }: { entry: EntryItem }) {
  return (
    <li className="relative grid gap-x-6 gap-y-1 px-4 py-4 transition-colors hover:bg-paper sm:px-6 lg:grid-cols-[minmax(0,1fr)_13rem_7rem] lg:items-center">
      <span className="flex min-w-0 flex-col">
        <Link href={{ pathname: '/admin/forms/[id]', params: { id } }} prefetch={false} className="stretched-link truncate font-medium">
          {email}
        </Link>
        <span className="truncate text-sm text-ink-soft">{excerpt}</span>
      </span>
      <span className="flex min-w-0 flex-col text-sm text-ink-soft max-lg:flex-row max-lg:flex-wrap max-lg:gap-x-3">
        <span className="truncate">{form.title}</span>
        <time dateTime={createdAt} className="tabular-nums">
          {formatDateTime(createdAt)}
        </time>
      </span>
      <span>
        <EntryBadge isHandled={handled !== null} />
      </span>
    </li>
  )
}
