'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useSubmitOnce } from '@/components/form/use-submit-once'
import { Button } from '@/components/ui/button/button'
import { Field } from '@/components/ui/control/field'
import { Input } from '@/components/ui/control/input'
import { Card } from '@/components/ui/display/card'
import { rejectInvalidQuantity } from '@/components/ui/quantity/invalid-quantity'
import { QuantityStepper } from '@/components/ui/quantity/quantity-stepper'
import type { OfficeOrder } from '@/lib/api/v2/ecommerce/order/office.schema'
import { toastRefusal, toastSuccess } from '@/lib/browser/toast/toast'
import { newId } from '@/lib/text/new-id'
import { useMayCall } from '@/features/auth/session/use-may-call'
import { officeShipmentApi } from '@/lib/api/v2/ecommerce/order/office/shipment'
import { useCreateShipment } from '../order-queries'
import { ProposedEditWarning } from '../edits/proposed-edit-warning'
import { LineName } from '../line-name'
import { useOrderFailure } from '../use-order-failure'
import { LabelFields, type ChosenLabel } from './label-fields'
import { ShipmentList } from './shipment-list'

type Shipped = Pick<OfficeOrder, 'id' | 'status' | 'lines' | 'shipments' | 'paymentKind' | 'labelCarriers' | 'proposedEdit'>

/** The parcels of the order, and the form for the next one. */
export function ShipmentCard({ order }: { order: Shipped }) {
  const t = useTranslations('admin.orders.parcels')
  const [isOpen, setIsOpen] = useState(false)
  const maySend = useMayCall(officeShipmentApi.create)
  const { status, lines, shipments } = order
  const mayLeave = status === 'paid' || status === 'packed' || (status === 'awaiting_payment' && order.paymentKind === 'cashOnDelivery')
  const left = lines.reduce((sum, { toSend }) => sum + toSend, 0)
  const isLeft = mayLeave && left > 0
  const canSend = isLeft && maySend
  if (!isLeft && shipments.length === 0) return null
  return (
    <Card as="section" padding="lg" aria-labelledby="parcels-title" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-baseline justify-between gap-3">
        <div>
          <h2 id="parcels-title" className="text-xl">
            {t('title')}
          </h2>
          {isLeft ? <p className="text-ink-soft">{t('left', { count: left })}</p> : null}
        </div>
        {canSend ? (
          <Button variant="secondary" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
            {t(isOpen ? 'hide' : 'open')}
          </Button>
        ) : null}
      </div>
      <ShipmentList shipments={shipments} carriers={order.labelCarriers} />
      {/* The key forgets the quantities when the order has changed. */}
      {canSend && isOpen ? <ShipmentForm key={`${status}-${left}`} order={order} onDone={() => setIsOpen(false)} /> : null}
    </Card>
  )
}

function ShipmentForm({ order, onDone }: { order: Shipped; onDone: () => void }) {
  const t = useTranslations('admin.orders.parcels')
  const { id, lines, labelCarriers } = order
  const showFailure = useOrderFailure(order.status)
  const sendable = lines.filter(({ toSend }) => toSend > 0)
  const [pieces, setPieces] = useState<Readonly<Record<number, number>>>(() =>
    Object.fromEntries(sendable.map((line) => [line.id, line.toSend])),
  )
  const [details, setDetails] = useState({ carrier: '', tracking: '', url: '' })
  const [label, setLabel] = useState<ChosenLabel>({ carrier: null, packages: 1 })
  // A repeated press after a lost answer must not send twice.
  const [key] = useState(newId)
  const { mutateAsync: create, isPending } = useCreateShipment()
  const sendOnce = useSubmitOnce(send)
  const chosen = sendable.flatMap((line) => ((pieces[line.id] ?? 0) > 0 ? [{ lineId: line.id, quantity: pieces[line.id] ?? 0 }] : []))
  const isWrongUrl = details.url.trim() !== '' && !details.url.trim().startsWith('https://')

  async function send() {
    if (rejectInvalidQuantity()) return
    try {
      const { carrier, packages } = label
      const input = carrier ? { label: { carrier, packages } } : details
      const { shipments } = await create({ key, input: { id, lines: chosen, ...input } })
      const parcel = shipments.at(-1)
      const isLabelRefused = parcel?.label?.state === 'failed'
      if (isLabelRefused) toastRefusal(t('label.failedSoft'), { path: officeShipmentApi.label.path, input: { id: parcel.id } })
      else toastSuccess(t('sent'))
      onDone()
    } catch (error) {
      showFailure(error)
    }
  }

  return (
    <div className="flex flex-col gap-5">
      <ul aria-label={t('contents')} className="divide-y divide-line border-y border-line">
        {sendable.map((line) => (
          <li key={line.id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
            <LineName line={line} note={t('toSend', { count: line.toSend })} />
            <QuantityStepper
              value={pieces[line.id] ?? 0}
              min={0}
              max={line.toSend}
              onChange={(quantity) => setPieces({ ...pieces, [line.id]: quantity })}
              label={t('pieces', { name: line.name })}
              decreaseLabel={t('less', { name: line.name })}
              increaseLabel={t('more', { name: line.name })}
            />
          </li>
        ))}
      </ul>
      <LabelFields id="parcel-label" carriers={labelCarriers} value={label} onChange={setLabel} isOptional />
      {label.carrier === null ? (
        <TrackingFields details={details} isWrongUrl={isWrongUrl} onChange={setDetails} />
      ) : (
        <p className="text-sm text-ink-soft">{t('label.hint')}</p>
      )}
      <ProposedEditWarning order={order} />
      <div>
        <Button busy={isPending} disabled={chosen.length === 0 || (label.carrier === null && isWrongUrl)} onClick={() => void sendOnce()}>
          {t('send')}
        </Button>
      </div>
    </div>
  )
}

type Details = { carrier: string; tracking: string; url: string }
type TrackingFieldsProps = { details: Details; isWrongUrl: boolean; onChange: (details: Details) => void }

/** What a person copies from the carrier. */
function TrackingFields({ details, isWrongUrl, onChange }: TrackingFieldsProps) {
  const t = useTranslations('admin.orders.parcels')
  return (
    <div className="grid gap-4 sm:grid-cols-3">
      {(['carrier', 'tracking', 'url'] as const).map((name) => (
        <Field
          key={name}
          id={`parcel-${name}`}
          label={t(`fields.${name}`)}
          error={name === 'url' && isWrongUrl ? t('urlWrong') : undefined}
        >
          {(control) => (
            <Input
              {...control}
              maxLength={name === 'url' ? 500 : name === 'tracking' ? 200 : 100}
              autoComplete="off"
              inputMode={name === 'url' ? 'url' : undefined}
              value={details[name]}
              onChange={(event) => onChange({ ...details, [name]: event.target.value })}
            />
          )}
        </Field>
      ))}
    </div>
  )
}
