'use client'

import { useTranslations } from 'next-intl'
import { useSubmitOnce } from '@/components/form/use-submit-once'
import { Button } from '@/components/ui/button/button'
import { Field } from '@/components/ui/control/field'
import { Textarea } from '@/components/ui/control/textarea'
import { Card } from '@/components/ui/display/card'
import { Alert } from '@/components/ui/feedback/alert'
import { rejectInvalidQuantity } from '@/components/ui/quantity/invalid-quantity'
import type { EditPreview } from '@/lib/api/v2/ecommerce/order/office/edit.schema'
import { toastSuccess } from '@/lib/browser/toast/toast'
import { useRouter } from '@/lib/i18n/navigation'
import { formatPrice } from '@/lib/office/formats'
import type { OrderChanges } from './edit-form'
import { useConfirmEdit } from './edit-queries'

type EditOutcomeProps = {
  id: number
  changes: OrderChanges
  preview: EditPreview
  idempotencyKey: string
  /** The message to the buyer, which outlives this preview. */
  reason: string
  onReason: (reason: string) => void
  onRefused: (error: unknown) => void
}

/** What an edit would change, what happens with the money and the invoice, and the button that makes it. */
export function EditOutcome({ id, changes, preview, idempotencyKey, reason, onReason, onRefused }: EditOutcomeProps) {
  const t = useTranslations('admin.orderEdit.outcome')
  const problems = useTranslations('admin.orderEdit.problems')
  const router = useRouter()
  const { mutateAsync: confirm, isPending } = useConfirmEdit()
  const confirmOnce = useSubmitOnce(edit)
  const { version, fingerprint, problem, money, invoice } = preview
  const isProposed = money.kind === 'surcharge'

  async function edit() {
    if (rejectInvalidQuantity()) return
    try {
      await confirm({ key: idempotencyKey, input: { id, ...changes, version, fingerprint, reason: reason.trim() } })
      toastSuccess(t(isProposed ? 'proposed' : 'done'))
      router.push({ pathname: '/admin/orders/[id]', params: { id: String(id) } })
    } catch (error) {
      onRefused(error)
    }
  }

  return (
    <Card as="section" padding="lg" role="status" aria-labelledby="edit-outcome-title" className="flex flex-col gap-5">
      <h2 id="edit-outcome-title" className="text-xl">
        {t('title')}
      </h2>
      <Amounts preview={preview} />
      {problem ? (
        <Alert tone="danger">{problems(problem)}</Alert>
      ) : (
        <>
          <Alert tone={money.kind === 'none' ? 'info' : 'warning'}>
            {[
              t(moneyKey(money), { amount: formatPrice(money.amount) }),
              ...(invoice === 'unchanged' ? [] : [t(`invoice.${invoice}`)]),
            ].join(' ')}
          </Alert>
          <Field id="edit-reason" label={t('reason')} hint={t('reasonHint')}>
            {(control) => (
              <Textarea {...control} rows={2} maxLength={1000} value={reason} onChange={(event) => onReason(event.target.value)} />
            )}
          </Field>
          <div>
            <Button busy={isPending} onClick={() => void confirmOnce()}>
              {t(isProposed ? 'propose' : 'confirm')}
            </Button>
          </div>
        </>
      )}
    </Card>
  )
}

function moneyKey({ kind, by }: EditPreview['money']) {
  return kind === 'none' ? 'money.none' : (`money.${kind}.${by}` as const)
}

function Amounts({ preview: { before, after, difference } }: { preview: EditPreview }) {
  const t = useTranslations('admin.orderEdit.outcome')
  const rows = [
    { name: t('items'), from: before.cartTotal, to: after.cartTotal },
    { name: t('delivery'), from: before.delivery, to: after.delivery },
    ...(before.paymentFee > 0 ? [{ name: t('fee'), from: before.paymentFee, to: after.paymentFee }] : []),
    { name: t('total'), from: before.orderTotal, to: after.orderTotal },
  ]
  return (
    <>
      <table className="w-full max-w-xl tabular-nums">
        <caption className="sr-only">{t('title')}</caption>
        <thead className="text-left text-ink-soft">
          <tr>
            <th scope="col" className="font-normal">
              <span className="sr-only">{t('what')}</span>
            </th>
            <th scope="col" className="text-right font-normal">
              {t('before')}
            </th>
            <th scope="col" className="text-right font-normal">
              {t('after')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, from, to }) => (
            <tr key={name} className="last:border-t last:border-line last:font-semibold">
              <th scope="row" className="py-1 text-left font-[inherit]">
                {name}
              </th>
              <td className="py-1 text-right">{formatPrice(from)}</td>
              <td className="py-1 text-right">{formatPrice(to)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>{t('difference', { amount: `${difference > 0 ? '+' : ''}${formatPrice(difference)}` })}</p>
    </>
  )
}
