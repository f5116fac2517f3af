'use client'

import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import { Button } from '@/components/ui/button/button'
import { SkeletonText } from '@/components/ui/feedback/skeleton'
import { Dialog } from '@/components/ui/overlay/dialog'
import { firstField } from '@/components/ui/overlay/first-field'
import { OfficeLoadError } from '@/features/admin/shell/office-load-error'
import { stockItemQuery, useAdjustStock, useCountStock } from '@/features/admin/stock/stock-queries'
import { AdjustForm } from './adjust-form'
import { CountForm } from './count-form'

export type StockTask = { kind: 'adjust' | 'count'; id: number }

/** Changes or counts one item; what it shows is loaded when it opens. */
export function StockDialog({ task: { kind, id }, onClose }: { task: StockTask; onClose: () => void }) {
  const t = useTranslations('admin.stock')
  const formId = useId()
  const [counted, setCounted] = useState('')
  const { data: item, isError, isFetching, refetch } = useQuery(stockItemQuery(id))
  const adjust = useAdjustStock()
  const count = useCountStock()
  const isBusy = adjust.isPending || count.isPending
  // What is known already stands in the dialog when it opens, and the dialog focuses it.
  const [wasEmpty] = useState(!item)
  return (
    <Dialog
      open
      initialFocus="firstField"
      size="sm"
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
      title={t(`${kind}.title`)}
      description={item?.name}
      closeLabel={t('close')}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" form={formId} busy={isBusy}>
            {t(`${kind}.save`)}
          </Button>
        </>
      }
    >
      {!item && isError ? <OfficeLoadError as="h2" isRetrying={isFetching} onRetry={() => void refetch()} /> : null}
      {!item && !isError ? <SkeletonText lines={4} /> : null}
      {item ? (
        <LoadedForm isLate={wasEmpty}>
          {kind === 'adjust' ? (
            <AdjustForm formId={formId} item={item} adjust={adjust} onDone={onClose} />
          ) : (
            <CountForm formId={formId} item={item} count={count} text={counted} onTextChange={setCounted} onDone={onClose} />
          )}
        </LoadedForm>
      ) : null}
    </Dialog>
  )
}

/** Focuses its first field if it is late: the dialog had none when it opened. Earlier, the dialog would not know where the focus came from. */
function LoadedForm({ isLate, children }: { isLate: boolean; children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isLate) firstField(frame.current)?.focus()
  }, [isLate])
  return <div ref={frame}>{children}</div>
}
