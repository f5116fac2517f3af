'use client'

import { useQuery } from '@tanstack/react-query'
import { Undo2 } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { returnsQuery } from '@/features/admin/returns/return-queries'
import { ListFilters } from '@/features/admin/table/list-filters'
import { OfficeTable } from '@/features/admin/table/office-table'
import { OfficeViews } from '@/features/admin/table/office-views'
import { SavedViews } from '@/features/admin/views/saved-views'
import { ReturnCells } from './return-cells'
import { returnKinds, returnList, returnViews, type ReturnListState } from './return-list'

/** Returns by staff and withdrawals by buyers, what waits first; the address holds search and filters. */
export function ReturnsView({ state }: { state: ReturnListState }) {
  const t = useTranslations('admin.returns')
  const { kind, ...rest } = state
  const query = useQuery(returnsQuery(kind === '' ? rest : { ...rest, kind }))
  return (
    <>
      <h1 className="mb-2 text-3xl">{t('title')}</h1>
      <p className="mb-6 max-w-prose text-pretty text-ink-soft">{t('lead')}</p>
      <ListFilters
        list={returnList}
        state={state}
        fields={[
          { kind: 'words', name: 'q', label: t('find'), hint: t('findHint') },
          {
            kind: 'choice',
            name: 'kind',
            label: t('kind'),
            options: [{ value: '', label: t('anyKind') }, ...returnKinds.map((value) => ({ value, label: t(`kinds.${value}`) }))],
          },
        ]}
        className="mb-4 max-w-3xl"
      />
      <SavedViews name="returns" list={returnList} state={state} />
      <OfficeViews
        label={t('viewsLabel')}
        views={returnViews.map((view) => ({
          href: returnList.href(state, { view }),
          isCurrent: view === state.view,
          label: t(`views.${view}`),
          count: query.data?.counts[view],
        }))}
      />
      <OfficeTable
        namespace="returns"
        caption={t('title')}
        icon={<Undo2 aria-hidden="true" />}
        query={query}
        clearHref={returnList.clearHref(state)}
        hrefFor={(page) => returnList.href(state, { page })}
        keyOf={({ id }) => id}
        columns={[
          { key: 'order', header: t('columns.order'), width: 'minmax(0,1fr)' },
          { key: 'state', header: t('columns.state'), width: '10rem' },
          { key: 'pieces', header: t('columns.pieces'), width: '14rem', align: 'end' },
        ]}
      >
        {(item) => <ReturnCells item={item} />}
      </OfficeTable>
    </>
  )
}
