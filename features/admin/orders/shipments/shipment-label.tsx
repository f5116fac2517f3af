'use client'

import { Tag } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useSubmitOnce } from '@/components/form/use-submit-once'
import { Button } from '@/components/ui/button/button'
import { Alert } from '@/components/ui/feedback/alert'
import { rejectInvalidQuantity } from '@/components/ui/quantity/invalid-quantity'
import type { OfficeShipment } from '@/lib/api/v2/ecommerce/order/office.schema'
import { toastError, toastSuccess } from '@/lib/browser/toast/toast'
import type { LabelCarrier } from '@/lib/order/label-carriers'
import { useMayCall } from '@/features/auth/session/use-may-call'
import { officeShipmentApi } from '@/lib/api/v2/ecommerce/order/office/shipment'
import { useLabelShipment, useOpenLabel } from '../order-queries'
import { LabelFields, type ChosenLabel } from './label-fields'

type ShipmentLabelProps = { shipment: OfficeShipment; name: string; carriers: readonly LabelCarrier[] }

/** The label of a parcel: its file, why it failed, or how to get one. */
export function ShipmentLabel({ shipment: { id, state, label }, name, carriers }: ShipmentLabelProps) {
  const t = useTranslations('admin.orders.parcels.label')
  const mayOpen = useMayCall(officeShipmentApi.openLabel)
  const mayMake = useMayCall(officeShipmentApi.label)
  const isSent = state === 'sent'
  if (label?.state === 'done') {
    if (label.hasFile) return mayOpen ? <OpenLabel id={id} name={name} /> : null
    return isSent ? <p className="w-full text-sm text-ink-soft">{t('gone')}</p> : null
  }
  if (!isSent) return null
  if (label?.state === 'waiting') return <output className="w-full text-sm text-ink-soft">{t('waiting')}</output>
  if (!label) return mayMake ? <MakeLabel id={id} name={name} carriers={carriers} /> : null
  return (
    <Alert
      role="status"
      tone="danger"
      className="w-full"
      title={t('failed', { carrier: t(`carriers.${label.carrier}`) })}
      actions={mayMake ? <MakeLabel id={id} name={name} carriers={carriers} failed={label} /> : null}
    >
      <p>{t(`errors.${label.error ?? 'other'}`)}</p>
      {label.isMailDue ? <p>{t('mailDue')}</p> : null}
      {label.said ? <p className="text-sm wrap-anywhere">{t('said', { words: label.said })}</p> : null}
    </Alert>
  )
}

function OpenLabel({ id, name }: { id: number; name: string }) {
  const t = useTranslations('admin.orders.parcels.label')
  const { mutateAsync: openFile, isPending } = useOpenLabel()
  const open = useSubmitOnce(() => openFile(id).catch(toastError))
  return (
    <Button variant="secondary" busy={isPending} onClick={() => void open()} aria-label={t('openNamed', { name })}>
      <Tag aria-hidden="true" className="size-4" />
      {t('open')}
    </Button>
  )
}

/** `failed`: what was asked for before, chosen again. */
function MakeLabel({ id, name, carriers, failed }: Omit<ShipmentLabelProps, 'shipment'> & { id: number; failed?: ChosenLabel }) {
  const t = useTranslations('admin.orders.parcels.label')
  const [isOpen, setIsOpen] = useState(failed !== undefined)
  const known = carriers.find((one) => one === failed?.carrier) ?? carriers[0] ?? null
  const [chosen, setChosen] = useState<ChosenLabel>({ carrier: known, packages: failed?.packages ?? 1 })
  const { mutateAsync: makeLabel, isPending } = useLabelShipment()
  const make = useSubmitOnce(async ({ carrier, packages }: ChosenLabel) => {
    if (carrier === null || rejectInvalidQuantity()) return
    try {
      await makeLabel({ id, carrier, packages })
      toastSuccess(t('made'))
    } catch (error) {
      toastError(error)
    }
  })
  if (!isOpen)
    return (
      <Button variant="secondary" aria-label={t('makeNamed', { name })} onClick={() => setIsOpen(true)}>
        <Tag aria-hidden="true" className="size-4" />
        {t('make')}
      </Button>
    )
  return (
    <fieldset className="flex w-full flex-wrap text-ink items-end gap-x-6 gap-y-4">
      <legend className="sr-only">{t('legend')}</legend>
      <LabelFields id={`label-${id}`} carriers={carriers} value={chosen} onChange={setChosen} />
      <Button
        busy={isPending}
        disabled={chosen.carrier === null}
        onClick={() => void make(chosen)}
        aria-label={t(failed ? 'retryNamed' : 'makeNamed', { name })}
      >
        {t(failed ? 'retry' : 'make')}
      </Button>
    </fieldset>
  )
}
