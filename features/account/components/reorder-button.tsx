'use client'

import { RotateCw } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import type { DataOf } from '@/lib/api/endpoint'
import type { documentOrderApi } from '@/lib/api/v1/document/order'
import { useRouter } from '@/lib/i18n/navigation'
import { toastError, toastSuccess } from '@/lib/browser/toast'
import { useReorder } from '../mutations'

type Left = DataOf<typeof documentOrderApi.reorder>['left']

/** The whole order into the cart once more. What cannot be had any more stays here, by name, until the person has read it. */
export function ReorderButton({ orderSlug }: { orderSlug: string }) {
  const t = useTranslations('account.reorder')
  const router = useRouter()
  const reorder = useReorder()
  const [left, setLeft] = useState<Left>([])

  async function again() {
    try {
      const { cart, left: missing } = await reorder.mutateAsync(orderSlug)
      setLeft(missing)
      if (missing.length > 0) return
      toastSuccess(t('done', { count: cart.items.length }))
      router.push('/cart')
    } catch (error) {
      toastError(error)
    }
  }

  return (
    <>
      <Button busy={reorder.isPending} onClick={() => void again()}>
        <RotateCw aria-hidden="true" className="size-4.5" />
        {t('action')}
      </Button>
      {left.length > 0 ? (
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
            {left.map(({ name, reason }) => (
              <li key={name}>
                {name}: {t(`reasons.${reason}`)}
              </li>
            ))}
          </ul>
        </Alert>
      ) : null}
    </>
  )
}
