'use client'

import { Printer } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { useSubmitOnce } from '@/components/form/use-submit-once'
import { Button } from '@/components/ui/button/button'
import { Checkbox } from '@/components/ui/control/checkbox'
import { Card } from '@/components/ui/display/card'
import { Alert } from '@/components/ui/feedback/alert'
import type { PrintedDocument } from '@/lib/api/v2/ecommerce/order/office/print.schema'
import { toastError } from '@/lib/browser/toast/toast'
import { printProblems, type PrintProblem } from './print-problems'
import { useCreatePrint } from './print-queries'
import { PrintProgress } from './print-progress'

const documentKinds = ['pickList', 'slips', 'invoices', 'labels'] as const satisfies PrintedDocument[]
/** Labels go to another printer, and not every shop makes them. */
const chosenFirst: readonly PrintedDocument[] = ['pickList', 'slips', 'invoices']
/** Where an error's link leads. */
const places = { noOrders: 'print-orders', tooMany: 'print-orders', noDocuments: 'print-documents' } as const satisfies Record<
  PrintProblem,
  string
>

/** What is printed of the chosen orders, and how far it is. */
export function PrintPanel({ chosen }: { chosen: readonly number[] }) {
  const t = useTranslations('admin.print')
  const [documents, setDocuments] = useState(chosenFirst)
  const [problems, setProblems] = useState<readonly PrintProblem[]>([])
  const [attempts, setAttempts] = useState(0)
  const [runId, setRunId] = useState<number | null>(null)
  const summary = useRef<HTMLDivElement>(null)
  const { mutateAsync: create, isPending } = useCreatePrint()
  const print = useSubmitOnce(async () => {
    const found = printProblems({ orders: chosen.length, documents: documents.length })
    setProblems(found)
    setAttempts(attempts + 1)
    if (found.length > 0) return
    try {
      const { id } = await create({ orderIds: [...chosen], documents: [...documents] })
      setRunId(id)
    } catch (error) {
      toastError(error)
    }
  })

  useEffect(() => {
    if (attempts > 0) summary.current?.focus()
  }, [attempts])

  function toggle(kind: PrintedDocument) {
    setDocuments(documents.includes(kind) ? documents.filter((one) => one !== kind) : [...documents, kind])
  }

  const hasNoDocuments = problems.includes('noDocuments')
  return (
    <Card as="section" padding="lg" aria-labelledby="print-title" className="mb-8 flex flex-col gap-4">
      <h2 id="print-title" className="text-xl">
        {t('what')}
      </h2>
      {problems.length > 0 ? (
        <Alert ref={summary} role="alert" tabIndex={-1} tone="danger" title={t('problems.title')}>
          <ul className="flex flex-col gap-1">
            {problems.map((problem) => (
              <li key={problem}>
                <a href={`#${places[problem]}`} className="inline-block py-0.5 font-medium underline underline-offset-4">
                  {t(`problems.${problem}`)}
                </a>
              </li>
            ))}
          </ul>
        </Alert>
      ) : null}
      <fieldset
        id="print-documents"
        tabIndex={-1}
        aria-describedby={hasNoDocuments ? 'print-documents-error' : undefined}
        className="flex flex-wrap gap-x-8"
      >
        <legend className="text-sm font-medium">{t('documentsLabel')}</legend>
        {documentKinds.map((kind) => (
          <Checkbox key={kind} checked={documents.includes(kind)} aria-invalid={hasNoDocuments || undefined} onChange={() => toggle(kind)}>
            {t(`documents.${kind}`)}
          </Checkbox>
        ))}
        {hasNoDocuments ? (
          <p id="print-documents-error" className="w-full text-sm text-danger">
            {t('problems.noDocuments')}
          </p>
        ) : null}
      </fieldset>
      <div className="flex flex-wrap items-center gap-4">
        <Button busy={isPending} onClick={() => void print()}>
          <Printer aria-hidden="true" className="size-4" />
          {t('print')}
        </Button>
        <output className="text-ink-soft tabular-nums">{t('chosen', { count: chosen.length })}</output>
      </div>
      {runId === null ? null : <PrintProgress key={runId} id={runId} />}
    </Card>
  )
}
