'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button/button'
import { Card } from '@/components/ui/display/card'
import { StateBadge } from '@/features/admin/returns/state-badge'
import type { OfficeOrder } from '@/lib/api/v2/ecommerce/order/office.schema'
import { Link } from '@/lib/i18n/navigation'
import { formatDateTime } from '@/lib/office/formats'
import { useMayCall } from '@/features/auth/session/use-may-call'
import { officeReturnApi } from '@/lib/api/v2/ecommerce/order/office/return'
import { ReturnForm } from './return-form'

export type Returned = Pick<OfficeOrder, 'id' | 'status' | 'shipments' | 'lines' | 'returns'>

/** The returns of the order, and the form for a new one while the buyer has pieces. */
export function ReturnCard({ order }: { order: Returned }) {
  const t = useTranslations('admin.returns')
  const [isOpen, setIsOpen] = useState(false)
  const mayOpen = useMayCall(officeReturnApi.create)
  const left = order.lines.reduce((sum, { returnable }) => sum + returnable, 0)
  const canOpen = left > 0 && mayOpen
  if (left === 0 && order.returns.length === 0) return null
  return (
    <Card as="section" padding="lg" aria-labelledby="returns-title" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-baseline justify-between gap-3">
        <div>
          <h2 id="returns-title" className="text-xl">
            {t('new.cardTitle')}
          </h2>
          {left > 0 ? <p className="text-ink-soft">{t('new.left', { count: left })}</p> : null}
        </div>
        {canOpen ? (
          <Button variant="secondary" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
            {t(isOpen ? 'new.hide' : 'new.open')}
          </Button>
        ) : null}
      </div>
      <ReturnList returns={order.returns} />
      {canOpen && isOpen ? <ReturnForm order={order} /> : null}
    </Card>
  )
}

function ReturnList({ returns }: Pick<Returned, 'returns'>) {
  const t = useTranslations('admin.returns')
  if (returns.length === 0) return null
  return (
    <ul className="divide-y divide-line border-y border-line">
      {returns.map(({ id, kind, state, openedAt, pieces }) => (
        <li key={id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-2">
          <span>
            <Link
              href={{ pathname: '/admin/returns/[id]', params: { id } }}
              prefetch={false}
              className="font-medium text-action underline underline-offset-4"
            >
              {t(`kinds.${kind}`)}
            </Link>
            <span className="text-ink-soft tabular-nums">
              , {t('pieces', { count: pieces })}, {formatDateTime(openedAt)}
            </span>
          </span>
          <StateBadge state={state} />
        </li>
      ))}
    </ul>
  )
}
