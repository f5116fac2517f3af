'use client'

import { useTranslations } from 'next-intl'
import { TableCell } from '@/features/admin/table/table-cell'
import { useSubmitOnce } from '@/components/form/use-submit-once'
import { Button } from '@/components/ui/button/button'
import { Badge } from '@/components/ui/display/badge'
import { OrderReference } from '@/features/admin/shell/order-reference'
import { useMayCall } from '@/features/auth/session/use-may-call'
import { officeFiscalApi } from '@/lib/api/v1/fiscal/office'
import { officeInvoiceApi } from '@/lib/api/v1/invoice/office'
import type { FiscalState } from '@/lib/api/v1/fiscal/office.schema'
import type { OfficeInvoiceItem } from '@/lib/api/v1/invoice/office.schema'
import { toastError, toastRefusal, toastSuccess } from '@/lib/browser/toast/toast'
import { formatDateTime, formatPrice } from '@/lib/office/formats'
import { useOpenInvoiceFile, useResendInvoice, useRetryFiscal } from './invoice-queries'

const tones = { valid: 'success', partly: 'warning', reversed: 'neutral' } as const

/** An invoice or credit note with its files, and with what can be done with it for those who may. */
export function InvoiceCells({ invoice }: { invoice: OfficeInvoiceItem }) {
  const t = useTranslations('admin.invoices')
  const { kind, number, issuedAt, buyer, buyerNumber, order, total, credited, state, credits, fiscal } = invoice
  return (
    <>
      <TableCell className="flex flex-col">
        <span className="flex flex-wrap items-center gap-2">
          <strong className="tabular-nums">{number}</strong>
          {kind === 'credit' ? <Badge tone="outline">{t('kinds.credit')}</Badge> : null}
        </span>
        <time dateTime={issuedAt} className="text-sm text-ink-soft tabular-nums">
          {formatDateTime(issuedAt)}
        </time>
      </TableCell>
      <TableCell className="flex flex-col">
        <span className="font-medium wrap-anywhere">{buyer}</span>
        {buyerNumber ? <span className="text-sm text-ink-soft tabular-nums">{t('buyerNumber', { number: buyerNumber })}</span> : null}
        <span className="text-sm text-ink-soft">
          {t('order')} <OrderReference order={order} />
        </span>
        {fiscal ? <FiscalCodes fiscal={fiscal} /> : null}
        {credits ? <span className="text-sm text-ink-soft">{t('creditOf', { number: credits.number })}</span> : null}
      </TableCell>
      <TableCell className="flex flex-wrap items-center gap-x-3 gap-y-1 lg:flex-col lg:items-end">
        <span className="font-medium tabular-nums">{formatPrice(kind === 'credit' ? -total : total)}</span>
        {state ? <Badge tone={tones[state]}>{t(`states.${state}`)}</Badge> : null}
        {fiscal && fiscal.state !== 'done' ? (
          <Badge tone={fiscal.state === 'failed' ? 'danger' : 'warning'}>{t(`fiscalStates.${fiscal.state}`)}</Badge>
        ) : null}
        {state === 'partly' ? (
          <span className="text-sm text-ink-soft tabular-nums">{t('credited', { amount: formatPrice(credited) })}</span>
        ) : null}
      </TableCell>
      <InvoiceActions invoice={invoice} />
    </>
  )
}

/** What stands on the invoice, and why the authority has not answered (docs/rules/fiscal.md#fiscal-print). */
function FiscalCodes({ fiscal: { zki, jir, error } }: { fiscal: FiscalState }) {
  const t = useTranslations('admin.invoices.fiscal')
  return (
    <>
      {jir || zki ? (
        <span className="text-xs wrap-anywhere text-ink-soft">{jir ? t('jir', { code: jir }) : t('zki', { code: zki })}</span>
      ) : null}
      {error ? <span className="text-sm wrap-anywhere text-danger">{error}</span> : null}
    </>
  )
}

function InvoiceActions({ invoice: { id, number, email, fiscal } }: { invoice: OfficeInvoiceItem }) {
  const t = useTranslations('admin.invoices')
  const mayReport = useMayCall(officeFiscalApi.retry)
  const mayResend = useMayCall(officeInvoiceApi.resend)
  const file = useOpenInvoiceFile()
  const resend = useResendInvoice()
  const retry = useRetryFiscal()
  const open = useSubmitOnce((format: 'pdf' | 'ubl') => file.mutateAsync({ id, format }).catch(toastError))
  const send = useSubmitOnce(async () => {
    try {
      const sent = await resend.mutateAsync(id)
      toastSuccess(t('resent', { number, email: sent.email }))
    } catch (error) {
      toastError(error)
    }
  })
  const report = useSubmitOnce(async () => {
    try {
      const { state, error } = await retry.mutateAsync(id)
      if (state === 'done') return toastSuccess(t('fiscal.done', { number }))
      // A report that the tax office refuses is no failed call.
      toastRefusal(t('fiscal.failed', { number, error }), { path: officeFiscalApi.retry.path, input: { invoiceId: id } })
    } catch (error) {
      toastError(error)
    }
  })
  return (
    <TableCell className="flex flex-wrap gap-2 lg:justify-end">
      {mayReport && fiscal && fiscal.state !== 'done' ? (
        <Button size="sm" busy={retry.isPending} onClick={() => void report()} aria-label={t('named.fiscal', { number })}>
          {t('fiscal.retry')}
        </Button>
      ) : null}
      {(['pdf', 'ubl'] as const).map((format) => (
        <Button
          key={format}
          variant="secondary"
          size="sm"
          busy={file.isPending && file.variables.format === format}
          onClick={() => void open(format)}
          aria-label={t(`named.${format}`, { number })}
        >
          {t(format)}
        </Button>
      ))}
      {!mayResend ? null : email ? (
        <Button variant="quiet" size="sm" busy={resend.isPending} onClick={() => void send()} aria-label={t('named.resend', { number })}>
          {t('resend')}
        </Button>
      ) : (
        <span className="self-center text-sm text-ink-soft">{t('noAddress')}</span>
      )}
    </TableCell>
  )
}
