'use client'

import { useTranslations } from 'next-intl'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useSubmitOnce } from '@/components/form/use-submit-once'
import { Button } from '@/components/ui/button/button'
import { Field } from '@/components/ui/control/field'
import { Radio } from '@/components/ui/control/radio'
import { RadioGroup } from '@/components/ui/control/radio-group'
import { Textarea } from '@/components/ui/control/textarea'
import { Alert } from '@/components/ui/feedback/alert'
import { rejectInvalidQuantity } from '@/components/ui/quantity/invalid-quantity'
import { QuantityStepper } from '@/components/ui/quantity/quantity-stepper'
import { returnKinds } from '@/features/admin/returns/list/return-list'
import { useCreateReturn } from '@/features/admin/returns/return-queries'
import type { ReturnKind } from '@/lib/api/v2/ecommerce/order/office/return.schema'
import { toastError, toastSuccess } from '@/lib/browser/toast/toast'
import { useIdempotentSend } from '@/lib/browser/use-idempotent-send'
import { useRouter } from '@/lib/i18n/navigation'
import { LineName } from '../line-name'
import type { Returned } from './return-card'

/** Opens a return of pieces that the buyer has. */
export function ReturnForm({ order: { id, lines, ...parcels } }: { order: Returned }) {
  const t = useTranslations('admin.returns')
  const router = useRouter()
  const [kind, setKind] = useState<ReturnKind>('withdrawal')
  const [pieces, setPieces] = useState<Readonly<Record<number, number>>>({})
  const [reason, setReason] = useState('')
  const [isEmpty, setEmpty] = useState(false)
  const summary = useRef<HTMLDivElement>(null)
  // A repeated press after a lost answer must not open two. Pieces that a colleague has taken meanwhile stay chosen, so that the server says so.
  const sendKeyed = useIdempotentSend()
  const { mutateAsync: create, isPending } = useCreateReturn()
  const openOnce = useSubmitOnce(open)
  const returnable = lines.filter((line) => line.returnable > 0)

  /** A parcel comes back with everything in it. */
  function choose(next: ReturnKind) {
    setKind(next)
    const isUntouched = Object.values(pieces).every((quantity) => quantity === 0)
    if (next === 'undelivered' && isUntouched) setPieces(Object.fromEntries(returnable.map((line) => [line.id, line.returnable])))
  }

  async function open() {
    if (rejectInvalidQuantity()) return
    const chosen = returnable.flatMap((line) => {
      const quantity = pieces[line.id] ?? 0
      return quantity > 0 ? [{ lineId: line.id, quantity }] : []
    })
    flushSync(() => setEmpty(chosen.length === 0))
    if (chosen.length === 0) return summary.current?.focus()
    try {
      const input = { id, kind, lines: chosen, reason: reason.trim() }
      const { id: returnId } = await sendKeyed(input, ({ headers }) => create({ key: headers['idempotency-key'], input }))
      toastSuccess(t('new.done'))
      router.push({ pathname: '/admin/returns/[id]', params: { id: returnId } })
    } catch (error) {
      toastError(error)
    }
  }

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void openOnce()
      }}
      className="flex flex-col gap-5"
    >
      {isEmpty ? (
        <Alert ref={summary} role="alert" tabIndex={-1} tone="danger" title={t('new.problem')}>
          <a href="#return-lines" className="inline-block py-0.5 font-medium underline underline-offset-4">
            {t('new.nothing')}
          </a>
        </Alert>
      ) : null}
      <RadioGroup id="return-kind" legend={t('new.kind')} hint={t(`new.hints.${kind}`)} spacing="tight" required>
        {returnKinds.map((one) => (
          <Radio key={one} name="return-kind" value={one} checked={one === kind} onChange={() => choose(one)}>
            {t(`kinds.${one}`)}
          </Radio>
        ))}
      </RadioGroup>
      <ul id="return-lines" tabIndex={-1} aria-label={t('new.lines')} className="divide-y divide-line border-y border-line">
        {returnable.map((line) => (
          <li key={line.id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
            <LineName line={line} note={t(isOnWay(parcels) ? 'new.availableOrOnWay' : 'new.available', { count: line.returnable })} />
            <QuantityStepper
              value={pieces[line.id] ?? 0}
              min={0}
              max={line.returnable}
              onChange={(quantity) => {
                setEmpty(false)
                setPieces({ ...pieces, [line.id]: quantity })
              }}
              label={t('new.pieces', { name: line.name })}
              decreaseLabel={t('new.less', { name: line.name })}
              increaseLabel={t('new.more', { name: line.name })}
            />
          </li>
        ))}
      </ul>
      {isEmpty ? <p className="text-sm text-danger">{t('new.nothing')}</p> : null}
      <Field id="return-reason" label={t('new.reason')} hint={t('new.reasonHint')}>
        {(control) => <Textarea {...control} rows={2} maxLength={1000} value={reason} onChange={({ target }) => setReason(target.value)} />}
      </Field>
      <div>
        <Button type="submit" busy={isPending}>
          {t('new.submit')}
        </Button>
      </div>
    </form>
  )
}

/** Whether pieces were sent that are not known to have arrived. */
function isOnWay({ status, shipments }: Pick<Returned, 'status' | 'shipments'>) {
  return status !== 'delivered' && (status === 'shipped' || shipments.some(({ state }) => state === 'sent'))
}
