'use client'

import { Download } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useId, useState } from 'react'
import { useSubmitOnce } from '@/components/form/use-submit-once'
import { Button } from '@/components/ui/button/button'
import { Field } from '@/components/ui/control/field'
import { Select } from '@/components/ui/control/select'
import { Card } from '@/components/ui/display/card'
import { toastError, toastInfo, toastSuccess } from '@/lib/browser/toast/toast'
import { formatMonth } from '@/lib/office/formats'
import { useExportInvoices } from './invoice-queries'
import { monthsUntil } from './invoice-list'

/** The month's files for the accountant (docs/rules/invoices.md#invoice-files). Usually the last month is asked for. */
export function InvoiceExport({ thisMonth }: { thisMonth: string }) {
  const t = useTranslations('admin.invoices.export')
  const id = useId()
  const months = monthsUntil(thisMonth)
  const [month, setMonth] = useState(months[1] ?? thisMonth)
  const { mutateAsync: exportInvoices, isPending, variables } = useExportInvoices()
  const save = useSubmitOnce(async (format: 'csv' | 'ubl') => {
    try {
      const count = await exportInvoices({ month, format })
      if (count === 0) toastInfo(t('none'))
      else toastSuccess(t('started', { count }))
    } catch (error) {
      toastError(error)
    }
  })
  return (
    <Card as="section" padding="lg" aria-labelledby={`${id}-title`} className="mb-8">
      <h2 id={`${id}-title`} className="mb-1 text-xl">
        {t('title')}
      </h2>
      <p className="mb-4 max-w-2xl text-ink-soft">{t('text')}</p>
      <div className="flex flex-wrap items-end gap-4">
        <Field id={`${id}-month`} label={t('month')}>
          {(control) => (
            <Select {...control} value={month} onChange={(event) => setMonth(event.target.value)}>
              {months.map((one) => (
                <option key={one} value={one}>
                  {formatMonth(`${one}-15`)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        {(['csv', 'ubl'] as const).map((format) => (
          <Button key={format} variant="secondary" busy={isPending && variables.format === format} onClick={() => void save(format)}>
            <Download aria-hidden="true" className="size-4" />
            {t(format)}
          </Button>
        ))}
      </div>
    </Card>
  )
}
