'use client'

import { useTranslations } from 'next-intl'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useSubmitOnce } from '@/components/form/use-submit-once'
import { Button } from '@/components/ui/button/button'
import { Field } from '@/components/ui/control/field'
import { Textarea } from '@/components/ui/control/textarea'
import { Card } from '@/components/ui/display/card'
import { Alert } from '@/components/ui/feedback/alert'
import { rejectInvalidQuantity } from '@/components/ui/quantity/invalid-quantity'
import { useReceiveReturn } from '@/features/admin/returns/return-queries'
import type { OfficeReturn } from '@/lib/api/v2/ecommerce/order/office/return.schema'
import { toastError, toastSuccess } from '@/lib/browser/toast/toast'
import { ReceivedLine } from './received-line'
import { changeReceipt, receivedLines, wholeReceipt, type LineReceipt } from './receipt'

/** What came of the return, in which condition, and what goes back to the shelf. */
export function ReceiveForm({ one: { id, lines } }: { one: OfficeReturn }) {
  const t = useTranslations('admin.returns.receive')
  const [receipts, setReceipts] = useState<Readonly<Record<number, LineReceipt>>>(() =>
    Object.fromEntries(lines.map(({ lineId, qty }) => [lineId, wholeReceipt(qty)])),
  )
  const [note, setNote] = useState('')
  const [isEmpty, setEmpty] = useState(false)
  const summary = useRef<HTMLDivElement>(null)
  const { mutateAsync: receive, isPending } = useReceiveReturn()
  const receiveOnce = useSubmitOnce(send)

  function change(lineId: number, part: Partial<LineReceipt>) {
    setEmpty(false)
    setReceipts((all) => ({ ...all, [lineId]: changeReceipt(all[lineId] ?? wholeReceipt(0), part) }))
  }

  async function send() {
    if (rejectInvalidQuantity()) return
    const received = receivedLines(receipts)
    flushSync(() => setEmpty(received.length === 0))
    if (received.length === 0) return summary.current?.focus()
    try {
      await receive({ id, lines: received, note: note.trim() })
      toastSuccess(t('done'))
    } catch (error) {
      toastError(error)
    }
  }

  return (
    <Card as="section" padding="lg" aria-labelledby="receive-title">
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void receiveOnce()
        }}
        className="flex flex-col gap-5"
      >
        <div>
          <h2 id="receive-title" className="text-xl">
            {t('title')}
          </h2>
          <p className="text-ink-soft">{t('lead')}</p>
        </div>
        {isEmpty ? <Alert ref={summary} role="alert" tabIndex={-1} tone="danger" title={t('nothing')} /> : null}
        <ul aria-label={t('lines')} className="divide-y divide-line border-y border-line">
          {lines.map((line) => (
            <ReceivedLine
              key={line.lineId}
              line={line}
              receipt={receipts[line.lineId] ?? wholeReceipt(line.qty)}
              onChange={(part) => change(line.lineId, part)}
            />
          ))}
        </ul>
        <Field id="receive-note" label={t('note')} hint={t('noteHint')}>
          {(control) => <Textarea {...control} rows={2} maxLength={1000} value={note} onChange={({ target }) => setNote(target.value)} />}
        </Field>
        <div>
          <Button type="submit" busy={isPending}>
            {t('submit')}
          </Button>
        </div>
      </form>
    </Card>
  )
}
