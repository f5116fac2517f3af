'use client'

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useEffect } from 'react'
import { useSubmitOnce } from '@/components/form/use-submit-once'
import { Button } from '@/components/ui/button/button'
import { Alert } from '@/components/ui/feedback/alert'
import { Progress } from '@/components/ui/feedback/progress'
import { officeOrderApi } from '@/lib/api/v2/ecommerce/order/office'
import { toastError } from '@/lib/browser/toast/toast'
import { printRunQuery, useOpenPrint } from './print-queries'

/** How far a print is, then its file. */
export function PrintProgress({ id }: { id: number }) {
  const t = useTranslations('admin.print')
  const client = useQueryClient()
  const { data: run, isError } = useQuery(printRunQuery(id))
  const { mutateAsync: openFile, isPending } = useOpenPrint()
  const open = useSubmitOnce(() => openFile(id).catch(toastError))
  const isDone = run?.state === 'done'

  useEffect(() => {
    // The lists say what is printed now.
    if (isDone) void client.invalidateQueries({ queryKey: [officeOrderApi.filter.path] })
  }, [isDone, client])

  if (run?.state === 'failed' || (isError && !isDone)) return <Alert role="alert" tone="danger" title={t('failed')} />
  if (!run || !isDone) {
    const { drawn, total } = run ?? { drawn: 0, total: 1 }
    return <Progress value={drawn} max={total} label={t('drawing')} valueText={run ? t('drawn', { drawn, total }) : null} />
  }
  const isEmpty = run.pages === 0
  const { withoutInvoice, withoutLabel } = run
  const missing = [
    ...(withoutInvoice > 0 ? [t('withoutInvoice', { count: withoutInvoice })] : []),
    ...(withoutLabel.length > 0 ? [t('withoutLabel', { count: withoutLabel.length, numbers: withoutLabel.join(', ') })] : []),
  ]
  return (
    <Alert
      role="status"
      tone={isEmpty ? 'warning' : 'success'}
      title={isEmpty ? t('nothing') : t('done', { count: run.pages })}
      actions={
        isEmpty ? null : (
          <Button busy={isPending} onClick={() => void open()}>
            {t('open')}
          </Button>
        )
      }
    >
      {missing.length > 0 ? missing.map((text) => <p key={text}>{text}</p>) : null}
    </Alert>
  )
}
