'use client'

import { useQuery } from '@tanstack/react-query'
import { Undo2 } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useId } from 'react'
import { Select } from '@/components/ui/control/select'
import { returnsQuery } from '@/features/admin/returns/return-queries'
import { OfficeList } from '@/features/admin/shell/office-list'
import { OfficeSearch } from '@/features/admin/shell/office-search'
import { OfficeViews } from '@/features/admin/shell/office-views'
import { useRouter } from '@/lib/i18n/navigation'
import { listInput, listQuery, parseListState, returnKinds, returnViews, type ReturnListState } from './list-state'
import { ReturnRow } from './return-row'

/** Returns by staff and withdrawals by buyers, what waits first; the address holds search and filters. */
export function ReturnsView({ state }: { state: ReturnListState }) {
  const t = useTranslations('admin.returns')
  const router = useRouter()
  const kindId = useId()
  const query = useQuery(returnsQuery(listInput(state)))
  const isNarrowed = state.q !== '' || state.kind !== ''
  const show = (change: Partial<ReturnListState>) =>
    router.push({ pathname: '/admin/returns', query: listQuery({ ...state, ...change, page: 1 }) })
  return (
    <>
      <h1 className="mb-2 text-3xl">{t('title')}</h1>
      <p className="mb-6 max-w-prose text-pretty text-ink-soft">{t('lead')}</p>
      <div className="mb-4 grid max-w-3xl gap-4 sm:grid-cols-[minmax(0,1fr)_14rem] sm:items-end">
        <OfficeSearch namespace="returns" q={state.q} onSearch={(q) => show({ q })} />
        <div className="flex flex-col gap-1.5">
          <label htmlFor={kindId} className="text-sm font-medium">
            {t('kind')}
          </label>
          <Select
            id={kindId}
            value={state.kind}
            onChange={({ target: { value } }) => show({ kind: returnKinds.find((one) => one === value) ?? '' })}
          >
            <option value="">{t('anyKind')}</option>
            {returnKinds.map((kind) => (
              <option key={kind} value={kind}>
                {t(`kinds.${kind}`)}
              </option>
            ))}
          </Select>
        </div>
      </div>
      <OfficeViews
        label={t('viewsLabel')}
        views={returnViews.map((view) => ({
          href: { pathname: '/admin/returns', query: listQuery({ ...state, view, page: 1 }) },
          isCurrent: view === state.view,
          label: t(`views.${view}`),
          count: query.data?.counts[view],
        }))}
      />
      <OfficeList
        namespace="returns"
        icon={<Undo2 aria-hidden="true" />}
        query={query}
        clearHref={isNarrowed ? { pathname: '/admin/returns', query: listQuery(parseListState({ view: state.view })) } : undefined}
        hrefFor={(page) => ({ pathname: '/admin/returns', query: listQuery({ ...state, page }) })}
      >
        {(item) => <ReturnRow key={`${item.by}-${item.id}`} item={item} />}
      </OfficeList>
    </>
  )
}
