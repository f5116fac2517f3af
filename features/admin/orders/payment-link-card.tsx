'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useSubmitOnce } from '@/components/form/use-submit-once'
import { Button } from '@/components/ui/button/button'
import { Card } from '@/components/ui/display/card'
import type { OfficeOrder } from '@/lib/api/v2/ecommerce/order/office.schema'
import { toastSuccess } from '@/lib/browser/toast/toast'
import { newId } from '@/lib/text/new-id'
import { useMayCall } from '@/features/auth/session/use-may-call'
import { officeOrderApi } from '@/lib/api/v2/ecommerce/order/office'
import { hasPaymentLink } from './next-step'
import { useSendPaymentLink } from './order-queries'
import { useOrderFailure } from './use-order-failure'

type Payable = Pick<OfficeOrder, 'id'> & Parameters<typeof hasPaymentLink>[0]

/** Mails the page where an order by phone is paid that waits for a payment at a provider (docs/rules/orders.md#payment-link). */
export function PaymentLinkCard({ order }: { order: Payable }) {
  const t = useTranslations('admin.orders.paymentLink')
  const { id, email } = order
  const maySend = useMayCall(officeOrderApi.sendPaymentLink)
  const showFailure = useOrderFailure(order.status)
  // Another press after an answer mails another link.
  const [key, setKey] = useState(newId)
  const { mutateAsync: send, isPending } = useSendPaymentLink()
  const sendOnce = useSubmitOnce(mail)
  if (!maySend || !hasPaymentLink(order)) return null

  async function mail() {
    try {
      await send({ key, input: { id } })
      setKey(newId())
      toastSuccess(t('done', { email }))
    } catch (error) {
      showFailure(error)
    }
  }

  return (
    <Card as="section" padding="lg" aria-labelledby="payment-link-title" className="flex flex-col gap-4">
      <div>
        <h2 id="payment-link-title" className="text-xl">
          {t('title')}
        </h2>
        <p className="max-w-prose text-ink-soft">{t('text')}</p>
      </div>
      <div>
        <Button variant="secondary" busy={isPending} onClick={() => void sendOnce()}>
          {t('send')}
        </Button>
      </div>
    </Card>
  )
}
