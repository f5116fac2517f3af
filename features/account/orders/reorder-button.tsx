'use client'

import { Icon } from '@/components/ui/icon/icon'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useSubmitOnce } from '@/components/form/use-submit-once'
import { Alert } from '@/components/ui/feedback/alert'
import { Button } from '@/components/ui/button/button'
import type { DataOf } from '@/lib/api/endpoint'
import type { documentOrderApi } from '@/lib/api/v1/document/order'
import { useRouter } from '@/lib/i18n/navigation'
import { toastError, toastSuccess } from '@/lib/browser/toast/toast'
import { useReorder } from './queries'

type LeftOutItems = DataOf<typeof documentOrderApi.reorder>['left']

/** Adds an order's items to the cart again; lists the items that are no longer available. */
export function ReorderButton({ orderSlug }: { orderSlug: string }) {
  const t = useTranslations('account.reorder')
  const router = useRouter()
  const reorder = useReorder()
  const [leftOut, setLeftOut] = useState<LeftOutItems>([])
  const orderAgainOnce = useSubmitOnce(orderAgain)

  async function orderAgain() {
    try {
      const { cart, left: missing } = await reorder.mutateAsync(orderSlug)
      setLeftOut(missing)
      if (missing.length > 0) return
      toastSuccess(t('done', { count: cart.items.length }))
      router.push('/cart')
    } catch (error) {
      toastError(error)
    }
  }

  return (
    <>
      <Button busy={reorder.isPending} onClick={() => void orderAgainOnce()}>
        <Icon name="rotate-cw" className="size-4.5" />
        {t('action')}
      </Button>
      {leftOut.length > 0 ? (
        <Alert
          role="status"
          tone="warning"
          title={t('leftTitle')}
          actions={
            <Button variant="secondary" size="sm" onClick={() => router.push('/cart')}>
              {t('toCart')}
            </Button>
          }
          className="w-full"
        >
          <ul className="list-disc pl-5">
            {leftOut.map(({ name, reason }, index) => (
              // A product may be left out twice, with other options.
              <li key={`${index} ${name}`}>
                {name}: {t(`reasons.${reason}`)}
              </li>
            ))}
          </ul>
        </Alert>
      ) : null}
    </>
  )
}
