'use client'

import { Icon } from '@/components/ui/icon/icon'
import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button/button'
import { Card } from '@/components/ui/display/card'
import type { BuyerOrder } from '@/lib/api/entities/order.schema'
import { hasErrorCode } from '@/lib/api/errors'
import { toastError, toastErrorText } from '@/lib/browser/toast/toast'
import { isCompanyOrder } from '@/lib/order/is-company-order'
import { fileSize } from '@/lib/text/file-size'
import { useOrderFile } from '../mutations'

export function OrderFiles({ order }: { order: BuyerOrder }) {
  const locale = useLocale()
  const t = useTranslations('order.files')
  const common = useTranslations('order')
  const { mutateAsync: fetchFile, isPending, variables } = useOrderFile()
  // The browser does not report a finished download, so a started one is counted at once.
  const [startedDownloads, setStartedDownloads] = useState<Record<string, number>>({})
  if (order.downloads.length === 0) return null

  async function save(lineId: number, fileId: number, left: number) {
    try {
      await fetchFile({ orderSlug: order.orderSlug, lineId, fileId })
      setStartedDownloads((known) => ({ ...known, [`${lineId}-${fileId}`]: left - 1 }))
    } catch (error) {
      if (hasErrorCode(error, 'DOWNLOADS_SPENT')) toastError(error)
      else toastErrorText(common('downloadFailed'), error)
    }
  }

  const downloads = order.downloads.map((one) => ({
    ...one,
    left: Math.min(one.left, startedDownloads[`${one.lineId}-${one.fileId}`] ?? one.left),
  }))
  return (
    <Card as="section" padding="lg" aria-labelledby="files-title">
      <h2 id="files-title" className="text-xl">
        {t('title')}
      </h2>
      <p className="pt-1 pb-4 text-ink-soft">
        {t('lead')} {isCompanyOrder(order) ? null : t('consent')}
      </p>
      <ul className="divide-y divide-line border-t border-line">
        {downloads.map(({ lineId, fileId, product, name, size, left }) => (
          <li
            key={`${lineId}-${fileId}`}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-4 last:pb-0 max-sm:flex-col max-sm:items-start"
          >
            <span className="flex min-w-0 items-start gap-3">
              <Icon name="file-text" className="mt-0.5 size-5 shrink-0 text-ink-soft" />
              <span className="min-w-0">
                <span className="block font-medium">{product}</span>
                <span className="block text-sm break-all text-ink-soft">
                  {name}, {fileSize(size, locale)}
                </span>
                <span className="block text-sm text-ink-soft">{t('left', { count: left })}</span>
              </span>
            </span>
            <Button
              variant="secondary"
              disabled={left === 0}
              busy={isPending && variables.lineId === lineId && variables.fileId === fileId}
              aria-label={t('saveNamed', { name })}
              onClick={() => void save(lineId, fileId, left)}
            >
              <Icon name="download" className="size-4" />
              {t('save')}
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  )
}
