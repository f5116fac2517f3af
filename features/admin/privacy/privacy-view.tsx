'use client'

import { useQuery } from '@tanstack/react-query'
import { FileKey2 } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useId } from 'react'
import { LinkButton } from '@/components/ui/button/link-button'
import { Select } from '@/components/ui/control/select'
import { OfficeList } from '@/features/admin/shell/office-list'
import { OfficeSearch } from '@/features/admin/shell/office-search'
import { OfficeViews } from '@/features/admin/shell/office-views'
import { useOfficeUser } from '@/features/auth/session/office-user'
import { useRouter } from '@/lib/i18n/navigation'
import { listInput, listQuery, parseListState, privacyKinds, privacyViews, type PrivacyListState } from './list/list-state'
import { privacyRequestsQuery } from './privacy-queries'
import { PrivacyRow } from './privacy-row'

/** Requests under the GDPR, what is due first; the address holds search and filters. */
export function PrivacyView({ state }: { state: PrivacyListState }) {
  const t = useTranslations('admin.privacy')
  const router = useRouter()
  const kindId = useId()
  const { data: user } = useOfficeUser()
  const query = useQuery(privacyRequestsQuery(listInput(state)))
  const isNarrowed = state.q !== '' || state.kind !== ''
  const show = (change: Partial<PrivacyListState>) =>
    router.push({ pathname: '/admin/privacy', query: listQuery({ ...state, ...change, page: 1 }) })
  return (
    <>
      <div className="mb-6 flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div>
          <h1 className="mb-2 text-3xl">{t('title')}</h1>
          <p className="max-w-prose text-pretty text-ink-soft">{t('lead')}</p>
        </div>
        {user?.scopes.includes('customers') ? <LinkButton href="/admin/privacy/new">{t('new.open')}</LinkButton> : null}
      </div>
      <div className="mb-4 grid max-w-3xl gap-4 sm:grid-cols-[minmax(0,1fr)_14rem] sm:items-end">
        <OfficeSearch namespace="privacy" q={state.q} onSearch={(q) => show({ q })} />
        <div className="flex flex-col gap-1.5">
          <label htmlFor={kindId} className="text-sm font-medium">
            {t('kind')}
          </label>
          <Select
            id={kindId}
            value={state.kind}
            onChange={({ target: { value } }) => show({ kind: privacyKinds.find((name) => name === value) ?? '' })}
          >
            <option value="">{t('anyKind')}</option>
            {privacyKinds.map((kind) => (
              <option key={kind} value={kind}>
                {t(`kinds.${kind}`)}
              </option>
            ))}
          </Select>
        </div>
      </div>
      <OfficeViews
        label={t('viewsLabel')}
        views={privacyViews.map((view) => ({
          href: { pathname: '/admin/privacy', query: listQuery({ ...state, view, page: 1 }) },
          isCurrent: view === state.view,
          label: t(`views.${view}`),
          count: query.data?.counts[view],
        }))}
      />
      <OfficeList
        namespace="privacy"
        icon={<FileKey2 aria-hidden="true" />}
        query={query}
        clearHref={isNarrowed ? { pathname: '/admin/privacy', query: listQuery(parseListState({ view: state.view })) } : undefined}
        hrefFor={(page) => ({ pathname: '/admin/privacy', query: listQuery({ ...state, page }) })}
      >
        {(request) => <PrivacyRow key={request.id} request={request} />}
      </OfficeList>
    </>
  )
}
