'use client'

import { useTranslations } from 'next-intl'
import { useSubmitOnce } from '@/components/form/use-submit-once'
import { Button } from '@/components/ui/button/button'
import { Card } from '@/components/ui/display/card'
import type { OfficeOrder } from '@/lib/api/v2/ecommerce/order/office.schema'
import { toastSuccess } from '@/lib/browser/toast/toast'
import { formatDateTime, formatPrice } from '@/lib/office/formats'
import { useMayCall } from '@/features/auth/session/use-may-call'
import { officeEditApi } from '@/lib/api/v2/ecommerce/order/office/edit'
import { useCancelEdit, useSettleEdit } from '../order-queries'
import { useOrderFailure } from '../use-order-failure'
import { useChangesText } from './use-changes-text'

/** An edit that waits until its difference is paid (docs/rules/orders.md#edit-difference). */
export function ProposedEditCard({ order: { id, proposedEdit } }: { order: Pick<OfficeOrder, 'id' | 'proposedEdit'> }) {
  const t = useTranslations('admin.orders.proposedEdit')
  const mayEnd = useMayCall(officeEditApi.settle, officeEditApi.cancel)
  const showFailure = useOrderFailure()
  const changesText = useChangesText()
  const { mutateAsync: settle, isPending: isSettling } = useSettleEdit()
  const { mutateAsync: cancel, isPending: isCancelling } = useCancelEdit()
  const settleOnce = useSubmitOnce(() => settle({ id }).then(() => toastSuccess(t('settled')), showFailure))
  const cancelOnce = useSubmitOnce(() => cancel({ id }).then(() => toastSuccess(t('cancelled')), showFailure))
  if (!proposedEdit) return null
  const { difference, total, payBy, by, changes } = proposedEdit
  const words = { difference: formatPrice(difference), total: formatPrice(total), until: formatDateTime(payBy) }
  return (
    <Card as="section" padding="lg" aria-labelledby="proposed-edit-title" className="flex flex-col gap-4">
      <div>
        <h2 id="proposed-edit-title" className="text-xl">
          {t('title')}
        </h2>
        <p className="max-w-prose text-ink-soft">{t(`waits.${by}`, words)}</p>
      </div>
      <ul className="list-disc pl-5">
        {changesText(changes).map((change) => (
          <li key={change} className="break-words">
            {change}
          </li>
        ))}
      </ul>
      {mayEnd ? (
        <div className="flex flex-wrap gap-3">
          {by === 'hand' ? (
            <Button busy={isSettling} onClick={() => void settleOnce()}>
              {t('settle', { amount: words.difference })}
            </Button>
          ) : null}
          <Button variant="secondary" busy={isCancelling} onClick={() => void cancelOnce()}>
            {t('cancel')}
          </Button>
        </div>
      ) : null}
    </Card>
  )
}
