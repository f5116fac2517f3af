'use client'

import { useQuery } from '@tanstack/react-query'
import { FileKey2 } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { LinkButton } from '@/components/ui/button/link-button'
import { ListFilters } from '@/features/admin/table/list-filters'
import { OfficeTable } from '@/features/admin/table/office-table'
import { OfficeViews } from '@/features/admin/table/office-views'
import { SavedViews } from '@/features/admin/views/saved-views'
import { useMayCall } from '@/features/auth/session/use-may-call'
import { officeRequestApi } from '@/lib/api/v1/gdpr/office/request'
import { PrivacyCells } from './list/privacy-cells'
import { privacyKinds, privacyList, privacyViews, type PrivacyListState } from './list/privacy-list'
import { privacyRequestsQuery } from './privacy-queries'

/** Requests under the GDPR, what is due first; the address holds search and filters. */
export function PrivacyView({ state }: { state: PrivacyListState }) {
  const t = useTranslations('admin.privacy')
  const mayCreate = useMayCall(officeRequestApi.create)
  const { kind, ...rest } = state
  const query = useQuery(privacyRequestsQuery(kind === '' ? rest : { ...rest, kind }))
  return (
    <>
      <div className="mb-6 flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div>
          <h1 className="mb-2 text-3xl">{t('title')}</h1>
          <p className="max-w-prose text-pretty text-ink-soft">{t('lead')}</p>
        </div>
        {mayCreate ? <LinkButton href="/admin/privacy/new">{t('new.open')}</LinkButton> : null}
      </div>
      <ListFilters
        list={privacyList}
        state={state}
        fields={[
          { kind: 'words', name: 'q', label: t('find'), hint: t('findHint') },
          {
            kind: 'choice',
            name: 'kind',
            label: t('kind'),
            options: [{ value: '', label: t('anyKind') }, ...privacyKinds.map((value) => ({ value, label: t(`kinds.${value}`) }))],
          },
        ]}
        className="mb-4 max-w-3xl"
      />
      <SavedViews name="privacy" list={privacyList} state={state} />
      <OfficeViews
        label={t('viewsLabel')}
        views={privacyViews.map((view) => ({
          href: privacyList.href(state, { view }),
          isCurrent: view === state.view,
          label: t(`views.${view}`),
          count: query.data?.counts[view],
        }))}
      />
      <OfficeTable
        namespace="privacy"
        caption={t('title')}
        icon={<FileKey2 aria-hidden="true" />}
        query={query}
        clearHref={privacyList.clearHref(state)}
        hrefFor={(page) => privacyList.href(state, { page })}
        keyOf={({ id }) => id}
        columns={[
          { key: 'kind', header: t('columns.kind'), width: 'minmax(0,1fr)' },
          { key: 'state', header: t('columns.state'), width: '9rem' },
          { key: 'due', header: t('columns.due'), width: '14rem', align: 'end' },
        ]}
      >
        {(request) => <PrivacyCells request={request} />}
      </OfficeTable>
    </>
  )
}
