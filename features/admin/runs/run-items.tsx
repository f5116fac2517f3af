'use client'

import { useQuery } from '@tanstack/react-query'
import { ListChecks } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Badge } from '@/components/ui/display/badge'
import { OfficeTable } from '@/features/admin/table/office-table'
import { OfficeViews } from '@/features/admin/table/office-views'
import { TableCell } from '@/features/admin/table/table-cell'
import { useOfficeUser } from '@/features/auth/session/office-user'
import type { OfficeRun, RunItem } from '@/lib/api/v1/admin/run.schema'
import { Link } from '@/lib/i18n/navigation'
import { formatPrice } from '@/lib/office/formats'
import { mayRead } from '@/lib/office/roles'
import { itemStates, type RunItemsChoice } from './run-list'
import { runItemsQuery } from './run-queries'
import { runSubject } from './run-subject'
import { useReasonText } from './use-reason-text'

const tones = { waiting: 'neutral', done: 'success', refused: 'danger' } as const

/** The rows of a run with their results. */
export function RunItems({ run, choice: { state, page } }: { run: OfficeRun; choice: RunItemsChoice }) {
  const t = useTranslations('admin.runs')
  const { id, total, done, refused } = run
  const hrefOf = (query: Record<string, string>) => ({ pathname: '/admin/runs/[id]', params: { id }, query }) as const
  const counts = { done, refused, waiting: total - done - refused }
  return (
    <>
      <OfficeViews
        label={t('items.viewsLabel')}
        views={[
          { href: hrefOf({}), isCurrent: state === '', label: t('items.all'), count: total },
          ...itemStates.map((one) => ({
            href: hrefOf({ state: one }),
            isCurrent: one === state,
            label: t(`items.states.${one}`),
            count: counts[one],
          })),
        ]}
      />
      <OfficeTable
        namespace="runs.items"
        caption={t('items.title')}
        icon={<ListChecks aria-hidden="true" />}
        query={useQuery(runItemsQuery({ id, state, page }, done + refused))}
        hrefFor={(number) => hrefOf({ ...(state && { state }), ...(number > 1 && { page: String(number) }) })}
        keyOf={({ position }) => position}
        columns={[
          { key: 'target', header: t('items.target'), width: 'minmax(14rem,1fr)' },
          { key: 'state', header: t('items.result'), width: 'minmax(0,1fr)' },
        ]}
      >
        {(item) => <ItemCells kind={run.kind} item={item} />}
      </OfficeTable>
    </>
  )
}

function ItemCells({ kind, item }: { kind: OfficeRun['kind']; item: RunItem }) {
  const t = useTranslations('admin.runs.items.states')
  const reasonText = useReasonText()
  const { data: user } = useOfficeUser()
  const { targetId: id, label, name, state, reason, status, price } = item
  const isOrder = runSubject(kind) === 'orders'
  // Who changes prices need not see stock.
  const mayOpen = isOrder || mayRead(user?.scopes ?? [], 'stock')
  return (
    <>
      <TableCell>
        {mayOpen ? (
          <Link
            href={{ pathname: isOrder ? '/admin/orders/[id]' : '/admin/stock/[id]', params: { id } }}
            prefetch={false}
            className="stretched-link font-medium wrap-anywhere tabular-nums"
          >
            {label}
          </Link>
        ) : (
          <span className="font-medium wrap-anywhere tabular-nums">{label}</span>
        )}
        {name === '' ? null : <span className="block text-sm wrap-anywhere text-ink-soft">{name}</span>}
      </TableCell>
      <TableCell className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Badge tone={tones[state]}>{t(state)}</Badge>
        <span className="text-sm text-ink-soft">{reasonText(reason, status)}</span>
        {price ? <span className="text-sm tabular-nums">{`${formatPrice(price.from)} → ${formatPrice(price.to)}`}</span> : null}
      </TableCell>
    </>
  )
}
